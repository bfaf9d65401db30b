import type { Db } from '../db/connect.ts';
import { changeSessionRow, lockedSessionsOf, type SessionRow } from '../repositories/sessionRows.ts';
import { lineOf } from './sessionChange.ts';

/** What the first day of a course has for all of its days. */
const priceOf = ({ totalAmount, unitPrice, priceBefore, priceReason, amountLowered }: SessionRow) => ({
  totalAmount,
  unitPrice,
  priceBefore,
  priceReason,
  amountLowered,
});
const noPrice = { totalAmount: 0, unitPrice: 0, priceBefore: null, priceReason: null, amountLowered: 0 };

/** The days of a course in the order of their dates. */
const byDate = (line: readonly SessionRow[]): SessionRow[] =>
  line.toSorted((a, b) => a.reservationDate.localeCompare(b.reservationDate) || a.courseDay - b.courseDay);

/**
 * Numbers the days of a booking's courses by their dates, after one of them was moved before or behind others, and gives the price to
 * the one that is the first now (docs/decisions/places-and-days.md, 'A course has a session on each of its days').
 */
export async function orderCourseDays(tx: Db, bookingId: string): Promise<void> {
  const sessions = await lockedSessionsOf(tx, bookingId);
  const others = sessions.flatMap((row) => {
    const line = lineOf(sessions, row);
    const courseDay = byDate(line).indexOf(row) + 1;
    const first = line.find((one) => one.courseDay === 1) ?? row;
    const price = courseDay === 1 ? priceOf(first) : row === first ? noPrice : {};
    return courseDay === row.courseDay ? [] : [{ id: row.id, from: row.courseDay, to: { courseDay, ...price } }];
  });
  // Out of the way first, as a line has each number once.
  for (const { id, from } of others) await changeSessionRow(tx, id, { courseDay: -from });
  for (const { id, to } of others) await changeSessionRow(tx, id, to);
}
