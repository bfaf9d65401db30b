// Also on PostgreSQL: sums, windows and arrays.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Balance, Booking, LedgerRow, Revenue, Session } from '../../../../server/contract.gen.ts';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { addEntry } from '../../../support/server/records.ts';
import { openSchool, schoolDay } from '../../../support/server/school.ts';
import { type Failure, makeTestApp, type Many, type One } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, db } = test;
const school = await openSchool(test);
const { token } = await test.signIn('ADMIN');
const lesson = lessonOf(school);
const book = async (...details: object[]) => (await bookingAt(test, school)({ details })).body.data.booking.id;
const cancel = (id: string) => call('updateBookingStatus', { token, params: { id }, body: { action: 'CANCELLED' } });
const pay = (bookingId: string, amount: number, more: object = {}) =>
  addEntry(db, { bookingId, amount, paidAt: new Date(), ...more });
const balances = async (day?: string) =>
  (await call<Many<Balance>>('listBalances', { token, query: day === undefined ? {} : { day } })).body.data;
const balanceOf = async (id: string, day?: string) => {
  const found = (await balances(day)).find((one) => one.id === id);
  return found && [found.since, found.earned, found.received, found.owed, found.deferred, found.over];
};
const today = schoolDay(0);
const [PRIVATE, GUIDING] = [650_000, 850_000];

describe('listBalances', () => {
  it('what is owed begins with the earliest session that is not paid in full, and what is paid ahead is deferred', async () => {
    const id = await book(lesson('private', 1, 0), lesson('private', 1, 3), lesson('guiding', 1, 6));
    assert.deepEqual(await balanceOf(id), [today, PRIVATE, 0, PRIVATE, 0, 0]);
    await pay(id, PRIVATE - 1);
    assert.deepEqual(await balanceOf(id), [today, PRIVATE, PRIVATE - 1, 1, 0, 0]);
    await pay(id, 1);
    assert.equal(await balanceOf(id), undefined, 'all that was surfed is paid, and nothing else');
    assert.deepEqual(await balanceOf(id, schoolDay(4)), [schoolDay(3), 2 * PRIVATE, PRIVATE, PRIVATE, 0, 0]);
    await pay(id, PRIVATE + 50_000);
    assert.deepEqual(await balanceOf(id), [null, PRIVATE, 2 * PRIVATE + 50_000, 0, PRIVATE + 50_000, 0]);
    assert.deepEqual(await balanceOf(id, schoolDay(3)), [null, 2 * PRIVATE, 2 * PRIVATE + 50_000, 0, 50_000, 0]);
    const whole = 2 * PRIVATE + GUIDING;
    const owed = GUIDING - 50_000;
    assert.deepEqual(await balanceOf(id, schoolDay(6)), [schoolDay(6), whole, whole - owed, owed, 0, 0]);
  });

  it('money counts from the day on which it came, and what was given back from the day on which that was', async () => {
    const id = await book(lesson('private', 1, 0));
    const ago = (days: number) => ({ paidAt: new Date(Date.now() - days * 86_400_000) });
    await pay(id, 100_000, ago(2));
    await pay(id, 40_000, { kind: 'REFUND', ...ago(1) });
    assert.equal(await balanceOf(id, schoolDay(-3)), undefined);
    assert.deepEqual(await balanceOf(id, schoolDay(-2)), [null, 0, 100_000, 0, 100_000, 0]);
    assert.deepEqual(await balanceOf(id, schoolDay(-1)), [null, 0, 60_000, 0, 60_000, 0]);
    assert.deepEqual(await balanceOf(id), [today, PRIVATE, 60_000, PRIVATE - 60_000, 0, 0]);
  });

  it('what is above the total, and all money of a cancelled booking, is what no session takes up', async () => {
    const [over, gone, unpaid] = [
      await book(lesson('private', 1, 2)),
      await book(lesson('private', 1, 0)),
      await book(lesson('private', 1, 0)),
    ];
    await pay(over, PRIVATE + 20_000);
    await pay(gone, 30_000);
    await cancel(gone);
    await cancel(unpaid);
    assert.deepEqual(await balanceOf(over), [null, 0, PRIVATE + 20_000, 0, PRIVATE + 20_000, 20_000]);
    assert.deepEqual(await balanceOf(over, schoolDay(2)), [null, PRIVATE, PRIVATE + 20_000, 0, 20_000, 20_000]);
    assert.deepEqual(await balanceOf(gone), [null, 0, 30_000, 0, 30_000, 30_000]);
    assert.equal(await balanceOf(unpaid), undefined);
    await pay(gone, 30_000, { kind: 'REFUND' });
    assert.equal(await balanceOf(gone), undefined);
  });

  it('who owes longest comes first, then who owes nothing, each by code', async () => {
    const rows = await balances(schoolDay(30));
    const key = ({ since, booking_code: code }: Balance) => `${since ?? '9999'} ${code}`;
    assert.deepEqual(rows.map(key), rows.map(key).toSorted());
    assert.ok(rows.some(({ since }) => since === null) && rows.some(({ since }) => since !== null));
  });

  it('earned less received is owed less deferred: in each row, and of all days and entries of the school', async () => {
    const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
    for (const ahead of [-1, 0, 2, 30]) {
      const day = schoolDay(ahead);
      const rows = await balances(day);
      for (const { earned, received, owed, deferred, over } of rows) {
        assert.equal(earned - received, owed - deferred);
        assert.ok(over <= deferred);
      }
      const range = { from: schoolDay(-10), to: day };
      const { data: revenue } = (await call<One<Revenue>>('getRevenue', { token, query: range })).body;
      const by = { ...range, by: 'method' };
      const { data: taken } = (await call<One<Revenue>>('getRevenue', { token, query: by })).body;
      const balance = sum(rows.map(({ owed, deferred }) => owed - deferred));
      assert.equal(balance, revenue.total_amount - taken.total_amount, day);
      if (ahead === 0) assert.equal(sum(rows.map(({ owed }) => owed)), revenue.still_due);
    }
  });

  it('a day that is none is refused', async () => {
    const { status, body } = await call<Failure>('listBalances', { token, query: { day: '2026-02-30' } });
    assert.deepEqual([status, body.message], [400, 'The request is not valid.']);
  });
});

