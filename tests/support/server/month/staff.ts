import type { KeptBooking } from './book.ts';
import { asItIs } from './changeLetters.ts';
import type { Desk } from './desk.ts';
import { moved, withDays } from './guests.ts';
import { askBeforehand } from './money.ts';
import { lineOf, peopleToCome } from './sessions.ts';

/** Staff move a session by itself, by force or not. */
export async function moveSession(desk: Desk, booking: KeptBooking): Promise<void> {
  const { random } = desk;
  const session = random.of(booking.sessions);
  const day = desk.day(random.below(11));
  const force = random.chance(0.3);
  const isMoved = day !== session.day;
  const after = withDays(booking, new Map([[session.id, day]]));
  const refusal = force ? null : desk.refusal(peopleToCome(booking.sessions, after));
  const status = !isMoved || (booking.isOpen && refusal === null) ? 200 : 409;
  const body = { reservation_date: day, force };
  await desk.call('updateSession', { id: session.id }, body, status, booking.isOpen ? refusal : null);
  if (status !== 200 || !isMoved) return;
  Object.assign(session, { attendance: null, came: null });
  moved(desk, booking, { session, days: new Map([[session.id, day]]), isByGuest: false });
}

/** Staff say when a session begins, whatever the hours of its lesson are, or leave that to the tide. */
export async function setHour(desk: Desk, booking: KeptBooking): Promise<void> {
  const { random } = desk;
  const open = booking.sessions.filter(({ hour, day }) => hour === null && day >= desk.today);
  const session = random.of(open.length > 0 && random.chance(0.8) ? open : booking.sessions);
  const hour = random.of(['06:15', '09:30', '17:00', null]);
  const isChanged = hour !== session.hour;
  const status = !isChanged || booking.isOpen ? 200 : 409;
  await desk.call('updateSession', { id: session.id }, { start_time: hour }, status);
  if (status !== 200 || !isChanged) return;
  const from = asItIs(session);
  // An hour that was open is set, not moved.
  if (session.hour !== null) session.movedBySchool = true;
  session.hour = hour;
  booking.tellOfChanges([{ session, from }], desk.now);
}

/** Other people come to all days of a line, for the price that one was booked for. */
export async function changePeople(desk: Desk, booking: KeptBooking): Promise<void> {
  const { random } = desk;
  const session = random.of(booking.sessions);
  const { least, most } = session.lesson;
  const person = Math.max(1, least + random.below(6) - (random.chance(0.1) ? 1 : 0));
  const isChanged = person !== session.person;
  const force = random.chance(0.5);
  const line = lineOf(booking.sessions, session);
  if (isChanged) askBeforehand(desk, booking);
  // Of days that are over, only that counts which is changed.
  const counted = line.filter((one) => one === session || one.day >= desk.today);
  const after = counted.map((one) => ({ ...one, person }));
  const refusal = force ? null : desk.refusal(peopleToCome(counted, after));
  const fits = force || (person >= least && (most === null || person <= most));
  const isAllowed = booking.isOpen && refusal === null;
  const status = !isChanged ? 200 : !fits ? 400 : isAllowed ? 200 : 409;
  const body = { person, force };
  await desk.call('updateSession', { id: session.id }, body, status, booking.isOpen && fits ? refusal : null);
  if (status !== 200 || !isChanged) return;
  // Of whom more came than are booked now, all came.
  for (const one of line)
    Object.assign(one, { person, came: one.came !== null && one.came < person ? one.came : null });
  booking.changeTotal();
}

/** Who came, once the day is there, or that it is not known after all. */
export async function noteAttendance(desk: Desk, booking: KeptBooking): Promise<void> {
  const begun = booking.sessions.filter(({ day }) => day <= desk.today);
  const session = desk.random.of(begun.length > 0 && desk.random.chance(0.9) ? begun : booking.sessions);
  const attendance = desk.random.of(['ARRIVED', 'ARRIVED', 'NO_SHOW', 'NO_SHOW', null] as const);
  const isNews = session.attendance !== attendance || session.came !== null;
  const isTooEarly = attendance !== null && session.day > desk.today && isNews;
  await desk.call('updateSession', { id: session.id }, { attendance }, isTooEarly ? 409 : 200);
  if (!isTooEarly) Object.assign(session, { attendance, came: null });
}

/** How many of them came: none are a no-show. */
export async function countPeople(desk: Desk, booking: KeptBooking): Promise<void> {
  const begun = booking.sessions.filter(({ day }) => day <= desk.today);
  const session = desk.random.of(begun.length > 0 && desk.random.chance(0.9) ? begun : booking.sessions);
  const count = desk.random.below(session.person + 2);
  const now = {
    attendance: count === 0 ? ('NO_SHOW' as const) : ('ARRIVED' as const),
    came: count === 0 || count === session.person ? null : count,
  };
  const isNews = session.attendance !== now.attendance || session.came !== now.came;
  const status = count > session.person ? 400 : session.day > desk.today && isNews ? 409 : 200;
  await desk.call('updateSession', { id: session.id }, { people_came: count }, status);
  if (status === 200) Object.assign(session, now);
}

export async function setStatus(desk: Desk, booking: KeptBooking): Promise<void> {
  const action = desk.random.of(['CONFIRMED', 'CONFIRMED', 'COMPLETED', 'CANCELLED'] as const);
  const isAllowed = booking.isOpen && booking.status !== action;
  await desk.call('updateBookingStatus', { id: booking.id }, { action }, isAllowed ? 200 : 409);
  if (!isAllowed) return;
  if (action === 'CONFIRMED') booking.status = action;
  else booking.end(action);
  if (action !== 'COMPLETED') booking.tell(action);
}
