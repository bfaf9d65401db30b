import { sql } from 'drizzle-orm';
import type { Random } from './fuzz/random.ts';
import { type Answer, rowsOf, type TestApp } from './testApp.ts';

interface Around {
  test: TestApp;
  random: Random;
  /** An administrator's. */
  token: string;
  spots: string[];
  lessons: { id: string }[];
  /** A day on which something may be. */
  day: () => string;
  /** A line that may be booked. */
  line: () => object;
}

/** Mostly the newest, so that one booking is changed in many ways, and else any. */
const chosenBookings = (random: Random) =>
  sql`(select id from bookings order by id desc limit ${random.chance(0.7) ? 4 : 10_000})`;

/** A session of some booking, of those of a day where one is named; null without one. */
export async function randomSession(
  { db }: TestApp,
  random: Random,
  day: string | null = null,
): Promise<Record<string, unknown> | null> {
  const rows = await rowsOf(
    db,
    sql`select d.id, d.person, d.booking_id, b.booking_code as code from booking_details d
      join bookings b on b.id = d.booking_id where d.booking_id in ${chosenBookings(random)}
        and (${day}::date is null or d.reservation_date = ${day}::date) order by d.id`,
  );
  return rows.length > 0 ? random.of(rows) : null;
}

/** Some booking; null without one. */
export async function randomBooking({ db }: TestApp, random: Random): Promise<Record<string, unknown> | null> {
  const rows = await rowsOf(db, sql`select id, status from bookings where id in ${chosenBookings(random)} order by id`);
  return rows.length > 0 ? random.of(rows) : null;
}

/** What staff and guests change of what was booked, each null where there is nothing to change. */
export function randomChanges({ test, random, token, spots, lessons, day, line }: Around) {
  const sessions = () =>
    rowsOf(
      test.db,
      sql`select id, booking_id from booking_details where booking_id in ${chosenBookings(random)} order by id`,
    );
  const session = () => randomSession(test, random);
  const call = (operation: string, id: string, body: object): Promise<Answer> =>
    test.call(operation, { token, params: { id }, body });

  return {
    /** Place, lesson or price of a session. */
    async changeTerms(): Promise<Answer | null> {
      const one = await session();
      const change = random.of([
        { surf_spot_id: random.of(spots) },
        { product_id: random.of(lessons).id },
        { unit_price: 50_000 * random.below(20), reason: 'For the test.' },
      ]);
      return one && call('updateSession', String(one['id']), change);
    },
    /** A session each of some bookings, sometimes as a trial. */
    async changeMany(): Promise<Answer | null> {
      const ofBooking = new Map((await sessions()).map((row) => [String(row['booking_id']), row]));
      const chosen = [...ofBooking.values()].filter(() => random.chance(0.3)).slice(0, 20);
      if (chosen.length === 0) return null;
      const ids = chosen.map(({ id }) => String(id));
      const change = random.of([
        { reservation_date: day() },
        { surf_spot_id: random.of(spots) },
        { start_time: '06:30' },
      ]);
      const versions = random.chance(0.2) ? { [ids[0] ?? '']: 1 } : {};
      const how = { tell: random.chance(0.5), is_trial: random.chance(0.3), versions };
      return test.call('updateSessions', { token, body: { ids, ...change, ...how } });
    },
    async addLine(): Promise<Answer | null> {
      const one = await session();
      return one && call('addSession', String(one['booking_id']), line());
    },
    async cancelLine(): Promise<Answer | null> {
      const one = await session();
      return one && call('cancelSession', String(one['id']), { reason: 'For the test.' });
    },
    async cancelOwnLine(): Promise<Answer | null> {
      const one = await session();
      const params = { bookingCode: String(one?.['code']), id: String(one?.['id']) };
      return one && test.call('cancelMySession', { params, body: { email: 'sari@example.com' } });
    },
    async correct(): Promise<Answer | null> {
      const one = await session();
      const change = { note: random.of([null, 'Knee.']), language: random.of([null, 'en', 'id']) };
      return one && call('updateBooking', String(one['booking_id']), change);
    },
  };
}
