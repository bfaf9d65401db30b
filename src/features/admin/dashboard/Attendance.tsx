import type { MouseEvent } from 'react';
import type { Session } from '../../../api';
import * as s from './attendance.module.css';
import { useLastWish } from '../shared/useLastWish';
import { useLeavingProblem } from '../shared/useLeavingProblem';
import { useSessionChange } from './useSessionChange';

const choices = [
  { value: 'ARRIVED', label: 'Arrived' },
  { value: 'NO_SHOW', label: 'No-show' },
] as const;

/** How many of several people may have come, the most first. */
const countsTo = (person: number): number[] => Array.from({ length: person }, (_, missing) => person - missing);

/** Whether the guest came, and of several people how many: what is chosen shows at once, and is taken back by a second press. */
export function Attendance({ session, name }: { session: Session; name: string }) {
  const { attendance, person, people_came: came } = session;
  const { changeOne } = useSessionChange();
  const { tell } = useLeavingProblem(name);
  const { want, wish, problem } = useLastWish(
    async ({ value, count }: { value: Session['attendance']; count?: number }) => {
      const refusal = await changeOne(session, count === undefined ? { attendance: value } : { people_came: count });
      tell(refusal);
      return refusal;
    },
  );
  const isSaving = wish !== null;
  const shown = wish === null ? attendance : wish.value;
  const press = (event: MouseEvent, value: Session['attendance']) => {
    if (event.detail > 1) return; // the second half of a double click would take it back
    void want({ value: shown === value ? null : value });
  };

  return (
    <>
      <span className={s.attendance} role="group" aria-label={`Attendance of ${name}`} aria-busy={isSaving}>
        {choices.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={s.choice}
            data-value={value}
            aria-pressed={shown === value}
            aria-label={`${label}: ${name}`}
            onClick={(event) => press(event, value)}
          >
            {label}
          </button>
        ))}
      </span>
      {shown === 'ARRIVED' && person > 1 && came !== undefined && (
        <select
          className={s.count}
          aria-label={`How many came: ${name}`}
          value={wish?.count ?? came ?? person}
          onChange={({ target }) => void want({ value: 'ARRIVED', count: Number(target.value) })}
        >
          {countsTo(person).map((count) => (
            <option key={count} value={count}>
              {count === person ? `All ${person}` : `${count} of ${person}`}
            </option>
          ))}
        </select>
      )}
      {problem !== null && (
        <span role="alert" className={s.failure}>
          Not saved: {problem}
        </span>
      )}
    </>
  );
}
