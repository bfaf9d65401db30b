import assert from 'node:assert/strict';
import type { FullBooking } from '../../../../server/contract.gen.ts';
import type { Created } from '../bookings.ts';
import type { One } from '../testApp.ts';
import { KeptBooking, type KeptSession } from './book.ts';
import type { Desk } from './desk.ts';

const HOUR = 3_600_000;
const people = { private: [1], 'semi-private': [2], group: [3, 4, 5, 6], guiding: [1, 2, 3, 4] };
const kinds = Object.keys(people) as (keyof typeof people)[];
const names = ['Sari Dewi', '=HYPERLINK("x")', 'Jörg Müller; Søn', 'Made "Balu" Putra', 'Nguyễn Thị Hoa'];
const phones = ['+6281234567890', '081234567890', '+4915112345678', '+61412345678'];
const isIndonesian = (phone: string): boolean => /^(\+62|0)/.test(phone);

interface Wanted {
  product_id: string;
  reservation_date: string;
  person: number;
}

/** Prices of lessons, as the school changes them. */
export type Prices = Map<string, number>;

function wantedSessions(desk: Desk): Wanted[] {
  const { random, school } = desk;
  return Array.from({ length: 1 + random.below(3) }, () => {
    const kind = random.of(kinds);
    const date = desk.day(random.below(11));
    return { product_id: school.lessons[kind], reservation_date: date, person: random.of(people[kind]) };
  });
}

const peopleOf = (wanted: readonly Wanted[]): Map<string, number> => {
  const all = new Map<string, number>();
  for (const { reservation_date: day, person } of wanted) all.set(day, (all.get(day) ?? 0) + person);
  return all;
};

const costOf = (wanted: readonly Wanted[], prices: Prices): number =>
  wanted.reduce((sum, { product_id: id, person }) => sum + (prices.get(id) ?? 0) * person, 0);

/** Writes a booking that was made into the book, with the ids of its sessions. */
async function keep(desk: Desk, booked: KeptBooking): Promise<KeptBooking> {
  const { body } = await desk.test.call<One<FullBooking>>('getBooking', {
    token: desk.token,
    params: { id: booked.id },
  });
  const sessions = body.data.sessions.map((session): KeptSession => ({
    id: session.id,
    day: session.reservation_date,
    lesson: session.product_id ?? '',
    person: session.person,
    amount: session.total_amount,
  }));
  booked.sessions.push(...sessions);
  desk.bookings.push(booked);
  booked.tell('BOOKED');
  return booked;
}

/** A guest books on the website; nothing is booked where a day has no room, or for a price that nobody saw. */
export async function bookOnline(desk: Desk, prices: Prices): Promise<KeptBooking | null> {
  const { random } = desk;
  const wanted = wantedSessions(desk);
  const spot = random.of(desk.spots);
  const total = costOf(wanted, prices);
  const method = random.of(['CASH', 'GATEWAY', 'GATEWAY'] as const);
  const email = `guest${String(desk.bookings.length)}@example.com`;
  const phone = random.of(phones);
  const expected_total = random.chance(0.05) ? total + 1 : total;
  const request = {
    surf_spot_id: spot.id,
    payment_method: method,
    customer_details: { full_name: random.of(names), email, phone, country: 'ID' },
    booking_details: wanted,
    expected_total,
  };
  const status = expected_total === total && desk.hasRoom(peopleOf(wanted)) ? 201 : 409;
  const body = await desk.call<Created>('createBooking', {}, request, status);
  if (status !== 201) return null;
  const { id, booking_code: code } = body.data.booking;
  const booked = await keep(
    desk,
    new KeptBooking({
      id,
      code,
      email,
      isIndonesian: isIndonesian(phone),
      method,
      spot: spot.id,
      madeAt: desk.now,
      total,
    }),
  );
  if (method === 'GATEWAY') desk.keepPage(booked);
  return booked;
}

