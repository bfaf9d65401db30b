import { useState } from 'react';
import { t } from 'ttag';
import { useMoveMySessionMutation, useSchoolDays } from '../../api';
import { bookedSessions, lessonText, momentText } from './bookedSessions';
import { formatDay, isCalendarDay, isReservable, schoolToday } from '../../lib/dates';
import { DaysOff } from '../../ui/DaysOff';
import { Field } from '../../ui/Field';
import { useForm } from '../../ui/useForm';
import { ChangeDialog, type ChangeDialogProps } from './ChangeDialog';
import { firstDay, movedTogether, type Session } from './ownChanges';
import { QuickDays } from './QuickDays';
import { broughtTo, daysAfterMove, quickDays } from './quickDays';
import { emailProblem, goneFromBooking, useOwnChange } from './useOwnChange';

interface MoveSessionProps extends ChangeDialogProps {
  /** Those that can be moved, at least one. */
  sessions: readonly Session[];
  /** Whether any day may be chosen, as the school has changed the booking. */
  isFree: boolean;
  /** Told what has been moved, in words. */
  onMoved: (text: string) => void;
}

/** The day first: a phone cuts the end of a choice off. */
const nameOf = (session: Session): string => `${momentText(session)}: ${lessonText(session)}`;

/** Asks which session goes to which day, and moves it. Closed and full days are refused as where days are chosen first. */
export function MoveSession({
  booking,
  lookUp,
  email,
  rule,
  onEmail,
  onClose,
  onGone,
  sessions: movable,
  isFree,
  onMoved,
}: MoveSessionProps) {
  const [move] = useMoveMySessionMutation();
  const change = useOwnChange(lookUp);
  // They stay while somebody chooses.
  const [sessions] = useState(movable);
  const [all] = useState(() => bookedSessions(booking));
  // Nobody has chosen a session as long as the id is empty.
  const [chosen, setChosen] = useState({ id: '', date: '' });
  const sessionOf = (wanted: string) => sessions.find(({ id }) => id === wanted);
  // A further day of a course moves by itself when the school has closed it.
  const togetherOf = (one: Session) => movedTogether(one, all) ?? [one];
  const moving = sessionOf(chosen.id);
  const wanted = moving && isCalendarDay(chosen.date) ? daysAfterMove(moving, togetherOf(moving), chosen.date) : [];
  const { days, refusals, askAgain } = useSchoolDays([
    ...broughtTo(wanted, moving ? togetherOf(moving) : []),
    ...sessions.map(({ date }) => ({ date, participants: 0 })),
  ]);
  const isClosed = ({ date }: Session) => days.some((day) => day.date === date && !day.is_open);
  const choices = sessions.filter((one) => movedTogether(one, all) !== null || isClosed(one));
  const session = moving ?? choices.find(isClosed) ?? choices[0];
  const together = session ? togetherOf(session) : [];
  const earliest = session ? firstDay(session, { together, isFree }) : schoolToday();

  const dateProblem = ({ id, date }: typeof chosen): string | undefined => {
    const day = formatDay(earliest);
    if (date === sessionOf(id)?.date) return t`It is on this day already. Choose another one.`;
    if (!isReservable(date, earliest)) return t`Choose ${day} or a later day.`;
    return wanted.map((one) => refusals.get(one)).find(Boolean);
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
      const outcome = await change.send(call, {
        email: values.email,
        id,
        isMade: (now) => bookedSessions(now).some((one) => one.id === id && one.date === date),
      });
      const name = sessionOf(id)?.lesson ?? '';
      const day = formatDay(date);
      if (outcome === 'made') onMoved(t`Done. ${name} is on ${day} now.`);
      else if (outcome === 'gone') onGone(goneFromBooking(name));
      else void askAgain(); // the day may have been closed or filled meanwhile
    },
    onChange: (values) => {
      setChosen(values);
      onEmail(values.email);
    },
  });
  const dateError = form.values.date === '' ? undefined : dateProblem(form.values);
  const id = session?.id ?? '';
  const chooseDay = (date: string) => form.change({ id, date });
  const ofCourse = all.filter((one) => one.lineId === session?.lineId && !together.includes(one));
  const staying = ofCourse.map(({ date }) => date);
  const next = session && quickDays(days, { session, together, staying, earliest });

  return (
    <ChangeDialog
      title={t`Move to another day`}
      formProps={form.formProps}
      email={form.input('email')}
      emailError={form.errors.email ?? change.wrongEmail(form.values.email)}
      rule={rule}
      texts={change.texts.filter((text) => text !== dateError)}
      isBusy={form.isBusy}
      submit={{ label: t`Move the session`, busyLabel: t`Moving...` }}
      keep={t`Keep it as it is`}
      onClose={onClose}
    >
      {choices.length > 1 ? (
        <Field label={t`Which session`}>
          {(control) => (
            <select {...control} value={id} onChange={({ target }) => form.change({ id: target.value })}>
              {choices.map((one) => (
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
      {together.length > 1 && <p>{t`The other days of the course move with it.`}</p>}
      <QuickDays days={next ?? []} chosen={form.values.date} onChoose={chooseDay} />
      <Field label={t`New day`} hint={t`The price stays as it was agreed.`} error={form.errors.date ?? dateError}>
        {(control) => (
          <input
            {...control}
            type="date"
            min={earliest}
            value={form.values.date}
            onChange={({ target }) => chooseDay(target.value)}
          />
        )}
      </Field>
      <DaysOff days={days.filter((day) => day.date >= earliest)} people={session?.person ?? 1} />
    </ChangeDialog>
  );
}
