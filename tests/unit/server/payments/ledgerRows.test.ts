// Also on PostgreSQL: triggers.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import type { LedgerRow, Overview } from '../../../../server/contract.gen.ts';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { openSchool, schoolDay } from '../../../support/server/school.ts';
import { makeTestApp, type Many, type One, rowsOf } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, db } = test;
const school = await openSchool(test);
const book = bookingAt(test, school);
const admin = await test.signIn('ADMIN');

const PRICE = 650_000;

describe('the table', () => {
  const entry = (id: string, kind: string, amount: number, reason: string | null) =>
    db.execute(sql`insert into ledger (booking_id, kind, method, amount, reason, paid_at)
      values (${id}, ${kind}, 'CASH', ${amount}, ${reason}, now())`);

  const sumsOf = async (id: string) =>
    (await rowsOf(db, sql`select amount_paid::int p, amount_refunded::int r from bookings where id = ${id}`))[0];

  it('takes no change and no deletion', async () => {
    const { id } = (await book()).body.data.booking;
    await entry(id, 'PAYMENT', PRICE, null);
    for (const statement of [
      sql`update ledger set amount = 1 where booking_id = ${id}`,
      sql`delete from ledger where booking_id = ${id}`,
      sql`truncate ledger`,
    ])
      await assert.rejects(db.execute(statement));
    assert.equal((await sumsOf(id))?.['p'], PRICE);
  });

  it('refuses what the rules do not allow, whoever writes', async () => {
    const { id } = (await book()).body.data.booking;
    await assert.rejects(entry(id, 'PAYMENT', PRICE + 1, null));
    await assert.rejects(entry(id, 'PAYMENT', 0, null));
    await assert.rejects(entry(id, 'REFUND', 1, 'Nothing was paid.'));
    await entry(id, 'PAYMENT', PRICE, null);
    await assert.rejects(entry(id, 'REFUND', 1, null));
    await assert.rejects(entry(id, 'REFUND', PRICE + 1, 'Too much.'));
    await entry(id, 'REFUND', PRICE, 'All.');
    assert.deepEqual(await sumsOf(id), { p: PRICE, r: PRICE });
  });
});

describe('the list of entries', () => {
  it('has those of the days, oldest first, and the overview their sum', async () => {
    const { clock } = test;
    const now = clock.now;
    const token = async () => (await test.signIn('ADMIN')).token;
    // 16:30 UTC is half past midnight of the next day in Bali.
    clock.now = new Date(`${schoolDay(40)}T16:30:00Z`);
    const late = await token();
    const { id, booking_code: code } = (await book({ details: [lessonOf(school)('private', 1, 60)] })).body.data
      .booking;
    const add = (body: object) => call('addLedgerEntry', { token: late, params: { id }, body });
    await add({ kind: 'PAYMENT', method: 'CASH', amount: 500_000 });
    clock.now = new Date(clock.now.getTime() + 60_000);
    await add({ kind: 'REFUND', method: 'CASH', amount: 200_000, reason: 'A mistake.' });
    const { body } = await call<Many<LedgerRow>>('listLedger', { token: late });
    const overview = (await call<One<Overview>>('getOverview', { token: late })).body.data;
    const query = { from: schoolDay(39), to: schoolDay(40) };
    const before = (await call<Many<LedgerRow>>('listLedger', { token: late, query })).body.data;
    clock.now = now;
    assert.deepEqual(
      body.data.map((row) => [row.kind, row.amount, row.booking_code, row.customer_name, row.booking_id]),
      [
        ['PAYMENT', 500_000, code, 'Sari Dewi', id],
        ['REFUND', 200_000, code, 'Sari Dewi', id],
      ],
    );
    assert.deepEqual([overview.taken_today, before], [300_000, []]);
  });

  it('is of at most 31 days', async () => {
    const query = { from: schoolDay(0), to: schoolDay(31) };
    assert.equal((await call('listLedger', { token: admin.token, query })).status, 400);
    assert.equal(
      (await call('listLedger', { token: admin.token, query: { ...query, to: schoolDay(30) } })).status,
      200,
    );
  });
});
