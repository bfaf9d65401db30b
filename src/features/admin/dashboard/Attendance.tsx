import { type MouseEvent, useState } from 'react';
import { messageOf, type Session, useUpdateSessionMutation } from '../../../api';
import { useSubmitOnce } from '../../../ui/useSubmitOnce';
import * as s from './attendance.module.css';

const choices = [
  { value: 'ARRIVED', label: 'Arrived' },
  { value: 'NO_SHOW', label: 'No-show' },
] as const;

/** Whether the guest came: what is chosen shows at once, and is taken back by a second press. */
export function Attendance({ session: { id, customer_name, attendance } }: { session: Session }) {
  const [update] = useUpdateSessionMutation();
  const [wanted, setWanted] = useState<Session['attendance']>(null);
  const [error, setError] = useState<string | null>(null);
  const [save, isSaving] = useSubmitOnce(async (value: Session['attendance']) => {
    setWanted(value);
    setError(null);
    const answer = await update({ id, updateSessionRequest: { attendance: value } });
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
      {error !== null && (
        <span role="alert" className={s.failure}>
          Not saved: {error}
        </span>
      )}
    </>
  );
}
