import { useSyncExternalStore } from 'react';
import { isReservable, schoolToday } from '../../lib/dates';
import { participantRule } from '../../lib/participants';
import type { CartSession } from '../../state';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { ParticipantsInput } from '../../ui/ParticipantsInput';
import * as s from './LessonDetailPage.module.css';

const subscribe = () => () => undefined;

/** The school's day; none in HTML that a server has rendered, as that may be from the day before. */
const useSchoolToday = () => useSyncExternalStore<string | undefined>(subscribe, schoolToday, () => undefined);

interface SessionFieldsProps {
  /** Position in the form, from 1. */
  number: number;
  lessonName: string;
  session: CartSession;
  onChange: (change: Partial<CartSession>) => void;
  /** Absent for the only row, which stays. */
  onRemove?: (() => void) | undefined;
}

/** One session: how many people, and on which day. */
export function SessionFields({ number, lessonName, session, onChange, onRemove }: SessionFieldsProps) {
  const today = useSchoolToday();
  const { adjustable, minimum } = participantRule(lessonName);
  const isPast = session.date !== '' && !isReservable(session.date);
  return (
    <fieldset className={s.session}>
      <legend>Session {number}</legend>
      <Field label="Number of People" {...(adjustable && { hint: `${String(minimum)} or more` })}>
        {(control) => (
          <ParticipantsInput
            control={control}
            lessonName={lessonName}
            value={session.participants}
            onChange={(participants) => onChange({ participants })}
          />
        )}
      </Field>
      <Field label="Reservation Date" error={isPast ? 'Choose today or a later day.' : undefined}>
        {(control) => (
          <input
            {...control}
            type="date"
            min={today}
            value={session.date}
            onChange={(event) => onChange({ date: event.target.value })}
          />
        )}
      </Field>
      {onRemove && (
        <Button variant="quiet" aria-label={`Remove session ${String(number)}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </fieldset>
  );
}
