import { t } from 'ttag';
import type { CheckedBooking } from '../../api';
import { goodToKnow } from '../../config/school';
import { formatDay, schoolToday } from '../../lib/dates';
import { bookedLesson } from '../../lib/lessonFacts';
import { lessonTime } from '../../lib/lessonTime';
import { paymentStatusOf } from '../../lib/paymentStatus';
import { AddToCalendar } from './AddToCalendar';
import { PayAtSchool } from './OpenStep';
import { StepPanel, type StepProps } from './StepPanel';
import * as s from './StepPanel.module.css';

/** The next day with its lesson's time, and how many sessions there are from then on. */
function daysToCome({ booking_details }: CheckedBooking): string {
  const today = schoolToday();
  const sessions = booking_details
    .filter(({ reservation_date }) => reservation_date >= today)
    .sort((a, b) => a.reservation_date.localeCompare(b.reservation_date));
  const [first] = sessions;
  if (!first) return '';
  const day = formatDay(first.reservation_date);
  const time = lessonTime(bookedLesson(first.product_name, first.sessions?.[0]));
  const count = sessions.length;
  const days = count > 1 ? t`${day} first, ${count} sessions in all.` : `${day}.`;
  return `${days} ${time}`;
}

/** The guest is expected: when, where, with what. */
export function ConfirmedStep(step: StepProps) {
  const { booking } = step;
  const facts = [
    [t`When`, daysToCome(booking)],
    [t`Where`, [booking.surf_spot_name?.trim(), goodToKnow.meetingPoint].filter(Boolean).join('. ')],
    [t`Bring`, goodToKnow.bring.join(', ')],
  ] as const;
  return (
    <StepPanel {...step} tone="well" title={t`See you at the beach`} ways={<AddToCalendar booking={booking} isFirst />}>
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
