import assert from 'node:assert/strict';
import type { Booking, Session, StaffDay } from '../../../../server/contract.gen.ts';
import type { Many } from '../testApp.ts';
import type { KeptBooking } from './book.ts';
import type { Desk } from './desk.ts';
import { boardTotals } from './files.ts';
import { courseDayOf, inTime, type KeptSession } from './sessions.ts';

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The sessions of a line as guests and staff see them, the line dated by its first day and priced as a whole. */
export function linesOf({ sessions }: KeptBooking): unknown[] {
  const lines = [...new Set(sessions.map(({ line }) => line))];
  return lines.map((line) => {
    const own = inTime(sessions.filter((one) => one.line === line));
    const first = own.find(({ courseDay }) => courseDay === 1);
    return [
      ...[first?.id, first?.lesson.name, own[0]?.day, first?.person, first?.amount],
      ...own.map(({ id, day, hour, attendance, lesson }) => [id, day, hour, attendance, lesson.minutes]),
    ];
  });
}

/** A line of an answer in the same form. */
export const toldLine = (line: Booking['booking_details'][number]): unknown => [
  ...[line.id, line.product_name, line.reservation_date, line.person, line.total_amount],
  ...(line.sessions ?? []).map((one) => [one.id, one.reservation_date, one.start_time, one.attendance, one.minutes]),
];

/** Which of the sessions of its lesson in its booking a session is, and of how many. */
function partOf(session: KeptSession, sessions: readonly KeptSession[]): [part: number, parts: number] {
  const key = ({ day, line, courseDay }: KeptSession) => [day, line, courseDay].join(' ');
  const same = sessions.filter(({ lesson }) => lesson === session.lesson).map(key);
  return [same.toSorted().indexOf(key(session)) + 1, same.length];
}

/** How many came, where that was noted. */
const cameOf = ({ attendance, came, person }: KeptSession): number | null =>
  attendance === null ? null : attendance === 'NO_SHOW' ? 0 : (came ?? person);

/** A row of the list of sessions, by what it says and by what it is sorted. */
function rowOf(booking: KeptBooking, session: KeptSession) {
  const { id, day, hour, spot, instructor, lesson, person, price, discount, amount, attendance } = session;
  const [course_day, course_days] = courseDayOf(session, booking.sessions);
  const [part, parts] = partOf(session, booking.sessions);
  const place = inTime(booking.sessions).indexOf(session);
  const sorted = [day, hour ?? '99:99', spot.name, lesson.name, booking.code, String(place).padStart(3, '0')].join(' ');
  return {
    sorted,
    row: {
      ...{ id, booking_id: booking.id, booking_code: booking.code, booking_status: booking.status },
      ...{
        reservation_date: day,
        start_time: hour,
        minutes: lesson.minutes,
        surf_spot_id: spot.id,
        surf_spot_name: spot.name,
      },
      ...{ attendance, people_came: cameOf(session), instructor_name: instructor?.name ?? null },
      ...{ unit_price: price, price_before: discount?.from ?? null, price_reason: discount?.reason ?? null },
      ...{ product_id: lesson.id, product_name: lesson.name, person, total_amount: amount },
      ...{ course_day, course_days, part, parts, amount_due: booking.due },
      ...{ payment_method: booking.method, payment_status: booking.payment.status },
    },
  };
}

/** All sessions of the month, each as the book has it and in its place. */
export async function listedSessions({ test, token, bookings, month }: Desk): Promise<Session[]> {
  const told: Session[] = [];
  for (const query of month) told.push(...(await test.call<Many<Session>>('listSessions', { token, query })).body.data);
  const kept = bookings
    .flatMap((one) => one.sessions.map((session) => rowOf(one, session)))
    .toSorted((a, b) => (a.sorted < b.sorted ? -1 : 1))
    .map(({ row }) => row);
  assert.deepEqual(
    told.map((row, index) => Object.fromEntries(Object.keys(kept[index] ?? {}).map((key) => [key, row[key as 'id']]))),
    kept,
  );
  return told;
}

/** Which days are open, and how many people come. */
export async function days(desk: Desk): Promise<void> {
  const query = { from: desk.dayOfMonth(0), to: desk.dayOfMonth(44) };
  const { data } = (
    await desk.test.call<Many<StaffDay & { places_left: number | null }>>('listDays', { token: desk.token, query })
  ).body;
  const kept = Array.from({ length: 45 }, (_, index) => {
    const date = desk.dayOfMonth(index);
    const { isOpen, capacity } = desk.stateOf(date);
    const people = desk.peopleOn(date);
    const places_left = capacity === null ? null : Math.max(0, capacity - people);
    return { date, is_open: isOpen, reason: isOpen ? null : 'A ceremony', places_left, capacity, note: null, people };
  });
  assert.deepEqual(data, kept);
}

/** What today's board says of people and of money that is to be collected: a guest who did not come brings none. */
export async function board({ test, token, bookings, today }: Desk): Promise<void> {
  const query = { from: today, to: today };
  const { data } = (await test.call<Many<Session>>('listSessions', { token, query })).body;
  const standing = bookings
    .filter(({ status }) => status !== 'CANCELLED')
    .map((booking) => ({ booking, on: booking.sessions.filter(({ day }) => day === today) }))
    .filter(({ on }) => on.length > 0);
  const sessions = standing.flatMap(({ on }) => on);
  const isMissing = ({ on }: { on: KeptSession[] }) => on.every(({ attendance }) => attendance === 'NO_SHOW');
  const dueOf = (method: string) =>
    sum(standing.filter((one) => one.booking.method === method && !isMissing(one)).map(({ booking }) => booking.due));
  assert.deepEqual(await boardTotals(data), {
    people: sum(sessions.map(({ person }) => person)),
    arrived: sum(sessions.map((session) => cameOf(session) ?? 0)),
    cash: dueOf('CASH'),
    online: dueOf('GATEWAY'),
    noShows: sum(standing.filter(isMissing).map(({ booking }) => booking.due)),
  });
}