describe('paid_by', () => {
  const read = async (id: string) => {
    const { data: booking } = (
      await call<One<Booking & { sessions: Session[] }>>('getBooking', { token, params: { id } })
    ).body;
    const { data: list } = (
      await call<Many<Booking>>('listBookings', { token, query: { search: booking.booking_code } })
    ).body;
    const { data: sessions } = (await call<Many<Session>>('listSessions', { token })).body;
    const listed = sessions.find(({ booking_id: of }) => of === id);
    assert.deepEqual(
      [list[0]?.paid_by, booking.sessions[0]?.paid_by, listed?.paid_by],
      [booking.paid_by, booking.paid_by, booking.paid_by],
    );
    assert.equal(booking.payment_method, 'CASH');
    return booking.paid_by;
  };

  it('the methods by which more came than went back, the first one first, whatever was chosen', async () => {
    const [id, other] = [await book(lesson('private', 1, 0)), await book(lesson('private', 1, 0))];
    assert.deepEqual(await read(id), []);
    const at = (minutes: number) => ({ paidAt: new Date(Date.now() + minutes * 60_000) });
    await pay(id, 100_000, { method: 'TRANSFER', ...at(1) });
    await pay(id, 50_000, at(2));
    await pay(id, 50_000, { method: 'TRANSFER', ...at(3) });
    await pay(other, 1000, { method: 'GATEWAY' });
    assert.deepEqual(await read(id), ['TRANSFER', 'CASH']);
    await pay(id, 50_000, { kind: 'REFUND', ...at(4) });
    assert.deepEqual(await read(id), ['TRANSFER']);
    await pay(id, 149_999, { kind: 'REFUND', method: 'TRANSFER', ...at(5) });
    assert.deepEqual(await read(id), ['TRANSFER']);
    await pay(id, 1, { kind: 'REFUND', method: 'TRANSFER', ...at(6) });
    assert.deepEqual(await read(id), []);
    assert.deepEqual(await read(other), ['GATEWAY']);
  });

  it('the ledger says of each entry how it came, why, of which booking, and who wrote it down', async () => {
    const id = await book(lesson('private', 1, 0));
    const body = { kind: 'PAYMENT', method: 'TRANSFER', amount: 1000, reason: 'Deposit.' };
    await call('addLedgerEntry', { token, params: { id }, body });
    const { data } = (await call<Many<LedgerRow>>('listLedger', { token })).body;
    const { method, reason, booking_code: code, actor } = data.find(({ booking_id: of }) => of === id) ?? {};
    assert.deepEqual([method, reason, code?.length, typeof actor], ['TRANSFER', 'Deposit.', 10, 'string']);
  });
});
