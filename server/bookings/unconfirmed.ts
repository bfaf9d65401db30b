import type { FastifyInstance } from 'fastify';
import type { AttentionItem } from '../contract.gen.ts';
import type { Connection, Db } from '../db/connect.ts';
import {
  findLongWaiting,
  findRaised,
  forgetDecided,
  listWaiting,
  putUnder,
  raiseWaiting,
} from '../repositories/waitingBookings.ts';
import { repeatedly } from '../repeatedly.ts';

/** How long a booking may wait before somebody is told (ms). */
const PATIENCE = 24 * 3_600_000;
const INTERVAL = 60_000;
const BATCH = 1000;
/** One instance at a time looks. */
const UNCONFIRMED_LOCK = 727_006;

/** Raises what nobody has confirmed in time, once, and everything that comes from one network as one. */
export async function raiseUnconfirmed(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await forgetDecided(tx, BATCH, now);
    const waiting = await findLongWaiting(tx, new Date(now.getTime() - PATIENCE), BATCH);
    for (const network of new Set(waiting.map((one) => one.network))) {
      const ids = waiting.filter((one) => one.network === network).map(({ bookingId }) => bookingId);
      await putUnder(tx, (await findRaised(tx, network)) ?? (await raiseWaiting(tx, ids[0] ?? '')), ids);
    }
  });
}

const wordsFor = (count: number): string =>
  count === 1
    ? 'Nobody has confirmed this booking in cash for more than a day.'
    : `Nobody has confirmed ${String(count)} bookings in cash for more than a day. All come from one network; this is the oldest.`;

/** The open items. One of kind UNCONFIRMED says how many of its bookings still wait, and is left out when none does. */
export async function withUnconfirmed(db: Db, items: AttentionItem[]): Promise<AttentionItem[]> {
  if (!items.some(({ kind }) => kind === 'UNCONFIRMED')) return items;
  const waiting = new Map((await listWaiting(db)).map((one) => [one.attentionId, one]));
  return items.flatMap((item) => {
    if (item.kind !== 'UNCONFIRMED') return [item];
    const its = waiting.get(item.id);
    if (!its) return [];
    return [{ ...item, booking_id: its.bookingId, booking_code: its.bookingCode, text: wordsFor(its.count) }];
  });
}

/** Looks once a minute, from when the server listens until it closes. */
export function startUnconfirmed(app: FastifyInstance, given: { connection: Connection; now: () => Date }): void {
  const { connection, now } = given;
  let stop: (() => Promise<void>) | undefined;
  app.addHook('onListen', (done) => {
    stop = repeatedly({
      every: INTERVAL,
      work: () => connection.exclusively(UNCONFIRMED_LOCK, () => raiseUnconfirmed(connection.db, now())),
      failed: (reason) => {
        app.log.error({ reason }, 'Bookings that nobody has confirmed could not be looked for.');
      },
    });
    done();
  });
  app.addHook('onClose', async () => stop?.());
}
