import type { Db } from '../db/connect.ts';
import { findDays } from '../repositories/days.ts';
import { bookedOn } from '../repositories/toldBookings.ts';
import { queueMessages } from './queue.ts';

/** Writes to all who come on days that have just been closed, in the transaction that closed them; what is over is left out. */
export async function tellOfClosing(tx: Db, closed: readonly string[], today: string): Promise<void> {
  const dates = closed.filter((date) => date >= today);
  if (dates.length === 0) return;
  // One change closes its days for one reason, which may have been stored before.
  const reasons = new Map((await findDays(tx, dates)).map(({ date, reason }) => [date, reason]));
  const messages = [...(await bookedOn(tx, dates))].map(([bookingId, booked]) => ({
    kind: 'CLOSED_DAY' as const,
    bookingId,
    dates: booked,
    reason: reasons.get(booked[0] ?? '') ?? null,
  }));
  await queueMessages(tx, messages);
}
