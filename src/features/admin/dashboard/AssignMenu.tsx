import type { Session } from '../../../api';
import { useLastWish } from '../shared/useLastWish';
import * as s from './assignMenu.module.css';
import { choicesFor, remarkOn, type Teaching } from './teaching';
import { useLeavingProblem } from '../shared/useLeavingProblem';
import { useSessionChange } from './useSessionChange';

interface AssignMenuProps {
  /** For whom somebody is chosen: a guest, or all of an hour and spot. */
  label: string;
  sessions: readonly Session[];
  teaching: Teaching;
}

const NOBODY = '';
/** Chosen while the sessions have several instructors. */
const SEVERAL = 'several';

/**
 * Who teaches sessions; a choice is saved at once, for all of them or none. It can be changed while it is saved: arrow keys step
 * through a menu, and the last of their choices is what is meant.
 */
export function AssignMenu({ label, sessions, teaching }: AssignMenuProps) {
  const { changeOne, changeAll } = useSessionChange();
  const { tell } = useLeavingProblem([...new Set(sessions.map(({ customer_name }) => customer_name))].join(', '));
  const { want, wish, problem } = useLastWish(async ({ id }: { id: string }) => {
    const change = { instructor_id: id === NOBODY ? null : id };
    const [only, ...others] = sessions;
    if (!only) return null;
    const refusal = await (others.length === 0 ? changeOne(only, change) : changeAll(sessions, change));
    tell(refusal);
    return refusal;
  });
  const [first, ...others] = new Set(sessions.map(({ instructor_id: id }) => id ?? NOBODY));
  const stored = others.length > 0 ? SEVERAL : (first ?? NOBODY);
  const shown = wish?.id ?? stored;
  const { instructors, sessions: all } = teaching;
  const chosen = instructors.find(({ id }) => id === shown);
  const remark = chosen ? remarkOn(chosen, sessions, all) : null;
  return (
    <>
      <span className={s.caption} aria-hidden="true">
        Instructor
      </span>
      <select
        className={s.menu}
        data-open={shown === NOBODY || undefined}
        aria-label={label}
        aria-busy={wish !== null}
        value={shown}
        onChange={({ target }) => void want({ id: target.value })}
      >
        {shown === SEVERAL && (
          <option value={SEVERAL} disabled>
            Several
          </option>
        )}
        <option value={NOBODY}>Nobody yet</option>
        {choicesFor(instructors, sessions).map((instructor) => {
          const known = remarkOn(instructor, sessions, all);
          return (
            <option key={instructor.id} value={instructor.id}>
              {known === null ? instructor.name : `${instructor.name} (${known})`}
            </option>
          );
        })}
      </select>
      {remark !== null && <small className={s.remark}>{remark}</small>}
      {problem !== null && (
        <span role="alert" className={s.failure}>
          Not saved: {problem}
        </span>
      )}
    </>
  );
}
