// Also on PostgreSQL: locks.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { setStatus } from '../../../../server/payments/setStatus.ts';
import { lockBooking } from '../../../../server/repositories/bookings.ts';
import { claimCheck, claimPage, endAttempt, findOnlinePayment } from '../../../../server/repositories/payments.ts';
import { bookingAt } from '../../../support/server/bookings.ts';
import { openSchool } from '../../../support/server/school.ts';
import { makeTestApp } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { db } = test;
const book = bookingAt(test, await openSchool(test));

/** Cancels a booking while something else is done with its payment, which begins before the payment's turn comes. */
async function cancelDuring<T>(bookingId: string, other: () => Promise<T>): Promise<T> {
  let done: Promise<T> | undefined;
  await db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    assert.ok(booking);
    // As every change of a booking does, by a trigger.
    await tx.execute(sql`select from booking_list where booking_id = ${bookingId} for update`);
    done = other();
    await sleep(200);
    await setStatus(tx, booking, 'CANCELLED');
  });
  assert.ok(done);
  return done;
}

it('a page that is asked for, or looked at, while its booking is cancelled waits for that: neither is refused', async () => {
  for (const [name, other, expected] of [
    ['asks for a page', (id: string) => claimPage(db, id), null],
    [
      'keeps a page',
      (id: string) => endAttempt(db, { id, attempt: 1 }, { redirectUrl: '/', pageAt: new Date() }),
      false,
    ],
    ['looks how it stands', (id: string) => claimCheck(db, id, 10), true],
  ] as const) {
    const { booking } = (await book({ payment_method: 'GATEWAY' })).body.data;
    const payment = await findOnlinePayment(db, booking.id);
    assert.ok(payment);
    await db.execute(sql`update payments set redirect_url = null, attempt = 1 where id = ${payment.id}`);
    assert.equal(await cancelDuring<unknown>(booking.id, () => other(payment.id)), expected, name);
    assert.equal((await findOnlinePayment(db, booking.id))?.status, 'EXPIRED', name);
  }
});
