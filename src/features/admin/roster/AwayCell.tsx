import { useState } from 'react';
import { messageOf, type RosterDay, useSetInstructorAwayMutation } from '../../../api';
import { useToasts } from '../../../ui/toast';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { longDay } from '../shared/boardDay';
import { peopleText } from '../shared/counted';
import { useLastWish } from '../shared/useLastWish';
import { STAYS_MS } from '../shared/useLeavingProblem';
import * as s from './roster.module.css';

interface AwayCellProps {
  /** Null for what nobody has yet: there is nobody to be away. */
  instructor: { id: string; name: string } | null;
  day: RosterDay;
}

function Work({ day }: { day: RosterDay }) {
  return (
    <>
      {day.sessions > 0 && (
        <span className={s.work}>
          <strong>{day.sessions}</strong>
          <VisuallyHidden>{day.sessions === 1 ? ' session, ' : ' sessions, '}</VisuallyHidden>
          <small>{peopleText(day.people)}</small>
        </span>
      )}
      {day.is_away && <span className={s.away}>Away</span>}
      {day.sessions === 0 && !day.is_away && (
        <span className={s.free}>
          <span aria-hidden="true">–</span>
          <VisuallyHidden>no sessions</VisuallyHidden>
        </span>
      )}
    </>
  );
}

/** What an instructor teaches on a day; a press notes that the instructor is away, and another one takes it back. */
export function AwayCell({ instructor, day }: AwayCellProps) {
  const [setAway] = useSetInstructorAwayMutation();
  const toasts = useToasts();
  // What was answered, until the roster says so itself.
  const [done, setDone] = useState({ day, isAway: day.is_away });
  const { want, wish } = useLastWish(async ({ id, isAway }: { id: string; isAway: boolean }) => {
    const setInstructorAwayRequest = { from: day.date, to: day.date, is_away: isAway };
    const { error } = await setAway({ id, setInstructorAwayRequest });
    if (!error) {
      setDone({ day, isAway });
      return null;
    }
    const problem = messageOf(error, 'Failed to change the day.');
    toasts.show('error', problem, STAYS_MS); // a cell has no room to keep it
    return problem;
  });
  if (!instructor) return <Work day={day} />;
  const isAway = wish?.isAway ?? (done.day === day ? done.isAway : day.is_away);
  return (
    <button
      type="button"
      className={s.cell}
      aria-pressed={isAway}
      aria-busy={wish !== null}
      title={isAway ? 'Take back' : 'Mark as away'}
      onClick={({ detail }) => {
        // The second half of a double click would take it back.
        if (detail <= 1) void want({ id: instructor.id, isAway: !isAway });
      }}
    >
      <VisuallyHidden>{`${instructor.name} away on ${longDay(day.date)}: `}</VisuallyHidden>
      <Work day={{ ...day, is_away: isAway }} />
    </button>
  );
}
