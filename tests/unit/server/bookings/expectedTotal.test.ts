import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { bookingAt } from '../../../support/server/bookings.ts';
import { openSchool } from '../../../support/server/school.ts';
import { type Failure, makeTestApp } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { db } = test;
const school = await openSchool(test);
const book = bookingAt(test, school);

const PRICE = 650_000;

describe('the price that a client has shown', () => {
  it('is the one that is booked, or nothing is', async () => {
    const count = () => db.$count(sql`bookings`);
    const before = await count();
    const { status, body } = (await book({ expected_total: 600_000 })) as unknown as { status: number; body: Failure };
    assert.deepEqual(
      [status, body.message, body.details],
      [409, 'The price has changed: the total is now Rp. 650.000.', ['total_amount 650000']],
    );
    assert.equal(await count(), before);
    const headers = { 'idempotency-key': randomUUID() };
    assert.equal((await book({ expected_total: PRICE }, { headers })).status, 201);
    // A repetition is answered with what was booked then.
    await db.execute(sql`update products set price = price + 1 where id = ${school.lessons.private}`);
    assert.equal((await book({ expected_total: PRICE }, { headers })).status, 201);
    await db.execute(sql`update products set price = price - 1 where id = ${school.lessons.private}`);
  });
});
