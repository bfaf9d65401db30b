// Also on PostgreSQL: triggers and locks.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import type { AttentionItem } from '../../../../server/contract.gen.ts';
import { type Raised, raiseOnce, resolveAttentionByKey } from '../../../../server/repositories/attention.ts';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { daysOf } from '../../../support/server/records.ts';
import { openSchool, schoolDay } from '../../../support/server/school.ts';
import { type Failure, makeTestApp, type Many, rowsOf } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, db } = test;
const school = await openSchool(test);
const admin = await test.signIn('ADMIN');
const { token } = admin;
const setDay = daysOf(test, token);
const lesson = lessonOf(school);
const makeBooking = bookingAt(test, school);

const list = async () => (await call<Many<AttentionItem>>('listAttention', { token })).body.data;
/** What is raised for a booking, without what differs from run to run. */
const raisedFor = async (id: string) =>
  (await list()).filter(({ booking_id: of }) => of === id).map(({ kind, text }) => [kind, text]);
const resolve = (id: string) => call<{ data: true } & Failure>('resolveAttention', { token, params: { id } });

async function book(...details: object[]) {
  const { status, body } = await makeBooking({ details: details.length > 0 ? details : [lesson('guiding', 2)] });
  assert.equal(status, 201);
  const { id, booking_code: code, booking_details: sessions } = body.data.booking;
  return { id, code, sessions: sessions as unknown as { id: string }[] };
}
const cancel = (id: string) => call('updateBookingStatus', { token, params: { id }, body: { action: 'CANCELLED' } });
const pay = (id: string) => call('updateBookingPayment', { token, params: { id }, body: { action: 'PAY' } });
const move = (id: string, reservation_date: string, force = false) =>
  call('updateSession', { token, params: { id }, body: { reservation_date, force } });
const giveBack = async (id: string, amount: number) => {
  const body = { kind: 'REFUND', method: 'CASH', amount, reason: 'Big swell' };
  assert.equal((await call('addLedgerEntry', { token, params: { id }, body })).status, 201);
};

describe('what a person must see to', () => {
  it('is listed newest first, with the code of its booking, until it is resolved', async () => {
    const { id, code } = await book();
    const raise = (kind: Raised['kind'], key: string, bookingId: string | null, text: string) =>
      db.transaction((tx) => raiseOnce(tx, { kind, key, bookingId, text }));
    await raise('PAID_TWICE', 'first', id, 'Paid twice.');
    await raise('MESSAGE_FAILED', 'second', null, 'Not sent.');
    await db.execute(sql`update attention set created_at = created_at - interval '1 minute' where key = 'first'`);
    const [newest, older] = await list();
    assert.deepEqual(
      [newest?.kind, newest?.booking_id, newest?.booking_code, newest?.text],
      ['MESSAGE_FAILED', null, null, 'Not sent.'],
    );
    assert.deepEqual([older?.kind, older?.booking_id, older?.booking_code], ['PAID_TWICE', id, code]);
    const answer = await resolve(older?.id ?? '');
    assert.deepEqual([answer.status, answer.body.data], [200, true]);
    assert.deepEqual(await raisedFor(id), []);
    for (const none of [older?.id ?? '', randomUUID()]) assert.equal((await resolve(none)).status, 404);
    await db.transaction((tx) => resolveAttentionByKey(tx, 'second'));
    assert.deepEqual(await list(), []);
    const records = await rowsOf(
      db,
      sql`select actor_id, action, before ->> 'resolved_at' as before, after ->> 'kind' as kind
        from audit_log where table_name = 'attention'`,
    );
    assert.deepEqual(records, [{ actor_id: admin.id, action: 'UPDATE', before: null, kind: 'PAID_TWICE' }]);
  });

  it('is raised once, however often and by however many at once, also after it was resolved', async () => {
    const { id } = await book();
    const raise = () =>
      db.transaction((tx) => raiseOnce(tx, { kind: 'CHARGEBACK', key: 'one', bookingId: id, text: 'Gone.' }));
    await Promise.all(Array.from({ length: 8 }, raise));
    const [item, ...others] = (await list()).filter(({ booking_id: of }) => of === id);
    assert.deepEqual([item?.text, others], ['Gone.', []]);
    await resolve(item?.id ?? '');
    await raise();
    assert.deepEqual(await raisedFor(id), []);
  });
});

describe('a booking that is cancelled', () => {
  it('asks for its money to be given back, until it is', async () => {
    const { id } = await book();
    await pay(id);
    assert.deepEqual(await raisedFor(id), []);
    await cancel(id);
    const first = ['REFUND_DUE', 'The booking is cancelled, and Rp. 1.700.000 of it were paid.'];
    assert.deepEqual(await raisedFor(id), [first]);
    await giveBack(id, 700_000);
    const rest = 'The booking is cancelled, and Rp. 1.000.000 of what was paid have still to be given back.';
    assert.deepEqual(await raisedFor(id), [['REFUND_DUE', rest]]);
    await giveBack(id, 1_000_000);
    assert.deepEqual(await raisedFor(id), []);
  });

  it('asks for nothing when nothing was paid, or all of it was given back before', async () => {
    const unpaid = await book();
    await cancel(unpaid.id);
    const refunded = await book();
    await pay(refunded.id);
    await giveBack(refunded.id, 1_700_000);
    await cancel(refunded.id);
    assert.deepEqual([...(await raisedFor(unpaid.id)), ...(await raisedFor(refunded.id))], []);
  });

  it('is told of when money comes for it afterwards, however it comes', async () => {
    const { id } = await book();
    await cancel(id);
    await pay(id);
    const text = 'Rp. 1.700.000 were paid after the booking had been cancelled.';
    assert.deepEqual(await raisedFor(id), [['MONEY_FOR_CANCELLED', text]]);
    await giveBack(id, 1_700_000);
    assert.deepEqual(await raisedFor(id), []);
  });

  it('is not asked about again when somebody has said that it is seen to', async () => {
    const { id } = await book();
    await pay(id);
    await cancel(id);
    const [item] = (await list()).filter(({ booking_id: of }) => of === id);
    await resolve(item?.id ?? '');
    await giveBack(id, 100_000);
    assert.deepEqual(await raisedFor(id), []);
  });
});

