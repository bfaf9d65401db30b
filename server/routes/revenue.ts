import { datesBetween, dayEnd, dayStart, schoolDay } from '../school/days.ts';
import type { Revenue, RevenueRow } from '../contract.gen.ts';
import type { Handlers } from '../contract/handlers.ts';
import type { Db } from '../db/connect.ts';
import { splitOf } from '../repositories/balances.ts';
import { revenueByDay, revenueByLesson, revenueByMethod, revenueBySpot } from '../repositories/revenue.ts';
import type { Context } from '../http/context.ts';

const MAX_DATES = 366;

/** Each date with a row. */
async function byDay(db: Db, dates: readonly string[], range: { from: string; to: string }): Promise<RevenueRow[]> {
  const rows = new Map((await revenueByDay(db, range)).map((row) => [row.key, row]));
  return dates.map((date) => rows.get(date) ?? { key: date, label: date, sessions: 0, people: 0, amount: 0 });
}

/** What a period brings in. */
export const revenueHandlers = ({ db, now }: Context) =>
  ({
    async getRevenue({ query }) {
      const { from = schoolDay(now()), by } = query;
      const dates = datesBetween(from, query.to, { most: MAX_DATES });
      const range = { from, to: dates.at(-1) ?? from };
      const rowsBy: Record<Revenue['by'], () => Promise<RevenueRow[]>> = {
        lesson: () => revenueByLesson(db, range),
        spot: () => revenueBySpot(db, range),
        day: () => byDay(db, dates, range),
        method: () => revenueByMethod(db, dayStart(range.from), dayEnd(range.to)),
      };
      const rows = await rowsBy[by]();
      const total_amount = rows.reduce((sum, { amount }) => sum + amount, 0);
      const split = by === 'method' ? {} : await splitOf(db, range, schoolDay(now()));
      return { data: { ...range, by, rows, total_amount, ...split } };
    },
  }) satisfies Partial<Handlers>;
