import { useEffect } from 'react';
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
export function DayDialog({ lines, choice: { line, session, which, was }, schoolDays, onClose }: DayDialogProps) {
  const dispatch = useAppDispatch();
  const today = schoolToday();
  const now = lines[line];
  const lesson = now?.product ?? { name: which };
  const chosen = now?.sessions[session]?.date ?? '';
  const [month, turnTo] = useShownMonth(chosen, today);
  const { days, isAsking } = useDaysShown(schoolDays, daysShown(month, lessonFacts(lesson).days));
  const isSame =
    now?.product.id === was.product.id &&
    JSON.stringify(now.sessions[session]) === JSON.stringify(was.sessions[session]);
  // Another tab may have taken a line out, and the place is another session's then.
  useEffect(() => {
    if (!isSame) onClose();
  }, [isSame, onClose]);
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
