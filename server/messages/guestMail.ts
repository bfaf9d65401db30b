import type { Db } from '../db/connect.ts';
import { countedFor, lockAddress, skippedBookings } from '../repositories/guestMail.ts';
import { mailboxOf } from './mailboxOf.ts';

/** Messages of bookings that guests make which one address gets in an hour. */
const MAX_AN_HOUR = 5;
/** Messages of moves by guests, who can move a session as often as they like: as many as a guest's booking has sessions at most. */
const MAX_MOVES_AN_HOUR = 20;

/** What is known of a message before it is stored. */
export interface Caused {
  kind: string;
  bookingId: string;
  recipient: string;
  /** Whether nobody of the school and no money is behind it: a guest, who may be anybody, or the clock. */
  isUnasked: boolean;
}

export interface Share {
  status: 'WAITING' | 'SKIPPED';
  /** The address for which it counts; null where it does not. */
  countsFor: string | null;
}

/** What is told in any case. */
export const UNBOUNDED: Share = { status: 'WAITING', countsFor: null };

const SKIPPED: Share = { ...UNBOUNDED, status: 'SKIPPED' };

/** One more of what counts for an address under a name, of which it gets so many an hour; others who write to it wait. */
async function oneOf(tx: Db, { recipient, name, most }: { recipient: string; name: string; most: number }) {
  const address = mailboxOf(recipient);
  const counted = name + address;
  await lockAddress(tx, address);
  const isOver = (await countedFor(tx, counted)) >= most;
  return isOver ? SKIPPED : ({ status: 'WAITING', countsFor: counted } as const);
}

/**
 * Which messages an address still gets: at most five an hour of bookings that guests make, as anybody can book with anybody's
 * address, and nothing of what guests or the clock do with a booking of which it was told nothing; and so many of moves. What is over is
 * stored and not sent. What staff do is always told. Until the transaction ends, others wait who write to the same address of a booking.
 */
export async function sharesOf(tx: Db, messages: readonly Caused[]): Promise<Share[]> {
  const followers = messages.filter(({ kind, isUnasked }) => isUnasked && kind !== 'BOOKED');
  const silent = await skippedBookings(tx, [...new Set(followers.map(({ bookingId }) => bookingId))]);
  const shares: Share[] = [];
  for (const { kind, bookingId, recipient, isUnasked } of messages) {
    if (!isUnasked) shares.push(UNBOUNDED);
    else if (kind === 'BOOKED') shares.push(await oneOf(tx, { recipient, name: '', most: MAX_AN_HOUR }));
    else if (silent.has(bookingId)) shares.push(SKIPPED);
    else if (kind === 'MOVED') shares.push(await oneOf(tx, { recipient, name: 'MOVED ', most: MAX_MOVES_AN_HOUR }));
    else shares.push(UNBOUNDED);
  }
  return shares;
}
