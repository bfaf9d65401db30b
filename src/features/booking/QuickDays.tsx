import { t } from 'ttag';
import { asDate } from '../../lib/dates';
import { textLocale } from '../../lib/language';
import { once } from '../../lib/once';
import * as s from './ChangeBooking.module.css';

const weekday = once(() => new Intl.DateTimeFormat(textLocale, { weekday: 'short', timeZone: 'UTC' }));
const dayAndMonth = once(
  () => new Intl.DateTimeFormat(textLocale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

interface QuickDaysProps {
  /** YYYY-MM-DD */
  days: readonly string[];
  chosen: string;
  onChoose: (day: string) => void;
}

/** The next days that can be chosen, one press each; the date field has all others. */
export function QuickDays({ days, chosen, onChoose }: QuickDaysProps) {
  if (days.length === 0) return null;
  return (
    <div className={s.quick} role="group" aria-label={t`Next free days`}>
      {days.map((day) => (
        <button key={day} type="button" aria-pressed={day === chosen} onClick={() => onChoose(day)}>
          <strong>{weekday().format(asDate(day))}</strong> <span>{dayAndMonth().format(asDate(day))}</span>
        </button>
      ))}
    </div>
  );
}
