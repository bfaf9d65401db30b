import { t } from 'ttag';
import { dayAfter } from '../../lib/dates';
import { textLocale } from '../../lib/language';
import { once } from '../../lib/once';
import { refusalOf, type SchoolDay, shortRefusal, takes } from '../../lib/schoolDays';
import { DaysOff } from '../../ui/DaysOff';
import * as s from './DayChips.module.css';

/** Today and the six days after it. */
const COUNT = 7;

const nameFormat = once(
  () => new Intl.DateTimeFormat(textLocale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** The two lines of a chip: 'Today' or the weekday, and the date. */
function namesOf(day: string, offset: number): [name: string, date: string] {
  const parts = nameFormat().formatToParts(new Date(`${day}T00:00:00Z`));
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return [[t`Today`, t`Tomorrow`][offset] ?? part('weekday'), `${part('day')} ${part('month')}`];
}

export interface DayChipsProps {
  /** The school's day, YYYY-MM-DD. */
  today: string;
  /** The day in the date field. */
  chosen: string;
  /** What is known of the coming days. */
  days: readonly SchoolDay[];
  /** How many come. */
  people: number;
  /** How many come at least: a day without so many places cannot be chosen. */
  least: number;
  /** Why today cannot be chosen any more. */
  over: string | null;
  onChoose: (day: string) => void;
}

/** The next days as buttons beside a date field, for those who come soon: one tap, and no calendar. */
export function DayChips({ today, chosen, days, people, least, over, onChoose }: DayChipsProps) {
  return Array.from({ length: COUNT }, (_, offset) => {
    const day = dayAfter(today, offset);
    const [name, date] = namesOf(day, offset);
    const known = days.find((other) => other.date === day);
    const isOver = offset === 0 && over !== null;
    const refusal = known ? refusalOf(known, people) : null;
    const isChoosable = !isOver && (!known || takes(known, least));
    return (
      <button
        key={day}
        type="button"
        className={s.chip}
        aria-pressed={day === chosen}
        aria-disabled={!isChoosable || undefined} // not disabled: those who use the keyboard are to find the reason
        title={(isOver ? over : refusal) ?? undefined}
        onClick={() => isChoosable && onChoose(day)}
      >
        {known && refusal ? (
          <>
            <span>
              {name} {date}
            </span>{' '}
            <span>{shortRefusal(known, people)}</span>
          </>
        ) : (
          <>
            <span>{name}</span> <span>{date}</span>
          </>
        )}
      </button>
    );
  });
}

/** Closed and full days that are too far away for a chip. */
export const LaterDaysOff = ({ today, days, least }: Pick<DayChipsProps, 'today' | 'days' | 'least'>) => {
  const last = dayAfter(today, COUNT - 1);
  return <DaysOff days={days.filter(({ date }) => date > last)} people={least} />;
};
