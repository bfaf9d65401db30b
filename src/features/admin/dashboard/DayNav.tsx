import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dayAfter, isCalendarDay } from '../../../lib/dates';
import { Link } from '../../../ui/Link';
import { boardPath } from '../shared/boardDay';
import { leaveBy } from '../shared/useBlocker';
import * as s from './dayBoard.module.css';

/** No day of the school is before it; a year is typed digit by digit, and begins as 0002. */
const FIRST_DAY = '2000-01-01';

const stay = { preventScrollReset: true };

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
    <div className={s.nav} role="group" aria-label="Day of the board">
      <Link to={boardPath(dayAfter(day, -1), today)} state={stay} aria-label="The day before" className={s.step}>
        ‹
      </Link>
      <Link
        to={boardPath(today, today)}
        state={stay}
        className={s.step}
        aria-current={day === today ? 'date' : undefined}
      >
        Today
      </Link>
      <Link to={boardPath(dayAfter(day), today)} state={stay} aria-label="The day after" className={s.step}>
        ›
      </Link>
      <input
        type="date"
        aria-label="Go to a day"
        className={s.date}
        value={typed.text}
        onChange={({ target }) => choose(target.value)}
      />
    </div>
  );
}
