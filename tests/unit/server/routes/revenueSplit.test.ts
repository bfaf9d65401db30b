// Also on PostgreSQL: sums and windows.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Overview, Revenue } from '../../../../server/contract.gen.ts';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { addEntry } from '../../../support/server/records.ts';
import { openSchool, schoolDay } from '../../../support/server/school.ts';
import { makeTestApp, type One } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, db } = test;
const school = await openSchool(test);
const { token } = await test.signIn('ADMIN');
const lesson = lessonOf(school);
const book = async (details: object[]) => (await bookingAt(test, school)({ details })).body.data.booking.id;
const cancel = (id: string) => call('updateBookingStatus', { token, params: { id }, body: { action: 'CANCELLED' } });
const revenue = async (query: Record<string, string>) =>
  (await call<One<Revenue>>('getRevenue', { token, query })).body.data;

it('what a period brings in is split into what is paid and not paid until today, and what is to come; money pays the earliest session first', async () => {
  const pair = await book([lesson('guiding', 1, 20), lesson('guiding', 2, 0)]);
  const unpaid = await book([lesson('private', 1, 0)]);
  await cancel(await book([lesson('group', 3, 0)]));
  for (const [bookingId, amount] of [
    [pair, 1_800_000],
    [unpaid, 50_000],
  ] as const)
    await addEntry(db, { bookingId, amount, paidAt: new Date() });
  const split = async (query: Record<string, string>) => {
    const { taken, still_due, to_come } = await revenue(query);
    return [taken, still_due, to_come];
  };
  assert.deepEqual(await split({}), [1_750_000, 600_000, 0], '50,000 of the pair are for what is to come');
  assert.deepEqual(await split({ from: schoolDay(0), to: schoolDay(20), by: 'day' }), [1_750_000, 600_000, 850_000]);
  assert.deepEqual(await split({ from: schoolDay(20), by: 'spot' }), [0, 0, 850_000]);
  assert.deepEqual(await split({ by: 'method' }), [undefined, undefined, undefined]);
  const { this_month: month } = (await call<One<Overview>>('getOverview', { token })).body.data;
  assert.deepEqual([month?.taken, month?.still_due], [1_750_000, 600_000]);
});
