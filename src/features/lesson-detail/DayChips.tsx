import { t } from 'ttag';
import { dayAfter } from '../../lib/dates';
import { textLocale } from '../../lib/language';
import { once } from '../../lib/once';
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
  onChoose: (day: string) => void;
}

/** The next days as buttons beside a date field, for those who come soon: one tap, and no calendar. */
export function DayChips({ today, chosen, onChoose }: DayChipsProps) {
  return Array.from({ length: COUNT }, (_, offset) => {
    const day = dayAfter(today, offset);
    const [name, date] = namesOf(day, offset);
    return (
      <button key={day} type="button" className={s.chip} aria-pressed={day === chosen} onClick={() => onChoose(day)}>
        <span>{name}</span> <span>{date}</span>
      </button>
    );
  });
}
