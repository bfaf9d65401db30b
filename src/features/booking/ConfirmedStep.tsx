import { t } from 'ttag';
import type { CheckedBooking } from '../../api';
import { amountDue } from '../../lib/bookings';
import { formatRupiah } from '../../lib/money';
import { paymentStatusOf } from '../../lib/paymentStatus';
import { AddToCalendar } from './AddToCalendar';
import { Arrival } from './Arrival';
import { PayAtSchool } from './OpenStep';
import { StepPanel, type StepProps } from './StepPanel';

/** What a guest who has paid owes again, as the booking costs more now or money was given back; nothing where that is nothing. */
function StillDue({ booking }: { booking: CheckedBooking }) {
  const due = amountDue(booking);
  const amount = formatRupiah(due);
  return due > 0 && <p>{t`There is still ${amount} to pay at the school.`}</p>;
}

/** The guest is expected: when, where, with what. */
export function ConfirmedStep(step: StepProps) {
  const { booking } = step;
  return (
    <StepPanel {...step} tone="well" title={t`See you at the beach`} ways={<AddToCalendar booking={booking} isFirst />}>
      <Arrival booking={booking} />
      {paymentStatusOf(booking) === 'PAID' ? <StillDue booking={booking} /> : <PayAtSchool booking={booking} />}
    </StepPanel>
  );
}
