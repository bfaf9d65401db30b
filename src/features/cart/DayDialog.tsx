import { t } from 'ttag';
import { useDaysShown } from '../../api';
import { schoolToday } from '../../lib/dates';
import { lessonFacts } from '../../lib/lessonFacts';
import type { SchoolDay } from '../../lib/schoolDays';
import { type CartLine, sessionDateChanged, useAppDispatch } from '../../state';
import { MonthCalendar } from '../../ui/calendar/MonthCalendar';
import { daysShown, useShownMonth } from '../../ui/calendar/months';
import { Dialog } from '../../ui/Dialog';
import type { DayChoice } from './CartSessionRow';

export interface DayDialogProps {
  lines: readonly CartLine[];
  choice: DayChoice;
  /** What is known of the coming days. */
  schoolDays: readonly SchoolDay[];
  onClose: () => void;
}

/** The month from which another day is chosen for a session of the cart. */
export function DayDialog({ lines, choice: { line, session, which }, schoolDays, onClose }: DayDialogProps) {
  const dispatch = useAppDispatch();
  const today = schoolToday();
  const lesson = lines[line]?.product ?? { name: which };
  const chosen = lines[line]?.sessions[session]?.date ?? '';
  const [month, turnTo] = useShownMonth(chosen, today);
  const { days, isAsking } = useDaysShown(schoolDays, daysShown(month, lessonFacts(lesson).days));
  const choose = (date: string) => {
    dispatch(sessionDateChanged({ line, session, date }));
    onClose();
  };

  return (
    <Dialog isSlim title={t`Choose a day`} onClose={onClose}>
      <p dir="auto">{which}</p>
      <MonthCalendar
        label={t`Choose the day of ${which}`}
        lesson={lesson}
        today={today}
        chosen={chosen}
        month={month}
        days={days}
        isBusy={isAsking}
        autoFocus
        onMonth={turnTo}
        onChoose={choose}
      />
    </Dialog>
  );
}
