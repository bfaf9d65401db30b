import { Alert } from 'antd';
import { adminApi, type Booking, type Session, type UpdateSessionRequest, useAllLessons } from '../../../../api';
import { isReservable, schoolToday } from '../../../../lib/dates';
import { peopleOf, takesPeople } from '../../../../lib/lessonPeople';
import { formatRupiah } from '../../../../lib/money';
import { Field } from '../../../../ui/Field';
import { useForm } from '../../../../ui/useForm';
import { call } from '../../shared/call';
import * as s from '../../shared/forms.module.css';
import { isFinal } from '../shared/bookingRules';
import { DayState } from '../shared/DayState';
import { peopleNeeded } from '../shared/peopleNeeded';
import { EditDialog } from './EditDialog';
import { useChange } from '../../shared/useChange';

interface EditSessionProps {
  booking: Booking;
  session: Session;
  onClose: () => void;
}

interface Typed {
  date: string;
  /** HH:MM; empty while the tide has still to decide it. */
  time: string;
  people: string;
}

/** What of the session is to become different. */
function changesOf(session: Session, { date, time, people: typed }: Typed): UpdateSessionRequest {
  const people = Number(typed);
  return {
    ...(time !== (session.start_time ?? '') && { start_time: time || null }),
    ...(date !== session.reservation_date && { reservation_date: date }),
    ...(people !== session.person && { person: people }),
  };
}

/** Moves a session to another day, or changes how many people take it; the agreed price for one person stays. */
export function EditSession({ booking, session, onClose }: EditSessionProps) {
  const { run, failure, forget, isBusy } = useChange({ stale: ['Bookings'], isFailureShown: true });
  const save = async (typed: Typed, force: boolean) => {
    const changes = changesOf(session, typed);
    const request = call(adminApi.endpoints.updateSession, {
      id: session.id,
      updateSessionRequest: { ...changes, ...(force && { force }) },
    });
    const isSaved = await run(request, {
      success: changes.reservation_date === undefined ? 'The session is changed.' : 'The session is moved.',
      failure: 'Failed to change the session.',
      duration: 1000,
    });
    if (isSaved) onClose();
  };
  const { values, input, formProps } = useForm({
    initial: { date: session.reservation_date, time: session.start_time ?? '', people: String(session.person) },
    send: (typed) => save(typed, false),
  });
  const lesson = useAllLessons().lessons.find(({ id }) => id === session.product_id);
  // What it says of itself counts, with the name under which it was booked.
  const rule = peopleOf({ ...lesson, name: session.product_name });
  const people = Number(values.people);
  const changes = changesOf(session, values);
  const isMoved = changes.reservation_date !== undefined;
  const isRetimed = changes.start_time !== undefined;
  const isMore = changes.person !== undefined;
  const problem = isFinal(booking)
    ? `A booking that is ${booking.status} cannot be changed.`
    : isMoved && !isReservable(values.date)
      ? 'The new day must not be before today.'
      : isMore && !takesPeople(rule, people)
        ? peopleNeeded(rule)
        : null;
  // A closed or a full day: whoever stands at the beach decides.
  const isRefused = failure?.status === 409 && !isFinal(booking);
  const isStill = isBusy || isRefused;
  // A lesson for a fixed number of people: only a booking that breaks the rule can be put right.
  const isFixed = !rule.adjustable && rule.minimum === rule.maximum && session.person === rule.minimum;
  const each = session.person > 0 ? session.total_amount / session.person : 0;
  const inAll = `${formatRupiah(each)} each, ${formatRupiah(each * people)} in all`;
  return (
    <EditDialog
      title="Move or Change Session"
      booking={booking}
      formProps={formProps}
      isBusy={isBusy}
      isLocked={problem !== null || (!isMoved && !isRetimed && !isMore)}
      problem={failure && !isRefused && <Alert type="error" showIcon title={failure.text} />}
      question={isRefused ? { reasons: [failure.text], yes: 'Do it anyway' } : null}
      onAnswer={(goOn) => (goOn ? void save(values, true) : forget())}
      onClose={onClose}
    >
      <p className={s.note}>{session.product_name}</p>
      <Field label="Day of the session">
        {(control) => (
          <>
            <input {...control} {...input('date')} type="date" min={schoolToday()} disabled={isStill} />
            {isMoved && <DayState date={values.date} />}
          </>
        )}
      </Field>
      <Field label="Hour of the session" hint="Empty: the tide decides, and the guest is told the evening before.">
        {(control) => <input {...control} {...input('time')} type="time" disabled={isStill} />}
      </Field>
      <Field label="People of the session" hint={problem === null && isMore && each > 0 ? inAll : undefined}>
        {(control) => (
          <input
            {...control}
            {...input('people')}
            type="number"
            inputMode="numeric"
            min={rule.minimum}
            max={rule.maximum}
            disabled={isStill || isFixed}
          />
        )}
      </Field>
      {problem !== null && <p className={s.warning}>{problem}</p>}
    </EditDialog>
  );
}
