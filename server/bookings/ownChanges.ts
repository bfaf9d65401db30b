import type { Booking } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { conflict, notFound } from '../errors.ts';
import { queueMessage } from '../messages/queue.ts';
import { setStatus } from '../payments/setStatus.ts';
import { lockSession } from '../repositories/sessions.ts';
import { school } from '../school/school.ts';
import { changedBooking, lockedBooking } from './changeBooking.ts';
import { changeSession } from './changeSession.ts';
import { dayProblem, dayStart, dayText, schoolDay } from '../school/days.ts';
import { isOpen } from '../school/money.ts';

const HOUR = 3_600_000;

/** When a guest changes something, and until how many hours before a session's day that is allowed. */
export interface OwnTerms {
  changeHours: number;
  now: Date;
}

const lastInstant = (day: string, { changeHours }: OwnTerms): Date =>
  new Date(dayStart(day).getTime() - changeHours * HOUR);
const isInTime = (day: string, terms: OwnTerms): boolean => lastInstant(day, terms) >= terms.now;

/** The first day whose sessions may be changed, and which a session may be moved to. */
function firstDay({ changeHours, now }: OwnTerms): string {
  const instant = now.getTime() + changeHours * HOUR;
  const day = schoolDay(new Date(instant));
  return dayStart(day).getTime() >= instant ? day : schoolDay(new Date(instant + 24 * HOUR));
}

/** The day of a booking's first session. */
const firstDayOf = ({ booking_details: sessions }: Booking): string =>
  sessions
    .map(({ reservation_date: day }) => day)
    .toSorted()
    .at(0) ?? '';

const call = `Please call the school: ${school.phones[0] ?? ''}.`;

/**
 * The instant until which the guest may move or cancel a booking by oneself; null when it is too late, the booking is final, or
 * it has no e-mail address to know the guest by.
 */
export function changesUntil(booking: Booking, terms: OwnTerms): string | null {
  const day = firstDayOf(booking);
  const isChangeable = isOpen(booking.status) && booking.customer_email !== '' && isInTime(day, terms);
  return isChangeable ? lastInstant(day, terms).toISOString() : null;
}

interface Move {
  bookingId: string;
  sessionId: string;
  day: string;
}

/** Moves a session for its guest, in a transaction. */
export async function moveOwnSession(tx: Db, { bookingId, sessionId, day }: Move, terms: OwnTerms): Promise<void> {
  const { now } = terms;
  const locked = await lockSession(tx, sessionId);
  if (locked?.booking.id !== bookingId) throw notFound('Session');
  const { reservationDate } = locked.session;
  // What no one may do is refused by what follows, in the words that staff get.
  const isAllowed = isOpen(locked.booking.status) && day !== reservationDate && dayProblem(day, now) === null;
  if (isAllowed && !isInTime(reservationDate, terms))
    throw conflict(`It is too late to move this session here. ${call}`);
  if (isAllowed && !isInTime(day, terms))
    throw conflict(`The first day that this session can be moved to is ${dayText(firstDay(terms))}.`);
  await changeSession(tx, sessionId, { reservation_date: day }, { now, isByGuest: true });
}

/** Cancels a booking for its guest, in a transaction. */
export async function cancelOwnBooking(tx: Db, id: string, terms: OwnTerms): Promise<void> {
  const locked = await lockedBooking(tx, id);
  const { status } = locked;
  if (!isOpen(status)) throw conflict(`The booking cannot be cancelled because it has been ${status}.`);
  // Nobody else can move its sessions now.
  const day = firstDayOf(await changedBooking(tx, id));
  if (!isInTime(day, terms)) throw conflict(`It is too late to cancel this booking here. ${call}`);
  await setStatus(tx, locked, 'CANCELLED');
  await queueMessage(tx, { kind: 'CANCELLED', bookingId: id, isByGuest: true });
}
