import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { fullBooking } from '../../../../server/bookings/fullBooking.ts';
import type { FullBooking } from '../../../../server/contract.gen.ts';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { openSchool, schoolDay } from '../../../support/server/school.ts';
import { makeTestApp, type One } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, db } = test;
const school = await openSchool(test);
const book = bookingAt(test, school);
const one = lessonOf(school);
const admin = await test.signIn('ADMIN');
const staff = await test.signIn('STAFF');
await db.execute(sql`update users set name = 'Made' where id = ${admin.id}`);
await db.execute(sql`update users set name = 'Wayan' where id = ${staff.id}`);

const read = async (id: string) =>
  (await call<One<FullBooking>>('getBooking', { token: staff.token, params: { id } })).body.data;
const textsOf = async (id: string) => (await read(id)).changes.map(({ actor, text }) => [actor, text]);
const named = (offset: number) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(schoolDay(offset)));

describe('all about one booking', () => {
  it('is the booking with its sessions by date, and what is due', async () => {
    const details = [one('guiding', 2, 5), one('private', 1, 2), one('guiding', 3, 1)];
    const { booking } = (await book({ details })).body.data;
    const { sessions, changes, messages, amount_paid, amount_refunded, ...rest } = await read(booking.id);
    assert.deepEqual(rest, { ...booking, ledger: [], language: null, note: null, version: 1, amount_over: 0 });
    assert.deepEqual(
      messages.map(({ kind, to, status }) => [kind, to, status]),
      [['BOOKED', 'sari@example.com', 'REHEARSED']],
    );
    assert.deepEqual(
      sessions.map(({ reservation_date: day, part, parts }) => [day, part, parts]),
      [
        [schoolDay(1), 1, 2],
        [schoolDay(2), 1, 1],
        [schoolDay(5), 2, 2],
      ],
    );
    assert.deepEqual([amount_paid, amount_refunded, rest.amount_due], [0, 0, booking.total_amount]);
    assert.deepEqual(
      changes.map(({ actor, text }) => [actor, text]),
      [[null, 'Booked on the website.']],
    );
    assert.deepEqual(new Set(sessions.map(({ amount_due: due }) => due)), new Set([booking.total_amount]));
  });

  it('tells who changed what, the newest first', async () => {
    const { booking } = (await book({ details: [one('guiding', 2, 0)] })).body.data;
    const { id } = booking;
    const session = (await read(id)).sessions[0]?.id ?? '';
    const change = (body: object) => call('updateSession', { token: staff.token, params: { id: session }, body });
    const act = (operationId: string, action: string) =>
      call(operationId, { token: admin.token, params: { id }, body: { action } });
    await act('updateBookingStatus', 'CONFIRMED');
    await change({ attendance: 'NO_SHOW' });
    await change({ attendance: null });
    await change({ reservation_date: schoolDay(1) });
    await change({ person: 3 });
    await act('updateBookingPayment', 'PAY');
    await act('updateBookingStatus', 'CANCELLED');
    assert.deepEqual(await textsOf(id), [
      ['Made', 'Status: CONFIRMED to CANCELLED.'],
      ['Made', 'Paid in cash: Rp. 2.550.000.'],
      ['Wayan', 'Total: Rp. 1.700.000 to Rp. 2.550.000.'],
      ['Wayan', `Dawn Patrol on ${named(1)}: 2 to 3 people.`],
      ['Wayan', `Dawn Patrol: moved from ${named(0)} to ${named(1)}.`],
      ['Wayan', `Dawn Patrol on ${named(0)}: attendance taken back.`],
      ['Wayan', `Dawn Patrol on ${named(0)}: did not come.`],
      ['Made', 'Status: PENDING to CONFIRMED.'],
      [null, 'Booked on the website.'],
    ]);
    const { amount_paid: paid, amount_due: due } = await read(id);
    assert.deepEqual([paid, due], [2_550_000, 0]);
  });

  it('says what was overruled by force', async () => {
    const { booking } = (await book()).body.data;
    const day = schoolDay(9);
    await call('updateDays', { token: admin.token, body: { from: day, to: day, is_open: false, reason: 'Nyepi' } });
    const id = (await read(booking.id)).sessions[0]?.id ?? '';
    await call('updateSession', { token: staff.token, params: { id }, body: { reservation_date: day, force: true } });
    assert.deepEqual((await textsOf(booking.id))[0], [
      'Wayan',
      `Private Surf Lesson: moved from ${named(1)} to ${named(9)}, by force: the school is closed on ${named(9)}: Nyepi.`,
    ]);
  });

  it('still names who has been deleted since, and tells of a guest’s account that is gone', async () => {
    const gone = await test.signIn('STAFF');
    const guest = await test.signIn('CUSTOMER');
    const { booking } = (await book({}, { token: guest.token })).body.data;
    const { id } = booking;
    await call('updateBookingStatus', { token: gone.token, params: { id }, body: { action: 'CONFIRMED' } });
    for (const { id: user } of [gone, guest]) await call('deleteUser', { token: admin.token, params: { id: user } });
    assert.deepEqual(await textsOf(id), [
      ['Made', 'The guest’s account was deleted.'],
      ['Someone', 'Status: PENDING to CONFIRMED.'],
      [null, 'Booked on the website.'],
    ]);
  });

  it('owes nothing when it is cancelled', async () => {
    const { booking } = (await book()).body.data;
    const { id } = booking;
    await call('updateBookingStatus', { token: admin.token, params: { id }, body: { action: 'CANCELLED' } });
    const { amount_due: due, sessions, total_amount: total } = await read(id);
    assert.deepEqual([due, sessions[0]?.amount_due, total], [0, 0, 650_000]);
  });

  it('has the version of what it shows: what a colleague changes while it is read is not saved over', async (t) => {
    const { booking } = (await book()).body.data;
    const params = { id: booking.id };
    const save = (body: object) => call('updateBooking', { token: staff.token, params, body });
    const { $client: pool } = db as typeof db & { $client: Pool };
    const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
    // The first query reads the row with its version; the change comes right after it.
    let asked = 0;
    t.mock.method(pool, 'query', async (...args: unknown[]) => {
      asked += 1;
      if (asked === 2) assert.equal((await save({ customer_name: 'Kadek', version: 1 })).status, 200);
      return query(...args);
    });
    const seen = await fullBooking(db, booking.id);
    assert.deepEqual([seen?.customer_name, seen?.version], [booking.customer_name, 1]);
    assert.equal((await save({ customer_name: 'Ketut', version: seen?.version })).status, 409);
  });

  it('is for staff and administrators, and 404 for what is none', async () => {
    const params = { id: (await book()).body.data.booking.id };
    const customer = await test.signIn('CUSTOMER');
    assert.equal((await call('getBooking', { token: customer.token, params })).status, 403);
    assert.equal((await call('getBooking', { params })).status, 401);
    assert.equal((await call('getBooking', { token: admin.token, params })).status, 200);
    assert.equal((await call('getBooking', { token: admin.token, params: { id: randomUUID() } })).status, 404);
  });
});
