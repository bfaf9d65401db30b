import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import type { AttentionItem, FullBooking, Overview } from '../../../../server/contract.gen.ts';
import { type Many, type One, rowsOf } from '../testApp.ts';
import type { KeptBooking } from './book.ts';
import type { Desk } from './desk.ts';
import { exported } from './exports.ts';
import { board, days, linesOf, toldLine } from './lists.ts';
import { agreeOnMessages } from './messages.ts';
import { revenue, splitOf } from './revenue.ts';
import { inTime } from './sessions.ts';
import { schoolDayOf, signed, sum } from './sums.ts';

const DAY = 86_400_000;

/** The rows of the database, in plain SQL. */
async function rows({ test: { db }, bookings }: Desk): Promise<void> {
  const stored = await rowsOf(
    db,
    sql`select b.id, b.status, b.total_amount::int as total, b.amount_paid::int as paid, b.amount_refunded::int as refunded,
      p.status as payment,
      (select coalesce(string_agg(l.kind || ' ' || l.method || ' ' || l.amount || ' ' ||
        to_char(l.paid_at at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD HH24:MI'), ', '
        order by l.paid_at, l.kind, l.method, l.amount), '') from ledger l where l.booking_id = b.id) as ledger,
      (select string_agg(concat_ws(' ', s.id, s.course_day, s.reservation_date, coalesce(s.start_time, '-'), s.person,
        s.total_amount, s.amount_lowered, s.moved_by_school, coalesce(s.attendance, '-')), ', ' order by s.id)
        from booking_details s where s.booking_id = b.id) as sessions
    from bookings b join payments p on p.booking_id = b.id order by b.id`,
  );
  const time = (at: Date) => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
  const entriesOf = ({ entries }: KeptBooking) =>
    entries
      .toSorted(
        (a, b) =>
          a.at.getTime() - b.at.getTime() ||
          (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : 0) ||
          (a.method < b.method ? -1 : a.method > b.method ? 1 : 0) ||
          a.amount - b.amount,
      )
      .map(({ kind, method, amount, at }) => `${kind} ${method} ${String(amount)} ${time(at)}`);
  const kept = bookings
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((booking) => ({
      id: booking.id,
      status: booking.status,
      total: booking.total,
      paid: booking.paid,
      refunded: booking.refunded,
      payment: booking.payment.status,
      ledger: entriesOf(booking).join(', '),
      sessions: booking.sessions
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map(({ id, courseDay, day, hour, person, amount, lowered, movedBySchool, attendance }) =>
          [id, courseDay, day, hour ?? '-', person, amount, lowered, movedBySchool ? 't' : 'f', attendance ?? '-'].join(
            ' ',
          ),
        )
        .join(', '),
    }));
  assert.deepEqual(stored, kept);
}

async function overview(desk: Desk): Promise<void> {
  const { test, token, bookings, today, now } = desk;
  const { data } = (await test.call<One<Overview>>('getOverview', { token })).body;
  const standing = bookings.filter(({ status }) => status !== 'CANCELLED');
  const on = (date: string) => {
    const sessions = standing.flatMap((one) => one.sessions).filter((one) => one.day === date);
    return { sessions: sessions.length, people: sum(sessions.map(({ person }) => person)) };
  };
  const taken = (from: string) =>
    sum(
      bookings
        .flatMap((one) => one.entries)
        .filter(({ at }) => schoolDayOf(at) >= from && schoolDayOf(at) <= today)
        .map(signed),
    );
  const dates = Array.from({ length: 30 }, (_, index) => schoolDayOf(new Date(now.getTime() - (29 - index) * DAY)));
  const { this_month: month, ...rest } = data;
  assert.deepEqual(month, splitOf(desk, { from: `${today.slice(0, 8)}01`, to: `${today.slice(0, 8)}31` }));
  assert.deepEqual(rest, {
    today: on(today),
    tomorrow: on(schoolDayOf(new Date(now.getTime() + DAY))),
    waiting: bookings.filter(({ status }) => status === 'PENDING').length,
    taken_today: taken(today),
    taken_this_month: taken(`${today.slice(0, 8)}01`),
    due: sum(bookings.map(({ due }) => due)),
    per_day: dates.map((date) => ({
      date,
      bookings: bookings.filter(({ madeAt }) => schoolDayOf(madeAt) === date).length,
    })),
  });
}

/** What is raised, by booking. */
async function attention({ test, token, bookings }: Desk): Promise<void> {
  const { data } = (await test.call<Many<AttentionItem>>('listAttention', { token })).body;
  const told = data.map(({ kind, booking_code: code }) => `${code ?? ''} ${kind}`).toSorted();
  const kept = bookings.flatMap(({ code, raised }) => raised.map((one) => `${code} ${one.split(' ')[0] ?? ''}`));
  assert.deepEqual(told, kept.toSorted());
}

/** A few bookings as their sheets show them. */
async function sheets({ test, token, bookings, random }: Desk): Promise<void> {
  for (const booking of [random.of(bookings), random.of(bookings), random.of(bookings)]) {
    const { data } = (await test.call<One<FullBooking>>('getBooking', { token, params: { id: booking.id } })).body;
    assert.deepEqual(
      [data.amount_paid, data.amount_refunded, data.amount_due, data.amount_over, data.total_amount],
      [booking.paid, booking.refunded, booking.due, booking.over, booking.total],
    );
    assert.equal(data.surf_spot_name, booking.spot?.name);
    assert.equal(sum(data.ledger.map(signed)), booking.paid - booking.refunded);
    assert.deepEqual(data.booking_details.map(toldLine), linesOf(booking));
    assert.deepEqual(
      data.sessions.map(({ id }) => id),
      inTime(booking.sessions).map(({ id }) => id),
    );
    assert.deepEqual(data.messages.map(({ kind }) => kind).toSorted(), booking.told.map(({ kind }) => kind).toSorted());
  }
}

/** Everything that tells of the month agrees with the book, with the rows and with each other, to the rupiah. */
export async function agree(desk: Desk): Promise<void> {
  const [from, to] = [desk.dayOfMonth(0), desk.dayOfMonth(44)];
  await rows(desk);
  const totals = await revenue(desk, from, to);
  await revenue(desk, desk.dayOfMonth(3), desk.dayOfMonth(17));
  await overview(desk);
  await attention(desk);
  await agreeOnMessages(desk);
  await exported(desk, totals);
  await days(desk);
  await board(desk);
  await sheets(desk);
}
