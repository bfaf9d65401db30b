// Also on PostgreSQL: the constraint that holds what a booking costs.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import type { FullBooking } from '../../../../server/contract.gen.ts';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { Random } from '../../../support/server/fuzz/random.ts';
import { RandomSchool } from '../../../support/server/randomBookings.ts';
import { randomBooking } from '../../../support/server/randomChanges.ts';
import { sessionRules } from '../../../support/server/sessionRules.ts';
import { makeTestApp, type One, rowsOf } from '../../../support/server/testApp.ts';
import { isDeep } from '../../../support/tier.ts';

const STEPS = isDeep ? 400 : 100;
const seed = Number(process.env['TOTALS_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

const test = await makeTestApp();
const { call, db } = test;
const random = new Random(seed);
// What is written into the ledger past the server is raised by nobody.
const anything = await RandomSchool.open(test, random, ['enterLate']);
const { token } = await test.signIn('ADMIN');
const lesson = lessonOf(anything.school);

/** No session costs less than nothing; what is over is raised; and a booking says the same of its money in all its parts. */
async function assertMoney(): Promise<void> {
  const wrong = await rowsOf(
    db,
    sql`select b.id from bookings b where exists (select from booking_details d where d.booking_id = b.id and d.total_amount < 0)
      or (b.status <> 'CANCELLED' and b.amount_paid - b.amount_refunded > b.total_amount)
        <> exists (select from attention a where a.booking_id = b.id and a.kind = 'OVERPAID' and a.resolved_at is null
          and a.amount = b.amount_paid - b.amount_refunded - b.total_amount)`,
  );
  assert.deepEqual(wrong, []);
  const booking = await randomBooking(test, random);
  if (!booking) return;
  const params = { id: String(booking['id']) };
  const { data } = (await call<One<FullBooking>>('getBooking', { token, params })).body;
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const cost = sum(data.sessions.map((session) => session.total_amount));
  const kept = sum(data.ledger.map(({ kind, amount }) => (kind === 'PAYMENT' ? amount : -amount)));
  const rest = data.status === 'CANCELLED' ? 0 : cost - kept;
  assert.deepEqual(
    [data.total_amount, sum(data.booking_details.map((line) => line.total_amount)), data.amount_due, data.amount_over],
    [cost, cost, Math.max(0, rest), Math.max(0, -rest)],
  );
}

describe('what a booking costs is the sum of its sessions', () => {
  it('and nothing else can be stored, by whatever hand', async () => {
    const details = [lesson('guiding', 2, 3), lesson('private', 1, 5)];
    const { id } = (await bookingAt(test, anything.school)({ details })).body.data.booking;
    const hands = [
      sql`update bookings set total_amount = total_amount + 1 where id = ${id}`,
      sql`update booking_details set total_amount = total_amount + 1 where booking_id = ${id}`,
      sql`delete from booking_details where booking_id = ${id}`,
      sql`insert into booking_details (booking_id, position, product_name, reservation_date, person, unit_price, total_amount)
        values (${id}, 9, 'Private', '2027-01-01', 1, 1, 1)`,
      sql`insert into bookings (booking_code, surf_spot_name, customer_name, customer_email, customer_phone, payment_method, status,
        total_amount, request_hash) values ('ALONE', 'Kuta', 'A', 'a', '1', 'CASH', 'PENDING', 1, '')`,
    ];
    for (const hand of hands)
      await assert.rejects(db.execute(hand), (error: Error) =>
        /A booking costs \d+, and its sessions \d+\./.test(String(error.cause)),
      );
    await db.transaction(async (tx) => {
      await tx.execute(sql`update bookings set total_amount = total_amount + 1 where id = ${id}`);
      await tx.execute(
        sql`update booking_details set total_amount = total_amount + 1 where booking_id = ${id} and position = 0 and course_day = 1`,
      );
    });
    await db.execute(sql`delete from bookings where id = ${id}`);
  });

  it(`after each of at least ${String(STEPS)} random steps, with what is due or over, who came, places and versions (TOTALS_SEED=${String(seed)})`, async () => {
    const rules = sessionRules(test, anything.daysOf);
    const certain = ['book', 'bookAtCounter', 'change', 'changeTerms', 'addLine', 'cancelLine', 'note', 'enter', 'pay'];
    const missing = () => certain.filter((name) => !anything.done.has(name));
    for (let step = 0; step < STEPS || (step < 1000 && missing().length > 0); step += 1) {
      await anything.step();
      try {
        await rules.check(anything.noted);
        await assertMoney();
      } catch (error) {
        throw new Error(`After ${anything.history.join(', ')}`, { cause: error });
      }
    }
    assert.deepEqual(missing(), [], 'each kind of change happened');
  });
});
