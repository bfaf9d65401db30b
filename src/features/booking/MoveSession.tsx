import { useState } from 'react';
import { t } from 'ttag';
import { useMoveMySessionMutation, useSchoolDays } from '../../api';
import { formatDay, isReservable } from '../../lib/dates';
import { DaysOff } from '../../ui/DaysOff';
import { Field } from '../../ui/Field';
import { useForm } from '../../ui/useForm';
import { ChangeDialog, type ChangeDialogProps } from './ChangeDialog';
import { earliestDay, type Session } from './ownChanges';
import { emailProblem, useOwnChange } from './useOwnChange';

interface MoveSessionProps extends ChangeDialogProps {
  /** Those that can be moved, at least one. */
  sessions: readonly Session[];
  /** Told what has been moved, in words. */
  onMoved: (text: string) => void;
}

const nameOf = ({ product_name, reservation_date }: Session): string =>
  `${product_name}, ${formatDay(reservation_date)}`;

/** Asks which session goes to which day, and moves it. Closed and full days are refused as where days are chosen first. */
export function MoveSession({
  booking,
  lookUp,
  email,
  onEmail,
  onClose,
  sessions: movable,
  onMoved,
}: MoveSessionProps) {
  const [move] = useMoveMySessionMutation();
  const change = useOwnChange(lookUp);
  const [sessions] = useState(movable); // they stay while somebody chooses
  const [chosen, setChosen] = useState({ id: sessions[0]?.id ?? '', date: '' });
  const sessionOf = (wanted: string) => sessions.find(({ id }) => id === wanted);
  const people = sessionOf(chosen.id)?.person ?? 1;
  const { days, refusals, askAgain } = useSchoolDays([{ date: chosen.date, participants: people }]);
  const earliest = earliestDay();

  const dateProblem = ({ id, date }: typeof chosen): string | undefined => {
    const day = formatDay(earliest);
    if (date === sessionOf(id)?.reservation_date) return t`It is on this day already. Choose another one.`;
    return isReservable(date, earliest) ? refusals.get(date) : t`Choose ${day} or a later day.`;
  };

  const form = useForm({
    initial: { ...chosen, email },
    check: (values) => {
      const date = values.date === '' ? t`Choose the new day.` : dateProblem(values);
      const problem = emailProblem(values.email);
      return { ...(date && { date }), ...(problem && { email: problem }) };
    },
    send: async (values) => {
      const { id, date } = values;
      const call = move({
        bookingCode: booking.booking_code,
        id,
        moveMySessionRequest: { email: values.email.trim(), reservation_date: date },
      });
      const isMade = await change.send(call, values.email, ({ booking_details }) =>
        booking_details.some((one) => one.id === id && one.reservation_date === date),
      );
      const name = sessionOf(id)?.product_name ?? '';
      const day = formatDay(date);
      if (isMade) onMoved(t`Done. ${name} is on ${day} now.`);
      else void askAgain(); // the day may have been closed or filled meanwhile
    },
    onChange: (values) => {
      setChosen(values);
      onEmail(values.email);
    },
  });
  const session = sessionOf(form.values.id);
  const dateError = form.values.date === '' ? undefined : dateProblem(form.values);

  return (
    <ChangeDialog
      title={t`Move to another day`}
      formProps={form.formProps}
      email={form.input('email')}
      emailError={form.errors.email ?? change.wrongEmail(form.values.email)}
      texts={change.texts.filter((text) => text !== dateError)}
      isBusy={form.isBusy}
      submit={{ label: t`Move the session`, busyLabel: t`Moving...` }}
      keep={t`Keep it as it is`}
      onClose={onClose}
    >
      {sessions.length > 1 ? (
        <Field label={t`Which session`}>
          {(control) => (
            <select {...control} value={form.values.id} onChange={({ target }) => form.change({ id: target.value })}>
              {sessions.map((one) => (
                <option key={one.id} value={one.id}>
                  {nameOf(one)}
                </option>
              ))}
            </select>
          )}
        </Field>
      ) : (
        session && <p dir="auto">{nameOf(session)}</p>
      )}
      <Field label={t`New day`} hint={t`The price stays as it was agreed.`} error={form.errors.date ?? dateError}>
        {(control) => (
          <input
            {...control}
            type="date"
            min={earliest}
            value={form.values.date}
            onChange={({ target }) => form.change({ date: target.value })}
          />
        )}
      </Field>
      <DaysOff days={days.filter((day) => day.date >= earliest)} people={people} />
    </ChangeDialog>
  );
}
