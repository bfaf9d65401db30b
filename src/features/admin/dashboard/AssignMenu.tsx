import { useState } from 'react';
import type { Session } from '../../../api';
import { useSubmitOnce } from '../../../ui/useSubmitOnce';
import * as s from './assignMenu.module.css';
import { choicesFor, remarkOn, type Teaching } from './teaching';
import { useLeavingProblem } from './useLeavingProblem';
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

/** Who teaches sessions; a choice is saved at once, for all of them or none. */
export function AssignMenu({ label, sessions, teaching }: AssignMenuProps) {
  const { changeOne, changeAll } = useSessionChange();
  const tell = useLeavingProblem(sessions);
  const [wanted, setWanted] = useState<string>(NOBODY);
  const [error, setError] = useState<string | null>(null);
  const [assign, isSaving] = useSubmitOnce(async (id: string) => {
    setWanted(id);
    setError(null);
    const instructor_id = id === NOBODY ? null : id;
    const [only, ...others] = sessions;
    if (!only) return;
    const change = { instructor_id };
    const problem = await (others.length === 0 ? changeOne(only, change) : changeAll(sessions, change));
    tell(problem);
    setError(problem);
  });
  const [first, ...others] = new Set(sessions.map(({ instructor_id: id }) => id ?? NOBODY));
  const stored = others.length > 0 ? SEVERAL : (first ?? NOBODY);
  const shown = isSaving ? wanted : stored;
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
        aria-busy={isSaving}
        disabled={isSaving}
        value={shown}
        onChange={({ target }) => void assign(target.value)}
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
      {error !== null && (
        <span role="alert" className={s.failure}>
          Not saved: {error}
        </span>
      )}
    </>
  );
}
