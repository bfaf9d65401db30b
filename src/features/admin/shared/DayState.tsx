import { useListDaysQuery } from '../../../api';
import { isReservable } from '../../../lib/dates';
import { counted } from './counted';
import * as s from './forms.module.css';

/** Says of a day that it is closed, or how many places it has left; nothing where it is open without a limit. */
export function DayState({ date }: { date: string }) {
  const isAsked = isReservable(date);
  const { currentData } = useListDaysQuery(
    { from: date, to: date },
    { refetchOnMountOrArgChange: true, skip: !isAsked }, // anew with each form: guests take places, too
  );
  const day = isAsked ? currentData?.data.find((one) => one.date === date) : undefined;
  if (!day) return null;
  if (!day.is_open)
    return <p className={s.warning}>{`The school is closed on this day${day.reason ? `: ${day.reason}` : ''}.`}</p>;
  if (day.places_left === null) return null;
  return (
    <p className={day.places_left === 0 ? s.warning : s.note}>
      {day.places_left === 0
        ? 'No place is left on this day.'
        : `${counted(day.places_left, 'place is', 'places are')} left on this day.`}
    </p>
  );
}
