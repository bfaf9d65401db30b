import type { Booking, CheckedBooking } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { conflict, notFound } from '../errors.ts';
import { queueMessage } from '../messages/queue.ts';
import { setStatus } from '../payments/setStatus.ts';
import { findBookedLesson } from '../repositories/products.ts';
import { findSchool } from '../repositories/school.ts';
import { type GuestSession, sessionsForGuest } from '../repositories/sessions.ts';
import { changedBooking, lockedBooking } from './changeBooking.ts';
import { cancelLine } from './changeLines.ts';
import { changeSession } from './changeSession.ts';
import { lineOf } from './sessionChange.ts';
import { dayAfter, dayProblem, dayText, schoolDay, sessionStart } from '../school/days.ts';
import { hourPassed, lessonFacts, type LessonFacts } from '../school/lessonFacts.ts';
import { assertOpen, isOpen } from '../school/money.ts';
import {
  isEarly,
  isFreeToChange,
  isInTime,
  mayCancel,
  ownRightsOf,
  type OwnTerms,
  type AskedAt,
  termsOf,
} from '../school/ownRights.ts';
import { shownPhone } from '../school/phone.ts';

const HOUR = 3_600_000;

/** The first day to which a session of an hour may be moved. */
function firstDay(startTime: string | null, terms: OwnTerms): string {
  const day = schoolDay(new Date(terms.now.getTime() + terms.changeHours * HOUR));
  return isInTime(day, startTime, terms) ? day : dayAfter(day, 1);
}

const firstDayText = (day: string): string => `The first day that this session can be moved to is ${dayText(day)}.`;

/** The terms that hold for guests, and the phone at which to ask for more. */
export interface GuestTerms extends OwnTerms {
  phone: string;
}

/** What the school grants its guests now; the setting where it says nothing of its own. */
export async function guestTerms(db: Db, setting: AskedAt): Promise<GuestTerms> {
  const school = await findSchool(db);
  return { ...termsOf(school, setting), phone: shownPhone(school.phone) };
}

const call = ({ phone }: GuestTerms): string => `Please call the school: ${phone}.`;

/** What a guest may still change of a booking by oneself, as the contract tells it. */
type ToldRights = Required<Pick<CheckedBooking, 'changes_until' | 'changes_free'>>;

/** The sessions that a guest may change; none of a booking without an e-mail address to know the guest by. */
const ownSessions = async (db: Db, { id, customer_email: email }: Booking): Promise<GuestSession[]> =>
  email === '' ? [] : sessionsForGuest(db, id);

/**
 * Until when the guest may move or cancel a booking by oneself: null when it is too late, the booking is final or has no e-mail
 * address, and when it may be changed in any case, as the school has changed it.
 */
export async function ownRights(db: Db, booking: Booking, terms: OwnTerms): Promise<ToldRights> {
  const { until, isFree } = ownRightsOf({ status: booking.status, sessions: await ownSessions(db, booking) }, terms);
  return { changes_until: until?.toISOString() ?? null, changes_free: isFree };
}

/** Whether the guest may still cancel a booking as a whole. */
export async function mayCancelOwnBooking(db: Db, booking: Booking, terms: OwnTerms): Promise<boolean> {
  const sessions = await ownSessions(db, booking);
  return mayCancel(sessions, { status: booking.status, sessions }, terms);
}

interface Move {
  bookingId: string;
  sessionId: string;
  day: string;
}

/** Whether a session is under way or over. */
const hasBegun = ({ date, startTime, attendance }: GuestSession, { now }: OwnTerms): boolean =>
  attendance !== null || sessionStart(date, startTime) <= now;

interface MovedTogether {
  session: GuestSession;
  /** The hours of its lesson. */
  startTimes: LessonFacts['startTimes'];
  /** The other days of its course. */
  others: GuestSession[];
  /** Whether it, or another day of its course, has begun. */
  isBegun: boolean;
  /** Whether they keep their distance: nothing of the course has begun. */
  isWhole: boolean;
  /** Whether any day may be chosen. */
  isFree: boolean;
}

