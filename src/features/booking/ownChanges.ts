import type { CheckedBooking } from '../../api';
import { changeHours } from '../../config/changeHours';
import { type BookedSession, bookedSessions } from './bookedSessions';
import { isOpen } from '../../lib/bookings';
import { dayAfter, daysBetween, schoolToday } from '../../lib/dates';
import { freeUntil, isInTime, sessionStart } from '../../lib/freeUntil';

export type Session = BookedSession;

/** Whether guests can show that a booking is theirs, which they do by its e-mail address: a booking at the counter may have none. */
export const hasAddress = ({ customer_email: email }: CheckedBooking): boolean => email !== '';

/** What guests can change of a booking by themselves. */
export interface OwnChanges {
  /** Until when all of it can be changed, in milliseconds; null when that is over, or `isFree`. */
  until: number | null;
  /** Whether it can be changed until the day of its session ends, as the school has changed it. */
  isFree: boolean;
  /** The sessions that can still be moved, by date. */
  movable: readonly Session[];
  /** Whether the whole booking can be cancelled. */
  canCancel: boolean;
  /** The first session of each lesson that can be cancelled by itself; none where there is but one, or the backend cannot. */
  cancellable: readonly Session[];
}

/**
 * What guests can change by themselves, as the backend tells by `changes_until`, which is the time of the first session, and
 * `changes_free`. After it the later sessions of an open booking can be moved until their own. The days of a course move together,
 * by the first, unless the school has changed one of them.
 */
export function ownChanges(booking: CheckedBooking, now: number = Date.now()): OwnChanges {
  const changes = movableSessions(booking, now);
  const { until, isFree, movable } = changes;
  const { booking_details: lines } = booking;
  const sessions = bookedSessions(booking);
  // What the school has changed is cancelled while nothing of it was had, all else while its earliest day is far enough away.
  const isCancellable = (part: readonly Session[]) =>
    until !== null || part.every((one) => (isFree ? movable.some(({ id }) => id === one.id) : isEarly(one, now)));
  // A backend that tells a line's sessions knows how to cancel one of several lines.
  const canCancelOne = lines.length > 1 && lines.every((line) => line.sessions?.length);
  const isCancellableLine = (session: Session) => session.isFirst && isCancellable(lineOf(session, sessions));
  return {
    ...changes,
    canCancel: isFree ? isCancellable(sessions) : until !== null,
    cancellable: canCancelOne ? movable.filter(isCancellableLine) : [],
  };
}

/** Whether a session is far enough away to be changed. */
const isEarly = ({ date, startTime }: Session, now: number): boolean => isInTime(freeUntil(date, startTime), now);

function movableSessions(booking: CheckedBooking, now: number): Omit<OwnChanges, 'canCancel' | 'cancellable'> {
  const { status, changes_until, changes_free: isFree = false } = booking;
  if (!hasAddress(booking)) return { until: null, isFree: false, movable: [] };
  const sessions = bookedSessions(booking);
  const lines = sessions.filter(({ isFirst }) => isFirst);
  const until = Date.parse(changes_until ?? '');
  if (isFree) {
    const today = schoolToday(new Date(now));
    return { until: null, isFree, movable: sessions.filter(({ date, isNoted }) => date >= today && !isNoted) };
  }
  if (isInTime(until, now)) return { until, isFree, movable: lines };
  const isLate = isOpen(status) && sessions.some((one) => one.isNoted || !isEarly(one, now));
  const canMove = (line: Session) => isEarly(line, now) && !hasBegun(lineOf(line, sessions), now);
  return { until: null, isFree, movable: isLate ? lines.filter(canMove) : [] };
}

/** The days of a session's lesson, itself among them. */
const lineOf = ({ lineId }: Session, sessions: readonly Session[]): readonly Session[] =>
  sessions.filter((one) => one.lineId === lineId);

/** Whether one of the days of a lesson is under way or over. */
const hasBegun = (line: readonly Session[], now: number): boolean =>
  line.some(({ date, startTime, isNoted }) => isNoted || sessionStart(date, startTime).getTime() <= now);

/**
 * What moves with a session among all of its booking: the days of its course keep their distance from the first one, until one of
 * them has begun; after that each moves by itself. Null for a further day that moves with its first one alone.
 */
export function movedTogether(
  session: Session,
  sessions: readonly Session[],
  now: number = Date.now(),
): readonly Session[] | null {
  const line = lineOf(session, sessions);
  if (hasBegun(line, now)) return [session];
  return session.isFirst ? line : null;
}

/** The first day of the school that is far enough away to move a session to which begins at an hour. */
function earliestDay(startTime: string | null | undefined, now: number): string {
  const day = schoolToday(new Date(now + changeHours() * 3_600_000));
  return isInTime(freeUntil(day, startTime), now) ? day : dayAfter(day);
}

/** The first day to which a session can be moved with those that move with it, of which staff may have put one before it. */
export function firstDay(
  { date, startTime }: Session,
  { together, isFree }: { together: readonly Session[]; isFree: boolean },
  now: number = Date.now(),
): string {
  const today = schoolToday(new Date(now));
  const longest = Math.max(0, ...together.map((other) => daysBetween(other.date, date)));
  return [isFree ? today : earliestDay(startTime, now), dayAfter(today, longest)].sort()[1] ?? today;
}
