import { dayAfter, dayStart, schoolDay, sessionStart } from '../school/days.ts';
import type { Db } from '../db/connect.ts';
import { findSchool } from '../repositories/school.ts';
import { lockBookings } from '../repositories/bookings.ts';
import { findUnreminded, type Unreminded } from '../repositories/messages.ts';
import { queueMessages } from './queue.ts';
import type { AskedAt } from '../school/ownRights.ts';

const HOUR = 3_600_000;
/** A server that was down on the eve still writes reminders until the noon of the day, of what is to come. */
const HOURS_AFTER = 12;
const BATCH = 200;

/** The days whose guests are reminded now, each with the instant at which that began: an hour of the eve, such as 17:00. */
function daysToRemind(now: Date, reminderAt: string): { date: string; since: Date }[] {
  const today = schoolDay(now);
  return [today, dayAfter(today, 1)]
    .map((date) => ({ date, since: sessionStart(dayAfter(date, -1), reminderAt), start: dayStart(date).getTime() }))
    .filter(({ since, start }) => now >= since && now.getTime() < start + HOURS_AFTER * HOUR);
}

/** Writes the reminders of some bookings, unless somebody has cancelled or moved one meanwhile. */
const write = (db: Db, found: Unreminded & { among: string[] }, changeHours: number): Promise<void> =>
  db.transaction(async (tx) => {
    await lockBookings(tx, found.among);
    const left = await findUnreminded(tx, found);
    const { date, now } = found;
    await queueMessages(
      tx,
      left.map((bookingId) => ({ kind: 'REMINDER', bookingId, date })),
      { now, changeHours },
    );
  });

/** Writes the reminders whose time has come; each once, however many instances do so. */
export async function queueReminders(
  db: Db,
  now: Date,
  { changeHours, isStopping }: Pick<AskedAt, 'changeHours'> & { isStopping?: () => boolean },
): Promise<void> {
  const { reminder_at: reminderAt } = await findSchool(db);
  for (const { date, since } of daysToRemind(now, reminderAt)) {
    const day = { date, since, now, limit: BATCH };
    let found: string[];
    do {
      if (isStopping?.()) return;
      found = await findUnreminded(db, day);
      if (found.length > 0) await write(db, { ...day, among: found }, changeHours);
    } while (found.length === BATCH);
  }
}
