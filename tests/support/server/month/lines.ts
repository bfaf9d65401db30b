import assert from 'node:assert/strict';
import type { FullBooking } from '../../../../server/contract.gen.ts';
import type { One } from '../testApp.ts';
import type { KeptBooking } from './book.ts';
import { detailOf, refusalOfLines, sessionsOf, wantedLine } from './bookings.ts';
import type { Desk } from './desk.ts';
import { mayCancelOwn } from './guests.ts';
import { askBeforehand } from './money.ts';
import { type KeptSession, lineOf, peopleByDay } from './sessions.ts';

/** Staff add a lesson to a booking, for its price of today and where the booking is. */
export async function addLine(desk: Desk, booking: KeptBooking): Promise<void> {
  const { random } = desk;
  const wanted = wantedLine(desk);
  const { spot } = booking;
  assert.ok(spot);
  const sessions = sessionsOf([wanted], spot);
  const force = random.chance(0.3);
  askBeforehand(desk, booking);
  const wrong = refusalOfLines(desk, [wanted], { force });
  const full = force ? null : desk.refusal(peopleByDay(sessions));
  const status = wrong?.status ?? (!booking.isOpen || full !== null ? 409 : 201);
  const message = wrong?.message ?? (wrong || !booking.isOpen ? null : full);
  const body = { ...detailOf(wanted), force };
  const { data } = await desk.call<One<FullBooking>>('addSession', { id: booking.id }, body, status, message);
  if (status !== 201) return;
  const known = new Set(booking.sessions.map(({ id }) => id));
  const added = data.booking_details.find(({ id }) => !known.has(id));
  const ids = (added?.sessions ?? []).map(({ id }) => id);
  assert.equal(ids.length, sessions.length);
  const line = Math.max(...booking.sessions.map((one) => one.line)) + 1;
  const lettersBefore = booking.closings.letters.length;
  const kept = sessions.map((one, index) => ({ ...one, id: ids[index] ?? '', line, lettersBefore }));
  booking.sessions.push(...kept);
  booking.changeTotal();
  booking.tellOfChanges([], desk.now, { added: kept });
}

/** A line is taken out of a booking; with the last one the booking ends. */
function takeOut(booking: KeptBooking, session: KeptSession, { today, reason }: { today: string; reason?: string }) {
  const cancelled = lineOf(booking.sessions, session).toSorted((a, b) => a.courseDay - b.courseDay);
  const why = reason === undefined ? {} : { reason };
  if (cancelled.length === booking.sessions.length) {
    booking.end('CANCELLED');
    booking.tell('CANCELLED', why);
    return;
  }
  booking.sessions = booking.sessions.filter((one) => !cancelled.includes(one));
  booking.changeTotal();
  // What the school takes away frees the guest to change the rest.
  const isFreed = ({ attendance, day }: KeptSession) => reason !== undefined && attendance === null && day >= today;
  for (const one of booking.sessions.filter(isFreed)) one.movedBySchool = true;
  booking.leaveDays(cancelled.map(({ day }) => day));
  booking.tell('CANCELLED', { cancelled, ...why });
}

/** The school cancels a session, with all days of its line. */
export async function cancelLine(desk: Desk, booking: KeptBooking): Promise<void> {
  const session = desk.random.of(booking.sessions);
  const reason = 'One of them is ill';
  askBeforehand(desk, booking);
  await desk.call('cancelSession', { id: session.id }, { reason }, booking.isOpen ? 200 : 409);
  if (booking.isOpen) takeOut(booking, session, { today: desk.today, reason });
}

/** A guest cancels a session, as long as all days of its line may be cancelled. */
export async function cancelOwnLine(desk: Desk, booking: KeptBooking): Promise<void> {
  if (booking.email === '') return;
  const session = desk.random.of(booking.sessions);
  const line = lineOf(booking.sessions, session);
  const isAllowed = mayCancelOwn(desk, booking, line);
  if (isAllowed) askBeforehand(desk, booking);
  const params = { bookingCode: booking.code, id: session.id };
  await desk.call('cancelMySession', params, { email: booking.email }, isAllowed ? 200 : 409);
  if (!isAllowed) return;
  takeOut(booking, session, { today: desk.today });
  // The answer is a look at the booking, for which a page is made.
  if (booking.isPayableOnline && booking.page === null) desk.keepPage(booking);
}
