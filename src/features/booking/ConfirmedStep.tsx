import type { MouseEvent } from 'react';
import { t } from 'ttag';
import { paymentStatusOf } from '../../lib/paymentStatus';
import { AddToCalendar } from './AddToCalendar';
import { Arrival, useComing } from './Arrival';
import { PayAtSchool, StepPanel, type StepProps, StillDue } from './StepPanel';
import * as s from './StepPanel.module.css';

/** Goes to where the days are moved, which on a phone is far below; to its heading where nothing can be pressed there. */
function goToChanges(event: MouseEvent): void {
  const button = document.getElementById('change-booking')?.parentElement?.querySelector('button');
  if (!button) return;
  event.preventDefault();
  button.scrollIntoView({ block: 'center' });
  button.focus({ preventScroll: true });
}

const toChanges = (
  <a className={s.ask} href="#change-booking" onClick={goToChanges}>
    {t`Move to another day`}
  </a>
);

/** The guest is expected: when, where, with what. Where the school has closed the next day, another one is to be chosen. */
export function ConfirmedStep(step: StepProps) {
  const { booking } = step;
  const { sessions, closed } = useComing(booking);
  const head = closed.has(sessions[0]?.date ?? '')
    ? { tone: 'due' as const, title: t`Choose another day`, ways: toChanges }
    : { tone: 'well' as const, title: t`See you at the beach`, ways: <AddToCalendar booking={booking} isFirst /> };
  return (
    <StepPanel {...step} {...head}>
      <Arrival booking={booking} />
      {paymentStatusOf(booking) === 'PAID' ? <StillDue booking={booking} /> : <PayAtSchool booking={booking} />}
    </StepPanel>
  );
}
