import { Alert } from 'antd';
import { useId, useState } from 'react';
import type { Booking } from '../../../../api';
import { adminApi, type Session, type UpdateSessionRequest } from '../../../../api/admin';
import { isReservable, schoolToday } from '../../../../lib/dates';
import { formatRupiah } from '../../../../lib/money';
import { acceptsParticipants, participantRule } from '../../../../lib/participants';
import { call } from '../../shared/call';
import * as s from '../shared/dialogs.module.css';
import { isFinal } from '../shared/bookingRules';
import { DayState } from '../shared/DayState';
import { EditDialog } from './EditDialog';
import { useChange } from '../../shared/useChange';

interface EditSessionProps {
  booking: Booking;
  session: Session;
  onClose: () => void;
}

/** What of the session is to become different. */
function changesOf(session: Session, date: string, people: number): UpdateSessionRequest {
  return {
    ...(date !== session.reservation_date && { reservation_date: date }),
    ...(people !== session.person && { person: people }),
  };
}

/** Moves a session to another day, or changes how many people take it; the agreed price for one person stays. */
export function EditSession({ booking, session, onClose }: EditSessionProps) {
  const [date, setDate] = useState(session.reservation_date);
  const [typed, setTyped] = useState(String(session.person));
  const { run, isBusy, failure, forget } = useChange({ stale: ['Bookings'], isFailureShown: true });
  const id = useId();
  const rule = participantRule(session.product_name);
  const people = Number(typed);
  const changes = changesOf(session, date, people);
  const isMoved = changes.reservation_date !== undefined;
  const isMore = changes.person !== undefined;
  const problem = isFinal(booking)
    ? `A booking that is ${booking.status} cannot be changed.`
    : isMoved && !isReservable(date)
      ? 'The new day must not be before today.'
      : isMore && !acceptsParticipants(session.product_name, people)
        ? `This lesson takes ${rule.adjustable ? `at least ${String(rule.minimum)}` : String(rule.minimum)}.`
        : null;
  // A closed or a full day: whoever stands at the beach decides.
  const isRefused = failure?.status === 409 && !isFinal(booking);

  const save = async (force: boolean) => {
    const request = call(adminApi.endpoints.updateSession, {
      id: session.id,
      updateSessionRequest: { ...changes, ...(force && { force }) },
    });
    const isSaved = await run(request, {
      success: isMoved ? 'The session is moved.' : 'The session is changed.',
      failure: 'Failed to change the session.',
      duration: 1000,
    });
    if (isSaved) onClose();
  };

  const each = session.person > 0 ? session.total_amount / session.person : 0;
  return (
    <EditDialog
      title="Move or Change Session"
      booking={booking}
      isBusy={isBusy}
      isLocked={problem !== null || (!isMoved && !isMore)}
      problem={failure && !isRefused && <Alert type="error" showIcon title={failure.text} />}
      question={isRefused ? { reasons: [failure.text], yes: 'Do it anyway' } : null}
      onSave={() => void save(false)}
      onAnswer={(goOn) => (goOn ? void save(true) : forget())}
      onClose={onClose}
    >
      <p className={s.note}>{session.product_name}</p>
      <div className={s.field}>
        <label htmlFor={`${id}-day`}>Day of the session</label>
        <input
          id={`${id}-day`}
          className={s.input}
          type="date"
          min={schoolToday()}
          value={date}
          disabled={isBusy || isRefused}
          onChange={({ target }) => setDate(target.value)}
        />
        {isMoved && <DayState date={date} />}
      </div>
      <div className={s.field}>
        <label htmlFor={`${id}-people`}>People of the session</label>
        <input
          id={`${id}-people`}
          className={s.input}
          type="number"
          inputMode="numeric"
          min={rule.minimum}
          max={rule.maximum}
          value={typed}
          // A lesson for a fixed number of people: only a booking that breaks the rule can be put right.
          disabled={
            isBusy ||
            isRefused ||
            (!rule.adjustable && rule.minimum === rule.maximum && session.person === rule.minimum)
          }
          onChange={({ target }) => setTyped(target.value)}
        />
        {problem === null && isMore && (
          <p className={s.note}>{`${formatRupiah(each)} each, ${formatRupiah(each * people)} in all`}</p>
        )}
      </div>
      {problem !== null && <p className={s.warning}>{problem}</p>}
    </EditDialog>
  );
}
