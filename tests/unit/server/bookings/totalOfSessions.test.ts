// Also on PostgreSQL: the constraint that holds what a booking costs.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { Random } from '../../../support/server/fuzz/random.ts';
import { openSchool, schoolDay } from '../../../support/server/school.ts';
import { type Answer, makeTestApp, rowsOf } from '../../../support/server/testApp.ts';

const STEPS = 400;
const seed = Number(process.env['TOTALS_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const random = new Random(seed);

const test = await makeTestApp();
const { call, db } = test;
const school = await openSchool(test);
const { token } = await test.signIn('ADMIN');
const lesson = lessonOf(school);

const book = async () => {
  const details = Array.from({ length: 1 + random.below(3) }, () =>
    random.of([
      lesson('guiding', 1 + random.below(4), 3),
      lesson('group', 3 + random.below(3), 4),
      lesson('private', 1, 5),
    ]),
  );
  return (await bookingAt(test, school)({ details })).body.data.booking.id;
};

describe('what a booking costs is the sum of its sessions', () => {
  it('and nothing else can be stored, by whatever hand', async () => {
    const id = await book();
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

  it(`after each of ${String(STEPS)} random changes, with what is over raised (TOTALS_SEED=${String(seed)})`, async () => {
    const ids = [await book(), await book(), await book()];
    const history: string[] = [];
    const act = (operation: string, id: string, body: object): Promise<Answer> =>
      call(operation, { token, params: { id }, body });
    const sessionOf = async (id: string) => {
      const rows = await rowsOf(db, sql`select id, person from booking_details where booking_id = ${id} order by id`);
      const { id: session, person } = random.of(rows);
      return { session: String(session), person: Number(person) };
    };
    const enter = (id: string, kind: string, more: object = {}) => {
      const method = random.of(['CASH', 'TRANSFER']);
      const amount = random.of([1, 100_000, 350_000, 1 + random.below(900_000)]);
      return act('addLedgerEntry', id, { kind, method, amount, reason: 'For the test.', ...more });
    };
    const steps: Record<string, (id: string) => Promise<Answer>> = {
      people: async (id) => {
        const { session, person } = await sessionOf(id);
        return act('updateSession', session, { person: Math.max(1, person + random.of([-2, -1, 1, 2])) });
      },
      move: async (id) => {
        const reservation_date = schoolDay(1 + random.below(20));
        return act('updateSession', (await sessionOf(id)).session, { reservation_date });
      },
      take: (id) => enter(id, 'PAYMENT'),
      pay: (id) => act('updateBookingPayment', id, { action: 'PAY' }),
      giveBack: (id) => enter(id, 'REFUND'),
      lower: (id) => enter(id, 'REFUND', { lower_total: true }),
      cancel: async (id) => {
        if (!random.chance(0.2)) return enter(id, 'PAYMENT');
        ids[ids.indexOf(id)] = await book();
        return act('updateBookingStatus', id, { action: 'CANCELLED' });
      },
    };
    const counts = new Map<string, number>();
    for (let step = 0; step < STEPS; step += 1) {
      const [name, change] = random.of(Object.entries(steps));
      const { status } = await change(random.of(ids));
      history.push(`${name} ${String(status)}`);
      if (status < 300) counts.set(name, (counts.get(name) ?? 0) + 1);
      assert.ok(status < 500, history.join(', '));
      const wrong = await rowsOf(
        db,
        sql`select b.id from bookings b where b.total_amount <> (select sum(d.total_amount) from booking_details d where d.booking_id = b.id)
          or exists (select from booking_details d where d.booking_id = b.id and d.total_amount < 0)
          or (b.status <> 'CANCELLED' and b.amount_paid - b.amount_refunded > b.total_amount)
            <> exists (select from attention a where a.booking_id = b.id and a.kind = 'OVERPAID' and a.resolved_at is null
              and a.amount = b.amount_paid - b.amount_refunded - b.total_amount)`,
      );
      assert.deepEqual(wrong, [], history.join(', '));
    }
    assert.deepEqual(new Set(counts.keys()), new Set(Object.keys(steps)), 'each kind of change happened');
  });
});
