import { type Instructor, type Session, useListSurfSpotsQuery } from '../../../../api';
import { schoolToday } from '../../../../lib/dates';
import { Field } from '../../../../ui/Field';
import { DayInput } from '../../shared/DayInput';
import { DayState } from '../../shared/DayState';
import * as s from '../../shared/forms.module.css';
import { type MoveForm, NOBODY } from './moveRules';

interface MoveFieldsProps {
  form: {
    values: MoveForm;
    change: (changes: Partial<MoveForm>) => void;
    input: (name: keyof MoveForm & string) => object;
  };
  sessions: readonly Session[];
  instructors: readonly Instructor[];
  isStill: boolean;
  isTold: boolean;
}

/** Whether an instructor is away on the new day, or without one on the day of any of the sessions. */
const isAway = ({ away = [] }: Instructor, day: string, sessions: readonly Session[]): boolean =>
  day === '' ? sessions.some((session) => away.includes(session.reservation_date)) : away.includes(day);

/** What sessions can be changed to, all of them at once. */
export function MoveFields({ form, sessions, instructors, isStill, isTold }: MoveFieldsProps) {
  const { values, change, input } = form;
  const spots = useListSurfSpotsQuery({}).data?.data ?? [];
  const choice = (name: 'spot' | 'instructor', label: string, options: { id: string; text: string }[]) => (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          disabled={isStill}
          value={values[name]}
          onChange={({ target }) => change({ [name]: target.value })}
        >
          <option value="">As it is</option>
          {options.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
  return (
    <>
      <div className={s.pair}>
        <Field label="New day" hint="Empty: as it is.">
          {(control) => (
            <>
              <DayInput {...control} {...input('day')} value={values.day} min={schoolToday()} disabled={isStill} />
              {values.day !== '' && <DayState date={values.day} />}
            </>
          )}
        </Field>
        <Field label="New hour" hint="Empty: as it is.">
          {(control) => <input {...control} {...input('time')} type="time" disabled={isStill} />}
        </Field>
      </div>
      <div className={s.pair}>
        {choice(
          'spot',
          'New surf spot',
          spots.map(({ id, name }) => ({ id, text: name })),
        )}
        {instructors.length > 0 &&
          choice('instructor', 'Instructor', [
            { id: NOBODY, text: 'Nobody yet' },
            ...instructors
              .filter(({ is_active }) => is_active)
              .map((one) => ({
                id: one.id,
                text: isAway(one, values.day, sessions) ? `${one.name} (away)` : one.name,
              })),
          ])}
      </div>
      {isTold && (
        <Field label="Reason (guests read it; may stay empty)">
          {(control) => (
            <input {...control} {...input('reason')} disabled={isStill} autoComplete="off" maxLength={500} />
          )}
        </Field>
      )}
    </>
  );
}
