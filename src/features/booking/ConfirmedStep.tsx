import type { CheckedBooking } from '../../api';
import { goodToKnow } from '../../config/school';
import { formatDay, schoolToday } from '../../lib/dates';
import { paymentStatusOf } from '../../lib/paymentStatus';
import { AddToCalendar } from './AddToCalendar';
import { PayAtSchool } from './OpenStep';
import { StepPanel, type StepProps } from './StepPanel';
import * as s from './StepPanel.module.css';

/** The next day, and how many sessions there are from then on. */
function daysToCome({ booking_details }: CheckedBooking): string {
  const today = schoolToday();
  const days = booking_details.map(({ reservation_date }) => reservation_date).filter((day) => day >= today);
  const [first = ''] = days.sort();
  const day = formatDay(first);
  return days.length > 1 ? `${day} first, ${String(days.length)} sessions in all.` : `${day}.`;
}

/** The guest is expected: when, where, with what. */
export function ConfirmedStep(step: StepProps) {
  const { booking } = step;
  const facts = [
    ['When', `${daysToCome(booking)} ${goodToKnow.time}`],
    ['Where', [booking.surf_spot_name?.trim(), goodToKnow.meetingPoint].filter(Boolean).join('. ')],
    ['Bring', goodToKnow.bring.join(', ')],
  ] as const;
  return (
    <StepPanel {...step} tone="well" title="See you at the beach" ways={<AddToCalendar booking={booking} isFirst />}>
      <dl className={s.arrival}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
      {paymentStatusOf(booking) !== 'PAID' && <PayAtSchool booking={booking} />}
    </StepPanel>
  );
}
