import { type MouseEvent, useState } from 'react';
import { messageOf, type Session, useUpdateSessionMutation } from '../../../api';
import { useSubmitOnce } from '../../../ui/useSubmitOnce';
import * as s from './attendance.module.css';

const choices = [
  { value: 'ARRIVED', label: 'Arrived' },
  { value: 'NO_SHOW', label: 'No-show' },
] as const;

/** How many of several people may have come, the most first. */
const countsTo = (person: number): number[] => Array.from({ length: person }, (_, missing) => person - missing);

/** Whether the guest came, and of several people how many: what is chosen shows at once, and is taken back by a second press. */
export function Attendance({ session }: { session: Session }) {
  const { id, customer_name, attendance, person, people_came: came } = session;
  const [update] = useUpdateSessionMutation();
  const [wanted, setWanted] = useState<Session['attendance']>(null);
  const [error, setError] = useState<string | null>(null);
  const [save, isSaving] = useSubmitOnce(async (value: Session['attendance'], count?: number) => {
    setWanted(value);
    setError(null);
    const updateSessionRequest = count === undefined ? { attendance: value } : { people_came: count };
    const answer = await update({ id, updateSessionRequest });
    if (answer.error) setError(messageOf(answer.error, 'The server did not answer.'));
  });
  const shown = isSaving ? wanted : attendance;
  const press = (event: MouseEvent, value: Session['attendance']) => {
    if (event.detail > 1) return; // the second half of a double click would take it back
    void save(shown === value ? null : value);
  };

  return (
    <>
      <span className={s.attendance} role="group" aria-label={`Attendance of ${customer_name}`} aria-busy={isSaving}>
        {choices.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={s.choice}
            data-value={value}
            aria-pressed={shown === value}
            aria-label={`${label}: ${customer_name}`}
            onClick={(event) => press(event, value)}
          >
            {label}
          </button>
        ))}
      </span>
      {shown === 'ARRIVED' && person > 1 && came !== undefined && (
        <select
          className={s.count}
          aria-label={`How many came: ${customer_name}`}
          disabled={isSaving}
          value={came ?? person}
          onChange={({ target }) => void save('ARRIVED', Number(target.value))}
        >
          {countsTo(person).map((count) => (
            <option key={count} value={count}>
              {count === person ? `All ${person}` : `${count} of ${person}`}
            </option>
          ))}
        </select>
      )}
      {error !== null && (
        <span role="alert" className={s.failure}>
          Not saved: {error}
        </span>
      )}
    </>
  );
}