describe('a day that is closed', () => {
  const text = (day: number, reason = '') => {
    const date = new Date(`${schoolDay(day)}T00:00:00Z`);
    const named = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
    return ['CLOSED_DAY', `The school is closed on ${named}${reason}. The booking has a session on that day.`];
  };
  const close = (day: number, change: object = {}) => setDay(schoolDay(day), { is_open: false, ...change });
  const open = (day: number) => setDay(schoolDay(day), { is_open: true });

  it('stands against each of its bookings, once for each day, until the day is opened', async () => {
    const two = await book(lesson('guiding', 1, 20), lesson('private', 1, 20), lesson('group', 3, 21));
    const other = await book(lesson('guiding', 1, 21));
    const cancelled = await book(lesson('guiding', 1, 20));
    await cancel(cancelled.id);
    await call('updateDays', { token, body: { from: schoolDay(20), to: schoolDay(21), is_open: false } });
    const texts = (id: string) => raisedFor(id).then((rows) => rows.toSorted());
    assert.deepEqual(await texts(two.id), [text(20), text(21)].toSorted());
    assert.deepEqual(await texts(other.id), [text(21)]);
    assert.deepEqual(await texts(cancelled.id), []);
    await open(21);
    assert.deepEqual(await texts(two.id), [text(20)]);
    assert.deepEqual(await texts(other.id), []);
    await open(20);
    assert.deepEqual(await list(), []);
  });

  it('goes when the last session of the day is moved, or the booking cancelled or completed', async () => {
    const moved = await book(lesson('guiding', 1, 22), lesson('private', 1, 22));
    const cancelled = await book(lesson('guiding', 1, 22));
    const completed = await book(lesson('guiding', 1, 22));
    await close(22, { reason: 'Nyepi' });
    for (const { id } of [moved, cancelled, completed]) assert.deepEqual(await raisedFor(id), [text(22, ': Nyepi')]);
    const [first, second] = moved.sessions;
    await move(first?.id ?? '', schoolDay(23));
    assert.deepEqual(await raisedFor(moved.id), [text(22, ': Nyepi')]);
    await move(second?.id ?? '', schoolDay(24));
    await cancel(cancelled.id);
    await call('updateBookingStatus', { token, params: { id: completed.id }, body: { action: 'COMPLETED' } });
    assert.deepEqual(await list(), []);
    // By force is on purpose.
    assert.equal((await move(second?.id ?? '', schoolDay(22), true)).status, 200);
    assert.deepEqual(await list(), []);
  });

  it('is told of again only when it was open meanwhile', async () => {
    const { id } = await book(lesson('guiding', 1, 25));
    await close(25);
    await resolve((await list())[0]?.id ?? '');
    await close(25, { reason: 'Swell' });
    await setDay(schoolDay(25), { note: 'high tide' });
    assert.deepEqual(await raisedFor(id), []);
    await open(25);
    await close(25);
    assert.deepEqual(await raisedFor(id), [text(25)]);
  });

  it('misses nobody who books, moves or cancels at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const day = 30 + round;
      const [stays, goes, leaves, comes] = [
        await book(lesson('guiding', 1, day)),
        await book(lesson('guiding', 1, day)),
        await book(lesson('guiding', 1, day)),
        await book(lesson('guiding', 1, day + 100)),
      ];
      await Promise.all([
        makeBooking({ details: [lesson('guiding', 1, day)] }),
        cancel(goes.id),
        move(leaves.sessions[0]?.id ?? '', schoolDay(day + 100)),
        close(day),
        move(comes.sessions[0]?.id ?? '', schoolDay(day)),
        makeBooking({ details: [lesson('guiding', 1, day)] }),
      ]);
      const expected = await rowsOf(
        db,
        sql`select distinct b.id from bookings b join booking_details d on d.booking_id = b.id
          where d.reservation_date = ${schoolDay(day)}::date and b.status <> 'CANCELLED' order by b.id`,
      );
      const raised = (await list()).filter(({ text: said }) => said === text(day)[1]).map(({ booking_id: of }) => of);
      assert.deepEqual(
        raised.toSorted(),
        expected.map((row) => row['id']),
      );
      assert.ok(raised.includes(stays.id));
    }
  });
});

it('staff have nothing to see to', async () => {
  const staff = await test.signIn('STAFF');
  assert.equal((await call('listAttention', { token: staff.token })).status, 403);
});
