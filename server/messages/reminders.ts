import { dayStart, schoolDay } from '../school/days.ts';
import type { Db } from '../db/connect.ts';
import { findUnreminded } from '../repositories/messages.ts';
import { queueMessages, type WrittenAt } from './queue.ts';

const HOUR = 3_600_000;
/** Reminders begin at 17:00 of the eve, and a server that was down then still writes them until the noon of the day. */
const HOURS_BEFORE = 7;
const HOURS_AFTER = 12;
const BATCH = 200;

/** The days whose guests are reminded now, each with the instant at which that began. */
function daysToRemind(now: Date): { date: string; since: Date }[] {
  const days = [schoolDay(now), schoolDay(new Date(now.getTime() + 24 * HOUR))];
  return days
    .map((date) => ({ date, start: dayStart(date).getTime() }))
    .filter(({ start }) => now.getTime() >= start - HOURS_BEFORE * HOUR && now.getTime() < start + HOURS_AFTER * HOUR)
    .map(({ date, start }) => ({ date, since: new Date(start - HOURS_BEFORE * HOUR) }));
}

/** Writes the reminders whose time has come; each once, however many instances do so. */
export async function queueReminders(
  db: Db,
  now: Date,
  { changeHours, isStopping }: { changeHours?: WrittenAt['changeHours']; isStopping?: () => boolean } = {},
): Promise<void> {
  for (const { date, since } of daysToRemind(now)) {
    let found: string[];
    do {
      if (isStopping?.()) return;
      found = await findUnreminded(db, date, since, BATCH);
      const reminders = found.map((bookingId) => ({ kind: 'REMINDER' as const, bookingId, date }));
      await db.transaction((tx) => queueMessages(tx, reminders, { now, changeHours }));
    } while (found.length === BATCH);
  }
}
