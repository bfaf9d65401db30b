import { messageOf, type RosterDay, useSetInstructorAwayMutation } from '../../../api';
import { useToasts } from '../../../ui/toast';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { useSubmitOnce } from '../../../ui/useSubmitOnce';
import { longDay } from '../shared/boardDay';
import { peopleText } from '../shared/counted';
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
  const [toggle, isSaving] = useSubmitOnce(async (id: string) => {
    const setInstructorAwayRequest = { from: day.date, to: day.date, is_away: !day.is_away };
    const { error } = await setAway({ id, setInstructorAwayRequest });
    if (error) toasts.show('error', messageOf(error, 'Failed to change the day.'));
  });
  if (!instructor) return <Work day={day} />;
  return (
    <button
      type="button"
      className={s.cell}
      aria-pressed={day.is_away}
      aria-busy={isSaving}
      title={day.is_away ? 'Take back' : 'Mark as away'}
      onClick={() => void toggle(instructor.id)}
    >
      <VisuallyHidden>{`${instructor.name} away on ${longDay(day.date)}: `}</VisuallyHidden>
      <Work day={day} />
    </button>
  );
}
