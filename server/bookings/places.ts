import type { Db } from '../db/connect.ts';
import { conflict } from '../errors.ts';
import { type DayRow, findDays, lockDays, peopleByDay } from '../repositories/days.ts';
import { closedText, dayText } from '../school/days.ts';

/** Places that a day has left; null without a limit. */
export const placesLeft = ({ capacity }: DayRow, people: number): number | null =>
  capacity === null ? null : Math.max(0, capacity - people);

/** Why a day does not take so many more people, in words for guests; null if it does. */
function refusal(day: DayRow, people: number, wanted: number): string | null {
  const date = dayText(day.date);
  if (!day.isOpen) return closedText(day.date, day.reason);
  const left = placesLeft(day, people);
  if (left === null || wanted <= left) return null;
  if (left === 0) return `No place is left on ${date}.`;
  return left === 1 ? `Only 1 place is left on ${date}.` : `Only ${String(left)} places are left on ${date}.`;
}

/**
 * Locks the days until the transaction ends. Returns the days (YYYY-MM-DD, in order) that do not take the `wanted` people, each with the
 * reason.
 */
export async function refusedDays(tx: Db, wanted: ReadonlyMap<string, number>): Promise<Map<string, string>> {
  const dates = [...wanted.keys()].toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  await lockDays(tx, dates);
  const people = await peopleByDay(tx, first, last);
  const days = await findDays(tx, dates);
  return new Map(
    days.flatMap((day): [string, string][] => {
      const why = refusal(day, people.get(day.date) ?? 0, wanted.get(day.date) ?? 0);
      return why === null ? [] : [[day.date, why]];
    }),
  );
}

/**
 * Makes sure, until the transaction ends, that days take more people. Throws 409 with the first day in date order that does not; with
 * `force` it answers what was overruled by that, or null. What is then booked in this transaction is counted by all others.
 */
export async function holdPlaces(tx: Db, wanted: ReadonlyMap<string, number>, force = false): Promise<string | null> {
  const [why = null] = (await refusedDays(tx, wanted)).values();
  if (why !== null && !force) throw conflict(why);
  return why;
}

/** How many people sessions bring to each day. */
export function peopleWanted(sessions: readonly { reservationDate: string; person: number }[]): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const { reservationDate, person } of sessions)
    wanted.set(reservationDate, (wanted.get(reservationDate) ?? 0) + person);
  return wanted;
}
