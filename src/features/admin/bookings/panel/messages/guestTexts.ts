import type { FullBooking, School, Session } from '../../../../../api';
import { siteOrigin } from '../../../../../config/env';
import { bookingPath } from '../../../../../config/paths';
import { schoolCountry } from '../../../../../config/schoolCountry';
import { isPayableOnline, keptOf } from '../../../../../lib/bookings';
import { asDate, dayAfter } from '../../../../../lib/dates';
import { sessionStart } from '../../../../../lib/freeUntil';
import { inLanguage, SOURCE_LANGUAGE } from '../../../../../lib/language';
import { USUAL_MINUTES } from '../../../../../lib/lessonFacts';
import { lessonHour } from '../../../../../lib/lessonTime';
import { formatRupiah } from '../../../../../lib/money';
import { byMoment } from '../../../../../lib/sessionOrder';
import { internationalDigits } from '../../../shared/phone';
import { type Named, namesIn } from './guestNames';
import { placeLines } from './places';
import { type GuestFacts, readyTexts, type SaidSession } from './readyTexts';
import { type SchoolSaid, schoolSaid } from './schoolSaid';
import { type Speech, speechIn } from './speech';
import { msgid } from './ttag';

/** A day on which the school is closed. */
interface ClosedDay {
  date: string;
  reason: string | null;
}

/** A text that is ready to be sent to the guest. */
export interface GuestText {
  kind: keyof typeof readyTexts;
  label: string;
  text: string;
}

/** The language in which a guest is written to, as for the mails: the one that is set, else Indonesian with an Indonesian phone. */
export const languageOf = ({ language, customer_phone: phone }: FullBooking): NonNullable<FullBooking['language']> =>
  language ?? (internationalDigits(phone).startsWith(schoolCountry.callingCode) ? 'id' : 'en');

/** Whether a session is not over yet; one of today is when its time has passed, or when it is noted who came. */
function isToCome(session: Session, today: string): boolean {
  const { reservation_date: date, start_time, minutes = USUAL_MINUTES, attendance } = session;
  if (date !== today) return date > today;
  const end = start_time ? sessionStart(date, start_time).getTime() + minutes * 60_000 : Infinity;
  return attendance === null && end > Date.now();
}

/** The sessions that are still to come, by day and hour. */
export const sessionsToCome = ({ sessions }: FullBooking, today: string): Session[] =>
  sessions
    .filter((session) => isToCome(session, today))
    .sort(byMoment(({ reservation_date, start_time }) => [reservation_date, start_time]));

/** By its parts: the style 'full' writes 01 in Indonesian. */
const fullDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

const longDay = (date: string, { language }: Speech): string =>
  new Intl.DateTimeFormat(language === SOURCE_LANGUAGE ? 'en-GB' : language, {
    ...fullDay,
    timeZone: 'UTC',
  }).format(asDate(date));

/** When a session begins; a backend that tells no hours leaves it to the usual hour of such a lesson. */
function hourOf({ start_time: hour, product_name }: Session, { t }: Speech): string[] {
  if (hour !== undefined) return hour === null ? [] : [t`at ${hour}`];
  const usual = lessonHour({ name: product_name });
  return usual === undefined ? [] : [t`usually at ${usual}`];
}

function sessionLine(session: Session, lesson: string, speech: Speech): string {
  const { t, ngettext } = speech;
  const { reservation_date, person: count, instructor_name: instructor } = session;
  const parts = [
    lesson,
    ngettext(msgid`${count} person`, `${count} people`, count),
    ...hourOf(session, speech),
    ...(instructor ? [t`with ${instructor}`] : []),
  ];
  return `- ${longDay(reservation_date, speech)}: ${parts.join(', ')}`;
}

/** A session as texts say it: its line, and where it takes place. */
function saidSession(
  session: Session,
  named: Named,
  { school, speech }: { school: SchoolSaid; speech: Speech },
): SaidSession {
  return {
    line: sessionLine(session, named.lesson, speech),
    place: placeLines(named, school, speech),
    isAtSchool: named.meetingPoint === null,
  };
}

/** What the texts take from elsewhere than the booking. */
interface KnownBesides {
  today: string;
  closedDays: readonly ClosedDay[];
  /** Undefined where the backend does not tell it. */
  told: School | undefined;
}

/** The texts that a booking has use for, in the guest's language. */
export function guestTexts(booking: FullBooking, { today, closedDays, told }: KnownBesides): GuestText[] {
  const code = languageOf(booking);
  const speech = speechIn(code);
  const school = schoolSaid(told, speech);
  const toCome = booking.status === 'CANCELLED' ? [] : sessionsToCome(booking, today);
  const [next] = toCome;
  const onNextDay = toCome.filter(({ reservation_date }) => reservation_date === next?.reservation_date);
  const onClosedDays = toCome.filter(({ reservation_date }) =>
    closedDays.some(({ date }) => date === reservation_date),
  );
  const reason = closedDays.find(({ date }) => date === onClosedDays[0]?.reservation_date)?.reason ?? null;
  const { amount_due: due, status } = booking;

  const facts = (sessions: Session[]): GuestFacts => {
    const dates = [...new Set(sessions.map(({ reservation_date }) => reservation_date))];
    const [first] = dates;
    return {
      school,
      name: booking.customer_name,
      code: booking.booking_code,
      sessions: sessions.map((session) => saidSession(session, namesIn(code, session, booking), { school, speech })),
      days: dates.map((date) => longDay(date, speech)).join('; '),
      nearness: first === today ? 'today' : first === dayAfter(today) ? 'tomorrow' : null,
      reason,
      isHourOpen: sessions.some(({ start_time: hour }) => !hour),
      due: due > 0 ? formatRupiah(due) : null,
      isPayableOnline: isPayableOnline(booking),
      hasPaid: keptOf(booking) > 0,
      link: inLanguage(siteOrigin() + bookingPath(booking.booking_code), code),
    };
  };
  const text = (kind: GuestText['kind'], label: string, sessions: Session[], isOffered: boolean): GuestText[] =>
    isOffered ? [{ kind, label, text: readyTexts[kind](facts(sessions), speech) }] : [];
  return [
    ...text('confirm', 'Confirmation', toCome, status === 'CONFIRMED' && next !== undefined),
    ...text('reminder', 'Reminder', onNextDay, next !== undefined),
    ...text('moved', 'Moved', toCome, next !== undefined),
    ...text('closed', 'Closed day', onClosedDays, onClosedDays.length > 0),
    ...text('unpaid', 'Unpaid', toCome, due > 0),
  ];
}
