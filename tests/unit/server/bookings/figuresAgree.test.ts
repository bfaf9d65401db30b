import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'drizzle-orm';
import type { LedgerRow, Revenue, RevenueRow, Session } from '../../../../server/contract.gen.ts';
import { insertSurfSpot } from '../../../../server/repositories/surfSpots.ts';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { addEntry } from '../../../support/server/ledger.ts';
import { seededRandom } from '../../../support/server/random.ts';
import { openSchool, type School, schoolDay } from '../../../support/server/school.ts';
import { type Answer, makeTestApp, type Many, type One, rowsOf } from '../../../support/server/testApp.ts';

// The deep tests may take more, and a run with the seed of a failure does the same again.
const STEPS = Number(process.env['FUZZ_REQUESTS'] ?? 60);
const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const { upTo, oneOf } = seededRandom(seed);

const test = await makeTestApp();
const { call, db } = test;
const school = await openSchool(test);
const spot = { location: 'Bali', difficultyLevel: 'ADVANCED', description: 'Reef.' } as const;
const balangan = await insertSurfSpot(db, { name: 'Balangan', ...spot });
const spots = [school.spotId, balangan.id];
const { token } = await test.signIn('ADMIN');
const lesson = lessonOf(school);
const makeBooking = bookingAt(test, school);
const AHEAD = 40;

/** How many people each kind of lesson may have. */
const people: Record<keyof School['lessons'], () => number> = {
  private: () => 1,
  'semi-private': () => 2,
  group: () => 3 + upTo(4),
  guiding: () => 1 + upTo(5),
};
const kinds = Object.keys(people) as (keyof School['lessons'])[];
const sessions = () =>
  Array.from({ length: 1 + upTo(3) }, () => {
    const kind = oneOf(kinds);
    return lesson(kind, people[kind](), upTo(AHEAD));
  });

interface Row {
  id: string;
  booking_id: string;
  status: string;
  surf_spot_id: string;
  product_id: string;
  product_name: string;
  reservation_date: string;
  person: number;
  amount: number;
}
interface Entry {
  booking_id: string;
  kind: string;
  method: 'CASH' | 'TRANSFER' | 'GATEWAY';
  amount: number;
  day: string;
}
/** All rows there are, as plain SQL reads them. */
const storedSessions = async () =>
  (await rowsOf(
    db,
    sql`select d.id, d.booking_id, b.status, b.surf_spot_id, d.product_id, d.product_name, d.person,
      d.reservation_date::text, d.total_amount::int as amount from booking_details d join bookings b on b.id = d.booking_id`,
  )) as unknown as Row[];
const storedEntries = async () =>
  (await rowsOf(
    db,
    sql`select booking_id, kind, method, amount::int as amount,
      ((paid_at at time zone 'UTC') + interval '8 hours')::date::text as day from ledger`,
  )) as unknown as Entry[];
