import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dayAfter, isCalendarDay } from '../../../lib/dates';
import { boardPath } from '../shared/boardDay';
import { stay, StepNav } from '../shared/StepNav';
import { leaveBy } from '../shared/useBlocker';

/** No day of the school is before it; a year is typed digit by digit, and begins as 0002. */
const FIRST_DAY = '2000-01-01';

/** From day to day: the one before, today, the one after, or any. */
export function DayNav({ day, today }: { day: string; today: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState({ day, text: day });
  if (typed.day !== day) setTyped({ day, text: day });
  const choose = (text: string) => {
    setTyped({ day, text });
    if (!isCalendarDay(text) || text < FIRST_DAY) return;
    const isLeft = leaveBy(() => void navigate(boardPath(text, today), { replace: true, state: stay }));
    if (!isLeft) setTyped({ day, text: day });
  };
  return (
    <StepNav
      name="Day of the board"
      before={{ to: boardPath(dayAfter(day, -1), today), label: 'The day before' }}
      now={{ to: boardPath(today, today), label: 'Today', isShown: day === today }}
      after={{ to: boardPath(dayAfter(day), today), label: 'The day after' }}
    >
      <input type="date" aria-label="Go to a day" value={typed.text} onChange={({ target }) => choose(target.value)} />
    </StepNav>
  );
}