/** Fails with 409 where a guest may not move a session to a day, which is another one that can be booked. */
function assertMovable(
  { session, startTimes, others, isBegun, isWhole, isFree }: MovedTogether,
  day: string,
  terms: GuestTerms,
): void {
  const { startTime, courseDay } = session;
  const tooLate = `It is too late to move this session here. ${call(terms)}`;
  if (others.length > 0 && !isWhole && !session.isClosed && !(isBegun && isFree))
    throw conflict(
      courseDay > 1 && !isBegun ? 'The days of a course move together: please move its first day.' : tooLate,
    );
  if (isFree) {
    const hour = hourPassed({ date: day, startTime }, startTimes, terms.now);
    if (hour !== null) throw conflict(`It is too late to move this session to today at ${hour}.`);
  } else {
    if (!isEarly(session, terms)) throw conflict(tooLate);
    if (!isInTime(day, startTime, terms)) throw conflict(firstDayText(firstDay(startTime, terms)));
  }
}

/** Moves a session for its guest, in a transaction; the first one of a course takes the others with it. */
export async function moveOwnSession(tx: Db, { bookingId, sessionId, day }: Move, terms: GuestTerms): Promise<void> {
  const { status } = await lockedBooking(tx, bookingId);
  const sessions = await sessionsForGuest(tx, bookingId);
  const session = sessions.find(({ id }) => id === sessionId);
  if (!session) throw notFound('Session');
  const line = lineOf(sessions, session);
  const others = line.filter(({ id }) => id !== sessionId);
  const isBegun = line.some((one) => hasBegun(one, terms));
  const isWhole = session.courseDay === 1 && !isBegun;
  // What no one may do is refused by what follows, in the words that staff get.
  const isAllowed = isOpen(status) && day !== session.date && dayProblem(day, terms.now) === null;
  const isFree = isFreeToChange(session, { status, sessions }, terms);
  if (isAllowed) {
    const { startTimes } = lessonFacts(await findBookedLesson(tx, session));
    assertMovable({ session, startTimes, others, isBegun, isWhole, isFree }, day, terms);
  }
  await changeSession(tx, sessionId, { reservation_date: day }, { ...terms, isByGuest: true, isWhole });
}

/** Cancels a booking for its guest, in a transaction. */
export async function cancelOwnBooking(tx: Db, id: string, terms: GuestTerms): Promise<void> {
  const locked = await lockedBooking(tx, id);
  assertOpen(locked, 'The booking cannot be cancelled because it');
  // Nobody else can move its sessions now.
  if (!(await mayCancelOwnBooking(tx, await changedBooking(tx, id), terms)))
    throw conflict(`It is too late to cancel this booking here. ${call(terms)}`);
  await setStatus(tx, locked, 'CANCELLED');
  await queueMessage(tx, { kind: 'CANCELLED', bookingId: id, isByGuest: true }, terms);
}

interface OwnLine {
  bookingId: string;
  sessionId: string;
}

/** Whether the guest may still cancel a session with its line; 404 where the booking has no such session. */
export async function mayCancelOwnSession(
  db: Db,
  { bookingId, sessionId }: OwnLine,
  status: Booking['status'],
  terms: OwnTerms,
): Promise<boolean> {
  const sessions = await sessionsForGuest(db, bookingId);
  const session = sessions.find(({ id }) => id === sessionId);
  if (!session) throw notFound('Session');
  return mayCancel(lineOf(sessions, session), { status, sessions }, terms);
}

/** Cancels a session with its line for the guest, in a transaction; with the last line the booking. */
export async function cancelOwnSession(tx: Db, own: OwnLine, terms: GuestTerms): Promise<void> {
  const { status } = await lockedBooking(tx, own.bookingId);
  const isAllowed = await mayCancelOwnSession(tx, own, status, terms);
  // That it is final is said by what follows.
  if (!isAllowed && isOpen(status)) throw conflict(`It is too late to cancel this session here. ${call(terms)}`);
  await cancelLine(tx, own.sessionId, { ...terms, reason: null, isByGuest: true, mayEnd: true });
}
