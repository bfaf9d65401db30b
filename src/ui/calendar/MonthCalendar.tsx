import { useState } from 'react';
import { type ClassNames, DayPicker, type Formatters, type Labels } from 'react-day-picker';
import { t } from 'ttag';
import { daysInRow } from '../../lib/dates';
import { language, textLocale } from '../../lib/language';
import { type Described, lessonFacts } from '../../lib/lessonFacts';
import { once } from '../../lib/once';
import type { SchoolDay } from '../../lib/schoolDays';
import { CalendarDay, ShownDays } from './CalendarDay';
import { dayNotes, nearName } from './dayNotes';
import * as s from './MonthCalendar.module.css';
import { dateOf, dayOf, daysShown, lastBookable } from './months';

const format = (options: Intl.DateTimeFormatOptions) => once(() => new Intl.DateTimeFormat(textLocale, options));
const monthFormat = format({ month: 'long', year: 'numeric' });
const dayFormat = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const weekdayFormat = format({ weekday: 'short' });
const numberFormat = format({ day: 'numeric' });

// Always the same ones: the library begins anew with others.
const components = { DayButton: CalendarDay };
const formatters: Partial<Formatters> = {
  formatCaption: (date) => monthFormat().format(date),
  formatWeekdayName: (date) => weekdayFormat().format(date),
  formatDay: (date) => numberFormat().format(date),
};
const labels: Partial<Labels> = {
  labelGrid: (date) => monthFormat().format(date),
  labelDayButton: dayOf, // CalendarDay has more to say
  labelPrevious: () => t`Previous month`,
  labelNext: () => t`Next month`,
};
const classNames: Partial<ClassNames> = {
  month: s.month,
  month_caption: s.caption,
  button_previous: s.turn,
  button_next: s.turn,
  month_grid: s.grid,
  weekday: s.weekday,
  day: s.day,
  day_button: s.button,
  selected: s.selected,
  outside: s.outside,
};
const modifiersClassNames = {
  refused: s.refused ?? '',
  beyond: s.beyond ?? '',
  run: s.run ?? '',
  end: s.end ?? '',
};

interface MonthCalendarProps {
  /** What is chosen here. */
  label: string;
  lesson: Described;
  /** The school's day, YYYY-MM-DD. */
  today: string;
  /** The chosen day, the first one of a course; '' while there is none. */
  chosen: string;
  /** YYYY-MM */
  month: string;
  /** What is known of the days. Those of which nothing is known can be chosen. */
  days: readonly SchoolDay[];
  /** More is being asked for. */
  isBusy: boolean;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  onMonth: (month: string) => void;
  onChoose: (day: string) => void;
}

/**
 * A month to choose a day of a lesson from. Days on which it cannot begin are struck out and can be reached all the same, so
 * that everybody finds the reason: with the pointer, a finger or the keyboard.
 */
export function MonthCalendar(props: MonthCalendarProps) {
  const { label, lesson, today, chosen, month, days, isBusy, autoFocus = false, onMonth, onChoose } = props;
  const [looked, setLooked] = useState<string | null>(null);
  const noteOf = dayNotes(lesson, days, today);
  const isRefused = (date: Date) => noteOf(dayOf(date)).refusal !== null;
  const run = chosen === '' ? [] : daysInRow(chosen, lessonFacts(lesson).days);
  const lastDay = lastBookable(today);
  const why = looked === null ? null : noteOf(looked).refusal;
  const hasStruck = daysInRow(daysShown(month, 1).from, 42).some(
    (day) => day >= today && day <= lastDay && noteOf(day).refusal !== null,
  );
  const look = (date: Date) => setLooked(dayOf(date));

  const nameOf = (day: string): string => {
    const [number, count] = [run.indexOf(day) + 1, run.length];
    const courseDay = number > 1 && t`day ${number} of ${count}`;
    return [
      nearName(day, today),
      dayFormat().format(dateOf(day)),
      day === chosen && t`chosen`,
      courseDay,
      noteOf(day).words,
    ]
      .filter(Boolean)
      .join(', ');
  };

  return (
    <div className={s.calendar} role="group" aria-label={label} aria-busy={isBusy}>
      <ShownDays value={(day) => ({ ...noteOf(day), name: nameOf(day) })}>
        <DayPicker
          mode="single"
          required
          autoFocus={autoFocus}
          navLayout="around"
          showOutsideDays
          fixedWeeks
          weekStartsOn={1}
          lang={language}
          today={dateOf(today)}
          startMonth={dateOf(today)}
          endMonth={dateOf(lastDay)}
          month={dateOf(`${month}-01`)}
          onMonthChange={(date) => onMonth(dayOf(date).slice(0, 7))}
          selected={run[0] ? dateOf(run[0]) : undefined}
          onSelect={(date) => !isRefused(date) && onChoose(dayOf(date))}
          modifiers={{
            refused: isRefused,
            beyond: [{ before: dateOf(today) }, { after: dateOf(lastDay) }],
            run: run.length > 1 ? run.map(dateOf) : [],
            end: run.slice(-1).map(dateOf),
          }}
          modifiersClassNames={modifiersClassNames}
          onDayFocus={look}
          onDayBlur={() => setLooked(null)}
          onDayMouseEnter={look}
          onDayMouseLeave={() => setLooked(null)}
          components={components}
          formatters={formatters}
          labels={labels}
          classNames={classNames}
        />
      </ShownDays>
      <p className={s.why} data-hint={why === null || undefined} dir="auto">
        {why ?? (hasStruck && t`Closed and full days are struck out. Point at one to see why.`)}
      </p>
    </div>
  );
}
