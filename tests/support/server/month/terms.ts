import type { KeptBooking } from './book.ts';
import { asItIs } from './changeLetters.ts';
import type { Desk } from './desk.ts';
import { askBeforehand } from './money.ts';
import { type KeptSession, lineOf } from './sessions.ts';

/** The first day of a session's line, which has its price. */
const pricedOf = (sessions: readonly KeptSession[], session: KeptSession): KeptSession =>
  sessions.find(({ line, courseDay }) => line === session.line && courseDay === 1) ?? session;

/** What was agreed, and why that is not the price of the lesson; back at that price nothing is left to be said. */
function agree(priced: KeptSession, price: number, reason: string): void {
  const usual = priced.discount?.from ?? priced.price;
  priced.discount = price === usual ? null : { from: usual, reason };
  priced.price = price;
}

/** An administrator agrees on another price of one person: a discount, more, nothing at all, or the price of before. */
export async function changePrice(desk: Desk, booking: KeptBooking): Promise<void> {
  const { random } = desk;
  const session = random.of(booking.sessions);
  const priced = pricedOf(booking.sessions, session);
  const { price, discount } = priced;
  const less = Math.floor(price * 0.9);
  const other = random.of([less, less, 333_333, price + 50_000, 0, discount?.from ?? price, price]);
  const reason = random.of(['A friend of Ayu', 'Staff; "family"']);
  askBeforehand(desk, booking);
  const isChanged = other !== price;
  const status = !isChanged || booking.isOpen ? 200 : 409;
  await desk.call('updateSession', { id: session.id }, { unit_price: other, reason }, status);
  if (status !== 200 || !isChanged) return;
  const from = asItIs(priced);
  agree(priced, other, reason);
  booking.changeTotal();
  booking.tellOfChanges([{ session: priced, from }], desk.now, { reason });
}

/** Another lesson, for its price; by force also for a number of people that it is not for. */
export async function changeLesson(desk: Desk, booking: KeptBooking): Promise<void> {
  const { random } = desk;
  const session = random.of(booking.sessions);
  const line = lineOf(booking.sessions, session);
  const suited = desk.lessons.filter(({ days }) => days === line.length);
  const lesson = random.of(random.chance(0.9) && suited.length > 0 ? suited : desk.lessons);
  const isChanged = lesson !== session.lesson;
  const force = random.chance(0.5);
  const { least, most, days, price } = lesson;
  const fits = force || (session.person >= least && (most === null || session.person <= most));
  if (isChanged) askBeforehand(desk, booking);
  const status = !isChanged ? 200 : days !== line.length || !fits ? 400 : booking.isOpen ? 200 : 409;
  await desk.call('updateSession', { id: session.id }, { product_id: lesson.id, force }, status);
  if (status !== 200 || !isChanged) return;
  const priced = pricedOf(line, session);
  const from = asItIs(priced);
  for (const one of line) one.lesson = lesson;
  Object.assign(priced, { price, discount: null });
  booking.changeTotal();
  booking.tellOfChanges([{ session: priced, from }], desk.now);
}

/** Another surf spot, which frees the guest to choose another day. */
export async function changeSpot(desk: Desk, booking: KeptBooking): Promise<void> {
  const session = desk.random.of(booking.sessions);
  const spot = desk.random.of(desk.spots);
  const isChanged = spot !== session.spot;
  const status = !isChanged || booking.isOpen ? 200 : 409;
  await desk.call('updateSession', { id: session.id }, { surf_spot_id: spot.id }, status);
  if (status !== 200 || !isChanged) return;
  const from = asItIs(session);
  Object.assign(session, { spot, movedBySchool: true });
  booking.tellOfChanges([{ session, from }], desk.now);
}

/** Who teaches, which nobody is told of. */
export async function assign(desk: Desk, booking: KeptBooking): Promise<void> {
  const session = desk.random.of(booking.sessions);
  const instructor = desk.random.of([...desk.instructors, null]);
  await desk.call('updateSession', { id: session.id }, { instructor_id: instructor?.id ?? null }, 200);
  session.instructor = instructor;
}
