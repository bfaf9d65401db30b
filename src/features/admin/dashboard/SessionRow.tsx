import PhoneOutlined from '@ant-design/icons/es/icons/PhoneOutlined';
import WhatsAppOutlined from '@ant-design/icons/es/icons/WhatsAppOutlined';
import { useLocation } from 'react-router-dom';
import type { Session } from '../../../api';
import { adminBookingPath } from '../../../config/paths';
import { factTexts } from '../../../lib/lessonTexts';
import { formatRupiah } from '../../../lib/money';
import { Link } from '../../../ui/Link';
import { NewTabLink } from '../../../ui/NewTabLink';
import { BookingBadge } from '../../../ui/StatusBadges';
import { callUrl, shownPhone, whatsAppUrl } from '../shared/phone';
import { partThatCame } from '../shared/sessionText';
import { openedHere } from '../shared/useBookingAddress';
import { AssignMenu } from './AssignMenu';
import { Attendance } from './Attendance';
import { dueNote } from './board';
import type { Choice } from './move/choice';
import * as choices from './move/choice.module.css';
import * as cells from './sessionCells.module.css';
import * as s from './sessionTable.module.css';
import type { Teaching } from './teaching';
import { noteOpened } from './useReturnToGuest';

interface Named {
  session: Session;
  /** What its links and buttons call the guest: of two of one name, with what tells them apart. */
  name: string;
}

/** The guest, and the way to the booking, which leads back to the board. */
export function Guest({ session, name }: Named) {
  const { booking_code, booking_status, customer_name } = session;
  const { key } = useLocation();
  return (
    <>
      <Link
        to={adminBookingPath(booking_code)}
        state={openedHere}
        data-session={session.id}
        onClick={() => noteOpened(key, session)}
        aria-label={name === customer_name ? undefined : name}
      >
        {customer_name}
      </Link>
      <small>
        {booking_code} {booking_status !== 'CONFIRMED' && <BookingBadge booking={{ status: booking_status }} />}
      </small>
    </>
  );
}

function Phone({ session: { customer_phone }, name }: Named) {
  const call = callUrl(customer_phone);
  const chat = whatsAppUrl(customer_phone);
  return (
    <span className={cells.phone}>
      {call ? (
        <a href={call} aria-label={`Call ${name}, ${shownPhone(customer_phone)}`}>
          <PhoneOutlined className={cells.onScreen} aria-hidden /> {shownPhone(customer_phone)}
        </a>
      ) : (
        <span>{customer_phone}</span>
      )}
      {chat && (
        <NewTabLink href={chat} className={cells.chat} aria-label={`WhatsApp ${name}`} title="WhatsApp">
          <WhatsAppOutlined />
        </NewTabLink>
      )}
    </span>
  );
}

/** What is due, and the way to write down that it was paid, which leads back to the board. */
function Due({ session, name }: Named) {
  const { amount_due: due, booking_code } = session;
  const { key } = useLocation();
  if (due === 0) return 'Paid';
  return (
    <>
      <Link
        className={cells.amount}
        to={`${adminBookingPath(booking_code)}&edit=add-payment`}
        state={openedHere}
        onClick={() => noteOpened(key, session)}
        aria-label={`${formatRupiah(due)} to pay: ${name}`}
        aria-haspopup="dialog"
      >
        {formatRupiah(due)}
      </Link>
      <small>{dueNote(session)}</small>
    </>
  );
}

/** A box to tick on paper, or what is known already. */
function TickBox({ session }: { session: Session }) {
  if (session.attendance === null) return <span className={cells.box} />;
  if (session.attendance === 'NO_SHOW') return <span className={cells.noted}>No-show</span>;
  const part = partThatCame(session);
  return <span className={cells.noted}>{part === null ? 'Yes' : `${part} of ${session.person}`}</span>;
}

/** Which day of a course it is, or which one of several sessions of its lesson in the booking. */
function Part({ session: { course_day: day = 1, course_days: days = 1, part, parts } }: { session: Session }) {
  if (days > 1)
    return (
      <small>
        Day {day} of {days}
      </small>
    );
  return (
    parts > 1 && (
      <small>
        Session {part} of {parts}
      </small>
    )
  );
}

interface SessionRowProps extends Named {
  isToCome: boolean;
  teaching: Teaching | null;
  choice: Choice | null;
}

/** Who teaches: a menu on the screen, the name on paper. */
function Teacher({ session, name, teaching }: Pick<SessionRowProps, 'session' | 'name' | 'teaching'>) {
  return (
    <>
      {teaching && <AssignMenu label={`Instructor of ${name}`} sessions={[session]} teaching={teaching} />}
      <span className={s.paperName}>{session.instructor_name}</span>
    </>
  );
}

/** One session: on a phone a card, elsewhere a row. Attendance is noted from the day itself on. */
export function SessionRow({ session, name, isToCome, teaching, choice }: SessionRowProps) {
  const { level } = factTexts({ name: session.product_name, level: session.level ?? null });
  return (
    <tr className={s.session} data-attendance={session.attendance ?? undefined}>
      <th scope="row" className={s.guest}>
        {choice && (
          <input
            type="checkbox"
            className={choices.choice}
            aria-label={`Choose ${name.endsWith(session.product_name) ? name : `${name}, ${session.product_name}`}`}
            checked={choice.chosen.has(session.id)}
            onChange={({ target }) => choice.choose([session.id], target.checked)}
          />
        )}
        <Guest session={session} name={name} />
      </th>
      <td>
        {session.product_name}
        <Part session={session} />
        {level !== null && <small className={s.paperLevel} data-level={level} aria-hidden="true" />}
      </td>
      <td className={s.level} data-unknown={level === null || undefined}>
        {level ?? '–'}
      </td>
      <td className={s.contact}>
        <Phone session={session} name={name} />
      </td>
      <td className={s.people}>
        {session.person} <span className={cells.unit}>{session.person === 1 ? 'person' : 'people'}</span>
      </td>
      <td className={s.due}>
        <Due session={session} name={name} />
      </td>
      <td className={s.came}>
        {!isToCome && (
          <div className={cells.onScreen}>
            <Attendance session={session} name={name} />
          </div>
        )}
        <TickBox session={session} />
      </td>
      <td className={teaching ? s.teacher : s.onPaper}>
        <Teacher session={session} name={name} teaching={teaching} />
      </td>
    </tr>
  );
}
