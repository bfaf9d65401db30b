import { type ComponentProps, useState } from 'react';
import { adminApi, type Booking, type FullBooking, type Session, useAllLessons } from '../../../../api';
import { isReservable } from '../../../../lib/dates';
import { peopleOf } from '../../../../lib/lessonPeople';
import { useForm } from '../../../../ui/useForm';
import { call } from '../../shared/call';
import * as s from '../../shared/forms.module.css';
import { LessonsProblem } from '../../shared/LessonsProblem';
import { takenBackText } from '../../shared/sessionText';
import { SpotsProblem } from '../../shared/SpotsProblem';
import { useChange } from '../../shared/useChange';
import { isFinal } from '../shared/bookingRules';
import { EditDialog } from './EditDialog';
import { mayForce } from './mayForce';
import { SessionFields } from './SessionFields';
import { changesOf, checkSession, formOf, isTold, ruleAgainst, type SessionForm } from './sessionForm';
import { useFollowing } from '../../shared/useFollowing';

interface EditSessionProps {
  booking: Booking;
  full: FullBooking;
  session: Session;
  onClose: () => void;
}

/** Moves a session, or changes its people, place, lesson or price. What a rule refuses can be done all the same by who stands at the beach. */
export function EditSession({ booking, full, session, onClose }: EditSessionProps) {
  const { run, failure, forget, isBusy, isSaved } = useChange({ stale: ['Bookings'], isFailureShown: true });
  const [doubt, setDoubt] = useState<string | null>(null);
  const [wasForced, setWasForced] = useState(false);
  const all = useAllLessons();
  const { lessons } = all;
  /** What it says of itself counts, with the name under which it was booked. */
  const ruleOf = (id: string) => {
    const lesson = lessons.find((one) => one.id === id);
    return peopleOf({
      ...lesson,
      name: id === (session.product_id ?? '') ? session.product_name : (lesson?.name ?? ''),
    });
  };
  const save = async (form: SessionForm, force: boolean) => {
    setWasForced(force);
    const changes = changesOf(session, form, lessons);
    const reason = form.reason.trim();
    const request = call(adminApi.endpoints.updateSession, {
      id: session.id,
      updateSessionRequest: {
        ...changes,
        ...(reason !== '' && isTold(changes) && { reason }),
        ...(force && { force }),
        version: session.version,
      },
    });
    const isSaved = await run(request, {
      success: changes.reservation_date === undefined ? 'The session is changed.' : 'The session is moved.',
      failure: 'Failed to change the session.',
      duration: 1000,
    });
    setDoubt(null);
    if (isSaved) onClose();
  };
  const form = useForm({
    initial: () => formOf(session),
    check: (typed) => checkSession(session, typed, lessons),
    send: async (typed) => {
      const against = ruleAgainst(ruleOf(typed.lesson), changesOf(session, typed, lessons), session);
      if (against === null) await save(typed, false);
      else setDoubt(against);
    },
    onChange: () => {
      forget();
      setDoubt(null);
    },
  });
  useFollowing(form, formOf(session));
  const isOver = isFinal(booking);
  const changes = changesOf(session, form.values, lessons);
  const changed = Object.keys(changes);
  const isRefused = mayForce(failure, booking, wasForced);
  const reasons = isRefused ? [failure.text] : doubt === null ? [] : [doubt];
  const isPast = changes.reservation_date !== undefined && !isReservable(changes.reservation_date);
  const against = ruleAgainst(ruleOf(form.values.lesson), changes, session);
  const problem = isOver
    ? `A booking that is ${booking.status} cannot be changed.`
    : isPast
      ? 'The new day must not be before today.'
      : against;
  const takenBack = changes.people_came === undefined ? takenBackText([session], changes.reservation_date) : null;
  const isAttendanceAlone = changed.every((name) => name === 'people_came');
  const dialog: Partial<ComponentProps<typeof EditDialog>> =
    reasons.length > 0 ? { question: { reasons, yes: 'Do it anyway' } } : {};
  return (
    <EditDialog
      title="Move or Change Session"
      booking={booking}
      full={full}
      formProps={form.formProps}
      isBusy={isBusy}
      isSaved={isSaved}
      isDirty={form.isDirty}
      isLocked={changed.length === 0 || isPast || (isOver && !isAttendanceAlone)}
      failure={isRefused ? null : failure}
      problem={
        <>
          <LessonsProblem of={all} />
          {session.version !== undefined && <SpotsProblem />}
        </>
      }
      {...dialog}
      onAnswer={(goOn) => {
        if (goOn) void save(form.values, true);
        else form.change({});
      }}
      onClose={onClose}
    >
      <SessionFields
        form={form}
        booking={booking}
        session={session}
        lessons={lessons}
        isStill={isBusy || reasons.length > 0}
      />
      {problem !== null && doubt === null && <p className={s.warning}>{problem}</p>}
      {takenBack !== null && <p className={s.note}>{takenBack}</p>}
    </EditDialog>
  );
}
