import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../db/connect.ts';
import { raiseClosedDay, raisedFor, resolveClosedDay } from '../repositories/closedDays.ts';
import {
  knowItClosed,
  onlyKnown,
  rehearseWaiting,
  stillBooked,
  waitingFor,
  withdraw,
  withdrawOpenings,
} from '../repositories/closedDayMessages.ts';
import { lockBookings } from '../repositories/bookings.ts';
import {
  type BookedDay,
  closedFor,
  endTelling,
  isOutdated,
  keepPlace,
  nextBooked,
  takeTelling,
  type Telling,
} from '../repositories/dayTellings.ts';
import { findDays } from '../repositories/days.ts';
import { closedText } from '../school/days.ts';
import { queueMessages } from './queue.ts';
import type { AskedAt } from '../school/ownRights.ts';
import { reopenedKey } from './writeMessage.ts';

/** Bookings that one step sees to: others wait for the embedded database that long. */
const BATCH = 20;

/**
 * Writes to guests of their closed days, or of those that a change has `opened` again, one message each; the reason of a closed day was
 * stored with it.
 */
async function write(tx: Db, booked: readonly BookedDay[], at: AskedAt, opened?: string): Promise<void> {
  const datesOf = new Map<string, string[]>();
  for (const { bookingId, date } of booked) datesOf.set(bookingId, [...(datesOf.get(bookingId) ?? []), date]);
  const days = await findDays(tx, [...new Set(booked.map(({ date }) => date))]);
  const reasons = new Map(days.map(({ date, reason }) => [date, reason]));
  const messages = [...datesOf].map(([bookingId, dates]) => {
    const reason = reasons.get(dates[0] ?? '') ?? null;
    return opened === undefined
      ? { kind: 'CLOSED_DAY' as const, bookingId, dates, reason }
      : { kind: 'REOPENED' as const, bookingId, dates, change: opened };
  });
  await queueMessages(tx, messages, at);
}

/** What a closed day asks of a person, for each of its bookings. */
const closedDayText = (date: string, reason: string | null): string =>
  `${closedText(date, reason)} The booking has a session on that day.`;

interface Step {
  today: string;
  at: AskedAt;
}

/** How many guests a step saw to, fewer than a batch when there are no more, and up to which booking. */
interface Progress {
  seen: number;
  after: string | null;
}

/** Sees to some guests of a day that was closed. */
async function tell(tx: Db, telling: Telling, { today, at }: Step): Promise<Progress> {
  const { after } = telling;
  if (await isOutdated(tx, telling)) return { seen: 0, after };
  const ids = await nextBooked(tx, telling, BATCH);
  if (ids.length === 0) return { seen: 0, after };
  await lockBookings(tx, ids);
  const [day] = await findDays(tx, [telling.date]);
  await raiseClosedDay(tx, { date: telling.date, text: closedDayText(telling.date, day?.reason ?? null) }, ids);
  const withdrawn = await withdrawOpenings(tx, ids);
  const open = (await stillBooked(tx, withdrawn, { isOpen: true })).filter(({ date }) => date >= today);
  await write(tx, await onlyKnown(tx, open, { hasLeft: true }), at, telling.change);
  const closed = (await closedFor(tx, telling, ids)).filter(({ date }) => date >= today);
  const known = new Set(await onlyKnown(tx, closed, { hasLeft: false }));
  await write(
    tx,
    closed.filter((booked) => !known.has(booked)),
    at,
  );
  return { seen: ids.length, after: ids.at(-1) ?? after };
}

/** Takes back, for some guests of a day that was opened, what was raised and what was not yet sent, and tells those who were told. */
async function takeBack(tx: Db, telling: Telling, { today, at }: Step): Promise<Progress> {
  const { date, after } = telling;
  const waiting = await waitingFor(tx, date, BATCH);
  if (waiting.length > 0) {
    await withdraw(
      tx,
      waiting.map(({ id }) => id),
    );
    await write(
      tx,
      (await stillBooked(tx, waiting, { isOpen: false })).filter(
        (booked) => booked.date !== date && booked.date >= today,
      ),
      at,
    );
  }
  const ids = await raisedFor(tx, date, BATCH);
  if (ids.length > 0) {
    await lockBookings(tx, ids);
    await resolveClosedDay(tx, date, ids);
  }
  const isOver = date < today || (await isOutdated(tx, telling));
  const known = isOver ? [] : await knowItClosed(tx, telling, reopenedKey(telling.change), BATCH);
  const opened = (await closedFor(tx, telling, known)).filter((booked) => booked.date >= today);
  await write(tx, await onlyKnown(tx, opened, { hasLeft: true }), at, telling.change);
  return { seen: Math.max(waiting.length, ids.length, known.length), after: known.at(-1) ?? after };
}

interface Options {
  /** The day before which nobody is written to any more. */
  today: string;
  /** Only the days of this change; without it, of all. */
  change?: string;
  at: AskedAt;
  /** Whether nothing is sent to anybody: what was written before counts as told then. */
  isRehearsal?: boolean;
}

/**
 * Sees to some guests of one day; whether there may be more. The next day is another transaction's: its bookings are locked in their order,
 * which those of two days together would not be.
 */
async function step(tx: Db, { today, change, at, isRehearsal }: Options): Promise<boolean> {
  for (;;) {
    const telling = await takeTelling(tx, change);
    if (!telling) return false;
    if (isRehearsal) await rehearseWaiting(tx);
    const { seen, after } = await (telling.isOpen ? takeBack : tell)(tx, telling, { today, at });
    if (seen < BATCH) await endTelling(tx, telling);
    else await keepPlace(tx, telling, after);
    if (seen > 0) return true;
  }
}

/**
 * Tells guests of days that were closed, and takes back what is no longer so for days that were opened: by a message, and by what a
 * person must see to. In steps, each stored as a whole with how far it came, so that nothing is told twice or forgotten however
 * the process ends; several instances share them. Between two steps others have the database for as long as one takes.
 */
export async function tellOfDays(db: Db, options: Options, isStopping = (): boolean => false): Promise<void> {
  let isMore = true;
  while (isMore && !isStopping()) {
    const begun = performance.now();
    isMore = await db.transaction((tx) => step(tx, options));
    if (isMore) await sleep(performance.now() - begun);
  }
}
