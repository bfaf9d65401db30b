import { t } from 'ttag';
import { useDaysShown } from '../../api';
import { type Described, lessonFacts } from '../../lib/lessonFacts';
import type { SchoolDay } from '../../lib/schoolDays';
import { MonthCalendar } from '../../ui/calendar/MonthCalendar';
import { daysShown, useShownMonth } from '../../ui/calendar/months';

export interface SessionCalendarProps {
  /** Position in the form, from 1. */
  number: number;
  lesson: Described;
  today: string;
  chosen: string;
  /** What is known of the coming days. */
  schoolDays: readonly SchoolDay[];
  onChoose: (day: string) => void;
}

/** The month from which the day of a session is chosen. */
export function SessionCalendar({ number, lesson, today, chosen, schoolDays, onChoose }: SessionCalendarProps) {
  const [month, turnTo] = useShownMonth(chosen, today);
  const { days, isAsking } = useDaysShown(schoolDays, daysShown(month, lessonFacts(lesson).days));
  return (
    <MonthCalendar
      label={t`Choose the day of session ${number}`}
      lesson={lesson}
      today={today}
      chosen={chosen}
      month={month}
      days={days}
      isBusy={isAsking}
      onMonth={turnTo}
      onChoose={onChoose}
    />
  );
}
