import type { MouseEvent } from 'react';
import { t } from 'ttag';
import type { CheckedBooking } from '../../api';
import { ownChanges } from './ownChanges';
import * as s from './StepPanel.module.css';

/** The button that opens the choice of another day. */
export const MOVE_BUTTON = 'move-booking';

function goToMove(event: MouseEvent): void {
  event.preventDefault();
  const button = document.getElementById(MOVE_BUTTON);
  button?.scrollIntoView({ block: 'center' });
  button?.focus({ preventScroll: true });
}

/** Leads to where the guest moves the booking, which on a phone is far below; nothing where that cannot be done here. */
export const ToMove = ({ booking }: { booking: CheckedBooking }) =>
  ownChanges(booking).movable.length > 0 && (
    <a className={s.ask} href={`#${MOVE_BUTTON}`} onClick={goToMove}>
      {t`Move to another day`}
    </a>
  );
