import type { Db } from '../db/connect.ts';
import { findMessage, repeatMessage, type StoredMessage } from '../repositories/messages.ts';
import { findToldBookings } from '../repositories/toldBookings.ts';
import type { AskedAt } from '../school/ownRights.ts';
import { changedSince } from './writeMessage.ts';

/** Sends a message once more, in a transaction, to where its guest is written to now; undefined when there is none. */
export async function sendAgain(
  tx: Db,
  id: string,
  at: AskedAt,
): Promise<StoredMessage | 'PASSWORD_RESET' | undefined> {
  const given = await findMessage(tx, id);
  if (!given || given.kind === 'PASSWORD_RESET') return given && 'PASSWORD_RESET';
  const [booking] = given.bookingId === null ? [] : await findToldBookings(tx, [given.bookingId]);
  return repeatMessage(tx, given, booking ? await changedSince(tx, given, booking, at) : {});
}
