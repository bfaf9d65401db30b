import type { MouseEvent } from 'react';
import { t } from 'ttag';
import { formatRupiah } from '../../lib/money';
import { Button } from '../../ui/Button';
import * as s from './BookingForm.module.css';

/** Goes to the first session without a day that can be booked: to its calendar, or to its date field while that is not there. */
function goToDay({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void {
  const sessions = [...(form?.querySelectorAll('fieldset') ?? [])];
  const session = sessions.find((part) => {
    const field = part.querySelector<HTMLInputElement>('[type="date"]');
    return !field?.value || field.hasAttribute('aria-invalid');
  });
  const field =
    session?.querySelector<HTMLElement>('[role="grid"] button:not([aria-disabled])') ??
    session?.querySelector<HTMLElement>('[type="date"]');
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

interface BookingBarProps {
  /** Rupiah. */
  total: number;
  /** Who comes how often. */
  people: string;
  /** A session has no day yet, or one that cannot be booked. */
  needsDay: boolean;
  canAdd: boolean;
}

/** What the chosen sessions cost, and the way on. On a phone it stays at the lower edge of the screen. */
export function BookingBar({ total, people, needsDay, canAdd }: BookingBarProps) {
  return (
    <div className={s.bar} data-bottom-bar>
      <p>
        <strong>{formatRupiah(total)}</strong>
        {needsDay ? (
          <button type="button" onClick={goToDay}>
            {t`Choose a day`}
          </button>
        ) : (
          <span>{people}</span>
        )}
      </p>
      <Button type="submit" disabled={!canAdd}>
        {t`Add to Cart`}
      </Button>
    </div>
  );
}