/** Staff book somebody in, some without an e-mail address. */
export async function bookAtCounter(desk: Desk, prices: Prices): Promise<KeptBooking | null> {
  const { random } = desk;
  const wanted = wantedSessions(desk);
  const spot = random.of(desk.spots);
  const total = costOf(wanted, prices);
  const email = random.chance(0.5) ? `counter${String(desk.bookings.length)}@example.com` : '';
  const paid = random.of([null, 'CASH', 'TRANSFER'] as const);
  const force = random.chance(0.3);
  const phone = random.of(phones);
  const customer = { full_name: random.of(names), phone, ...(email !== '' && { email }) };
  const request = { customer, surf_spot_id: spot.id, booking_details: wanted, paid, force };
  const status = force || desk.hasRoom(peopleOf(wanted)) ? 201 : 409;
  const { data } = await desk.call<One<FullBooking>>('createCounterBooking', {}, request, status);
  if (status !== 201) return null;
  const { id, booking_code: code } = data;
  const booked = new KeptBooking({
    id,
    code,
    email,
    isIndonesian: isIndonesian(phone),
    method: 'CASH',
    spot: spot.id,
    madeAt: desk.now,
    total,
  });
  booked.status = 'CONFIRMED';
  if (paid) booked.enter({ kind: 'PAYMENT', method: paid, amount: total, at: desk.now, order: null });
  return keep(desk, booked);
}

/** Whether a guest may still change what is on a day. */
const isInTime = (desk: Desk, day: string): boolean =>
  Date.parse(`${day}T00:00:00+08:00`) - 24 * HOUR >= desk.now.getTime();

/** Whether a session may be changed until its day ends, as the school has closed that day or has chosen it. */
const isFree = (desk: Desk, { day, movedBySchool, attendance }: KeptSession): boolean =>
  attendance === undefined && (movedBySchool === true || !desk.stateOf(day).isOpen) && day >= desk.today;

/** A guest moves a session. */
export async function moveOwn(desk: Desk, booking: KeptBooking): Promise<void> {
  const { random } = desk;
  const session = random.of(booking.sessions);
  const day = desk.day(random.below(11));
  const isMoved = day !== session.day;
  const isAllowed =
    booking.isOpen &&
    (isFree(desk, session) || (isInTime(desk, session.day) && isInTime(desk, day))) &&
    desk.hasRoom(new Map([[day, session.person]]));
  const status = booking.email === '' ? 404 : !isMoved || isAllowed ? 200 : 409;
  const email = booking.email === '' ? 'nobody@example.com' : booking.email.toUpperCase();
  await desk.call(
    'moveMySession',
    { bookingCode: booking.code, id: session.id },
    { email, reservation_date: day },
    status,
  );
  if (status !== 200) return;
  if (isMoved) moved(desk, booking, session, day);
  await desk.look(booking);
}

/** What a move to another day does to the book. */
export function moved(desk: Desk, booking: KeptBooking, session: KeptSession, day: string): void {
  const from = session.day;
  session.day = day;
  session.movedBySchool = false;
  delete session.attendance;
  if (!booking.sessions.some((other) => other.day === from))
    booking.raised = booking.raised.filter((raised) => raised !== `CLOSED_DAY ${from}`);
  booking.tell('MOVED', desk.now);
}

/** A guest cancels. */
export async function cancelOwn(desk: Desk, booking: KeptBooking): Promise<void> {
  if (booking.email === '') return;
  const first = booking.sessions.map(({ day }) => day).toSorted()[0] ?? assert.fail();
  const isAllowed = booking.isOpen && (isInTime(desk, first) || booking.sessions.some((one) => isFree(desk, one)));
  if (isAllowed && booking.payment.status === 'PENDING' && booking.page && booking.silent)
    booking.takeOnline(booking.silent, desk.now);
  const status = isAllowed ? 200 : 409;
  await desk.call('cancelMyBooking', { bookingCode: booking.code }, { email: booking.email }, status);
  if (!isAllowed) return;
  booking.end('CANCELLED');
  booking.tell('CANCELLED');
}
