import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dayAfter } from '../../../lib/dates';
import { boardPath } from '../shared/boardDay';
import { isPlausibleDay } from '../shared/period';
import { keepScroll, StepNav } from '../shared/StepNav';
import { leaveBy } from '../shared/useBlocker';

/** From day to day: the one before, today, the one after, or any. */
export function DayNav({ day, today }: { day: string; today: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState({ day, text: day });
  if (typed.day !== day) setTyped({ day, text: day });
  const choose = (text: string) => {
    setTyped({ day, text });
    if (!isPlausibleDay(text)) return;
    const isLeft = leaveBy(() => void navigate(boardPath(text, today), { replace: true, state: keepScroll }));
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
