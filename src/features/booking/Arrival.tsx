import { t } from 'ttag';
import type { CheckedBooking } from '../../api';
import { goodToKnow } from '../../config/school';
import { type BookedSession, bookedSessions, lessonText, momentText } from './bookedSessions';
import { peopleCounted } from '../../lib/counted';
import { schoolToday } from '../../lib/dates';
import { arriveEarly, hourText, schoolAddress } from './arrival';
import * as s from './StepPanel.module.css';

function Session({ session }: { session: BookedSession }) {
  const { person, minutes, startTime } = session;
  const facts = [lessonText(session), peopleCounted(person), ...(minutes ? [t`${minutes} min`] : [])];
  return (
    <li>
      <strong>{momentText(session)}</strong>
      <span dir="auto">{facts.join(' · ')}</span>
      {!startTime && <span>{hourText(session)}</span>}
    </li>
  );
}

/** Where the sessions of one spot begin. */
function Place({ session: { spot, meetingPoint, mapUrl } }: { session: BookedSession }) {
  return (
    <>
      {spot?.trim() && `${spot.trim()}. `}
      {meetingPoint ?? t`Meet at the school, ${schoolAddress}.`}
      {mapUrl && (
        <>
          {' '}
          <a href={mapUrl} target="_blank" rel="noreferrer">
            {t`Map`}
          </a>
        </>
      )}
    </>
  );
}

/** When, where and with what a guest is expected: each session to come, one by one. */
export function Arrival({ booking }: { booking: CheckedBooking }) {
  const today = schoolToday();
  const sessions = bookedSessions(booking).filter(({ date }) => date >= today);
  const [first] = sessions;
  if (!first) return null;
  return (
    <dl className={s.arrival}>
      <div>
        <dt>{t`When`}</dt>
        <dd>
          <ul className={s.sessions}>
            {sessions.map((session) => (
              <Session key={session.id} session={session} />
            ))}
          </ul>
        </dd>
      </div>
      <div>
        <dt>{t`Where`}</dt>
        <dd dir="auto">
          <Place session={first} />
          <br />
          {arriveEarly}
        </dd>
      </div>
      <div>
        <dt>{t`Bring`}</dt>
        <dd>{goodToKnow.bring.join(', ')}</dd>
      </div>
    </dl>
  );
}
