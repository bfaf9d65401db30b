import { t } from 'ttag';
import { type CheckedBooking, useListDaysQuery } from '../../api';
import { goodToKnow } from '../../config/goodToKnow';
import { type BookedSession, bookedSessions, lessonText, momentText } from './bookedSessions';
import { peopleCounted } from '../../lib/counted';
import { dayAfter, schoolToday } from '../../lib/dates';
import { LISTED_DAYS } from '../../lib/listedDays';
import { meetingMap, meetingPlace } from '../../lib/meetingPlace';
import { schoolTimeNote } from '../../lib/schoolMoment';
import { arriveEarly, hourText, instructorText } from './arrival';
import { ownChanges } from './ownChanges';
import { NewTabLink } from '../../ui/NewTabLink';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import * as s from './StepPanel.module.css';

/** Which of the sessions' days the school has closed; nothing is asked where it has changed nothing. */
function useClosedDays({ changes_free: isFree }: CheckedBooking, sessions: readonly BookedSession[]): Set<string> {
  const from = sessions[0]?.date ?? '';
  const to = sessions.findLast(({ date }) => date < dayAfter(from, LISTED_DAYS))?.date;
  const { data } = useListDaysQuery({ from, to }, { skip: !isFree || from === '' });
  return new Set(data?.data.filter((day) => !day.is_open).map(({ date }) => date));
}

/** The sessions of a booking that are to come, and which of their days the school has closed. */
export function useComing(booking: CheckedBooking) {
  const today = schoolToday();
  const sessions = bookedSessions(booking).filter(({ date }) => date >= today);
  return { sessions, closed: useClosedDays(booking, sessions) };
}

interface SessionProps {
  session: BookedSession;
  isClosed: boolean;
  /** Whether the guest can move it here. */
  canMove: boolean;
}

function Session({ session, isClosed, canMove }: SessionProps) {
  const { person, minutes, startTime } = session;
  const instructor = instructorText(session);
  const facts = [lessonText(session), peopleCounted(person), ...(minutes ? [t`${minutes} min`] : [])];
  return (
    <li>
      <strong>{momentText(session)}</strong>
      <span dir="auto">{facts.join(' · ')}</span>
      {isClosed && (
        <em>
          {canMove
            ? t`The school is closed on this day. Choose another one below.`
            : t`The school is closed on this day. Ask us for another one.`}
        </em>
      )}
      {!startTime && !isClosed && <span>{hourText(session)}</span>}
      {instructor && !isClosed && <span dir="auto">{instructor}</span>}
    </li>
  );
}

/** Where the sessions of one spot begin. */
function Place({ session: { spot, meetingPoint, mapUrl } }: { session: BookedSession }) {
  const place = { meeting_point: meetingPoint, location_url: mapUrl };
  const map = meetingMap(place);
  return (
    <>
      {spot?.trim() && (
        <strong className={s.place}>
          {spot.trim()}
          <VisuallyHidden>. </VisuallyHidden>
        </strong>
      )}
      {meetingPlace(place)}
      {map && (
        <>
          {' '}
          <NewTabLink href={map}>
            {t`Map`}
            <VisuallyHidden> {t`(opens a new tab)`}</VisuallyHidden>
          </NewTabLink>
        </>
      )}
    </>
  );
}

/** Where guests come, a place after the other: of more than one each says when. */
function Places({ sessions }: { sessions: readonly BookedSession[] }) {
  const keyOf = ({ spot, meetingPoint, mapUrl }: BookedSession) => JSON.stringify([spot, meetingPoint, mapUrl]);
  const firsts = sessions.filter((one, index) => sessions.findIndex((other) => keyOf(other) === keyOf(one)) === index);
  if (firsts.length === 1) return firsts.map((only) => <Place key={only.id} session={only} />);
  return (
    <ul className={s.sessions}>
      {firsts.map((place) => (
        <li key={place.id}>
          <span>
            <Place session={place} />
          </span>
          <span>
            {sessions
              .filter((one) => keyOf(one) === keyOf(place))
              .map(momentText)
              .join('; ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** When, where and with what a guest is expected: each session to come, one by one. */
export function Arrival({ booking }: { booking: CheckedBooking }) {
  const { sessions, closed } = useComing(booking);
  if (sessions.length === 0) return null;
  const note = schoolTimeNote();
  const { movable } = ownChanges(booking);
  return (
    <dl className={s.arrival}>
      <div>
        <dt>{t`When`}</dt>
        <dd>
          <ul className={s.sessions}>
            {sessions.map((session) => (
              <Session
                key={session.id}
                session={session}
                isClosed={closed.has(session.date)}
                canMove={movable.some(({ id }) => id === session.id)}
              />
            ))}
          </ul>
          {note && sessions.some(({ startTime }) => startTime) && <small>{note}</small>}
        </dd>
      </div>
      <div>
        <dt>{t`Where`}</dt>
        <dd dir="auto">
          <Places sessions={sessions} />
          <span className={s.early}>{arriveEarly}</span>
        </dd>
      </div>
      {goodToKnow.bring.length > 0 && (
        <div>
          <dt>{t`Bring`}</dt>
          <dd>{goodToKnow.bring.join(', ')}</dd>
        </div>
      )}
    </dl>
  );
}
