import assert from 'node:assert/strict';
import type { Revenue } from '../../../../server/contract.gen.ts';
import type { One } from '../testApp.ts';
import type { Desk } from './desk.ts';
import { inTime } from './sessions.ts';
import { schoolDayOf, signed, sum } from './sums.ts';

/** What is paid and not paid until today, and to come; the money of a booking pays its earliest sessions first. */
export function splitOf({ bookings, today }: Desk, { from, to }: { from: string; to: string }) {
  const split = { taken: 0, still_due: 0, to_come: 0 };
  for (const { status, sessions, paid, refunded } of bookings) {
    if (status === 'CANCELLED') continue;
    let left = Math.max(0, paid - refunded);
    for (const { day, amount } of inTime(sessions)) {
      const part = Math.min(amount, left);
      left -= part;
      if (day < from || day > to) continue;
      if (day > today) split.to_come += amount;
      else {
        split.taken += part;
        split.still_due += amount - part;
      }
    }
  }
  return split;
}

/** Revenue of all four kinds, from the first day of the month to `to`, and what the book says. */
export async function revenue(desk: Desk, from: string, to: string): Promise<Record<string, number>> {
  const { test, token, bookings } = desk;
  const standing = bookings.filter(({ status }) => status !== 'CANCELLED');
  const isWithin = (day: string) => day >= from && day <= to;
  const sessions = standing.flatMap((one) => one.sessions).filter(({ day }) => isWithin(day));
  const entries = bookings.flatMap((one) => one.entries).filter(({ at }) => isWithin(schoolDayOf(at)));
  const keyed: Record<string, [string, number][]> = {
    lesson: sessions.map(({ lesson, amount }) => [lesson.id, amount]),
    spot: sessions.map(({ spot, amount }) => [spot.id, amount]),
    day: sessions.map(({ day, amount }) => [day, amount]),
    method: entries.map((entry) => [entry.method, signed(entry)]),
  };
  const totals: Record<string, number> = {};
  for (const [by, pairs] of Object.entries(keyed)) {
    const { data } = (await test.call<One<Revenue>>('getRevenue', { token, query: { from, to, by } })).body;
    const kept = new Map<string, { amount: number; sessions: number }>();
    for (const [key, amount] of pairs) {
      const before = kept.get(key) ?? { amount: 0, sessions: 0 };
      kept.set(key, { amount: before.amount + amount, sessions: before.sessions + 1 });
    }
    const told = data.rows.filter(({ sessions: count }) => count > 0);
    assert.deepEqual(new Map(told.map(({ key, amount, sessions: count }) => [key, { amount, sessions: count }])), kept);
    if (by !== 'method') assert.equal(sum(data.rows.map(({ people }) => people)), sum(sessions.map((s) => s.person)));
    assert.equal(data.total_amount, sum(data.rows.map(({ amount }) => amount)));
    if (by !== 'method') {
      const { taken, still_due, to_come } = data;
      assert.deepEqual({ taken, still_due, to_come }, splitOf(desk, { from, to }));
      assert.equal((taken ?? 0) + (still_due ?? 0) + (to_come ?? 0), data.total_amount);
    }
    totals[by] = data.total_amount;
  }
  assert.deepEqual([totals['spot'], totals['day']], [totals['lesson'], totals['lesson']]);
  return totals;
}
