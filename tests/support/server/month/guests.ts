import type { KeptBooking } from './book.ts';
import { asItIs } from './changeLetters.ts';
import type { Desk } from './desk.ts';
import { askBeforehand } from './money.ts';
import {
  daysAfter,
  daysBetween,
  freeUntil,
  type KeptSession,
  orderCourseDays,
  peopleToCome,
  startOf,
} from './sessions.ts';

/** The sessions of a booking, some of them on other days. */
export const withDays = ({ sessions }: KeptBooking, days: ReadonlyMap<string, string>): KeptSession[] =>
  sessions.map((one) => ({ ...one, day: days.get(one.id) ?? one.day }));

interface Move {
  session: KeptSession;
  /** The new day of each session that is moved with it, by its id. */
  days: ReadonlyMap<string, string>;
  isByGuest: boolean;
}

/** What a move to other days does to the book. */
export function moved({ now }: Desk, booking: KeptBooking, { session, days, isByGuest }: Move): void {
  const from = asItIs(session);
  const left = booking.sessions.filter(({ id }) => days.has(id)).map(({ day }) => day);
  for (const one of booking.sessions) {
    const day = days.get(one.id);
    if (day === undefined) continue;
    Object.assign(one, { day, movedBySchool: !isByGuest, lettersBefore: booking.closings.letters.length });
  }
  booking.leaveDays(left);
  booking.tellOfChanges([{ session, from }], now);
  orderCourseDays(booking.sessions);
}

/** Whether a session frees its booking until its day ends, as the school has closed that day or has chosen it. */
const isFree = (desk: Desk, { day, movedBySchool, attendance }: KeptSession): boolean =>
  attendance === null && (movedBySchool || !desk.stateOf(day).isOpen) && day >= desk.today;

/** Whether the guest may move a session to any day, as the school has changed a session of the booking. */
const isFreeToChange = (desk: Desk, { sessions }: KeptBooking, { day, attendance }: KeptSession): boolean =>
  attendance === null && day >= desk.today && sessions.some((one) => isFree(desk, one));

/** Whether the guest may cancel these sessions of a booking: in time or, where the school has changed one, as long as nothing of them was had. */
export function mayCancelOwn(desk: Desk, booking: KeptBooking, part: readonly KeptSession[]): boolean {
  if (!booking.isOpen) return false;
  if (part.every((one) => isFreeToChange(desk, booking, one))) return true;
  return part.every((one) => !isFree(desk, one) && freeUntil(one) >= desk.now.getTime());
}

/** Until when a guest may change a booking, and whether that is so in any case. */
export function rightsOf(desk: Desk, booking: KeptBooking): { changes_until: string | null; changes_free: boolean } {
  const none = { changes_until: null, changes_free: false };
  if (!booking.isOpen || booking.email === '') return none;
  if (booking.sessions.some((one) => isFree(desk, one))) return { changes_until: null, changes_free: true };
  const until = Math.min(...booking.sessions.map(freeUntil));
  return until < desk.now.getTime() ? none : { ...none, changes_until: new Date(until).toISOString() };
}

/** The new days of what a guest moves, a course by its first session; null where nobody of the school has to be asked. */
function ownMove(desk: Desk, booking: KeptBooking, session: KeptSession, day: string): Map<string, string> | null {
  const { sessions } = booking;
  const isAnyDay = isFreeToChange(desk, booking, session);
  const now = desk.now.getTime();
  const others = sessions.filter((one) => one.line === session.line && one !== session);
  const hasBegun = [session, ...others].some((one) => one.attendance !== null || startOf(one) <= now);
  const isWhole = session.courseDay === 1 && !hasBegun;
  const isClosed = !desk.stateOf(session.day).isOpen;
  if (others.length > 0 && !isWhole && !isClosed && !(hasBegun && isAnyDay)) return null;
  const target = { ...session, day };
  if (isAnyDay ? session.hour !== null && startOf(target) < now : freeUntil(session) < now) return null;
  if (!isAnyDay && freeUntil(target) < now) return null;
  const by = daysBetween(session.day, day);
  const days = new Map([session, ...(isWhole ? others : [])].map((one) => [one.id, daysAfter(one.day, by)]));
  return [...days.values()].some((one) => one < desk.today) ? null : days;
}

/** A guest moves a session. */
export async function moveOwn(desk: Desk, booking: KeptBooking): Promise<void> {
  const { random } = desk;
  const session = random.of(booking.sessions);
  const day = desk.day(random.below(11));
  const isMoved = day !== session.day;
  const days = ownMove(desk, booking, session, day);
  const after = days && withDays(booking, days);
  const refusal = after && desk.refusal(peopleToCome(booking.sessions, after));
  const isAllowed = booking.isOpen && days !== null && refusal === null;
  const status = booking.email === '' ? 404 : !isMoved || isAllowed ? 200 : 409;
  const email = booking.email === '' ? 'nobody@example.com' : booking.email.toUpperCase();
  const params = { bookingCode: booking.code, id: session.id };
  const words = booking.isOpen && status === 409 ? refusal : null;
  await desk.call('moveMySession', params, { email, reservation_date: day }, status, words);
  if (status !== 200) return;
  if (isMoved && days) {
    Object.assign(session, { attendance: null, came: null });
    moved(desk, booking, { session, days, isByGuest: true });
  }
  await desk.look(booking);
}

/** A guest cancels. */
export async function cancelOwn(desk: Desk, booking: KeptBooking): Promise<void> {
  if (booking.email === '') return;
  const isAllowed = mayCancelOwn(desk, booking, booking.sessions);
  if (isAllowed) askBeforehand(desk, booking);
  await desk.call('cancelMyBooking', { bookingCode: booking.code }, { email: booking.email }, isAllowed ? 200 : 409);
  if (!isAllowed) return;
  booking.end('CANCELLED');
  booking.tell('CANCELLED');
}
