import type { Db } from '../db/connect.ts';
import { type BookingRow, findPayment, lockBooking, updateBooking } from '../repositories/bookings.ts';
import { type EntryRow, findEntry, insertEntry, type NewEntry } from '../repositories/ledger.ts';
import { attemptsOf, NOW, updatePayment } from '../repositories/payments.ts';
import { lowerSession, pricedSessions } from '../repositories/sessionRows.ts';
import { dueOf, sharesOf } from '../school/money.ts';
import { raiseMoneyOfCancelled } from './moneyOfCancelled.ts';
import { followOver } from './overpaid.ts';

/**
 * Makes the payment of a booking what its ledger and its total say, in a transaction that has locked the booking: PAID when
 * something was paid and nothing is due any more, or there is nothing to pay online; while it is open, one of what is due. A page is for one amount, so it ends
 * with that: the next look at the booking asks for another, and the payer has the whole time again. What is PAID stays so,
 * and so does every payment of a booking that is cancelled.
 */
async function followPayment(tx: Db, booking: BookingRow): Promise<void> {
  const payment = await findPayment(tx, booking.id);
  if (!payment || payment.status === 'PAID' || booking.status === 'CANCELLED') return;
  const due = dueOf(booking);
  // No gateway takes an order of 0, and who has nothing to pay is not cancelled for not paying.
  const isFree = due === 0 && payment.status === 'PENDING' && payment.orderId !== null;
  const isPaid = isFree || (due === 0 && booking.amountPaid > 0);
  if (!isPaid && (payment.status !== 'PENDING' || due === payment.amount)) return;
  const hasPage = payment.redirectUrl !== null || payment.askedUntil !== null;
  await updatePayment(tx, payment.id, {
    ...(isPaid ? { status: 'PAID' } : { amount: due }),
    // A further attempt, so that a page that is being asked for now is not kept, and no notice about the old one counts.
    ...(hasPage && { attempt: attemptsOf(payment) + 1, redirectUrl: null, askedUntil: null }),
    ...(hasPage && !isPaid && { pageAt: NOW }),
  });
}

/** Takes an amount off the sessions of a booking, each by its share, and off what it costs in all; answers what it costs then. */
async function lowerTotal(tx: Db, booking: BookingRow, by: number): Promise<number> {
  const sessions = await pricedSessions(tx, booking.id);
  const shares = sharesOf(
    sessions.map(({ totalAmount }) => totalAmount),
    by,
  );
  for (const [index, { id }] of sessions.entries()) await lowerSession(tx, id, shares[index] ?? 0);
  const totalAmount = Math.max(0, booking.totalAmount - by);
  await updateBooking(tx, booking.id, { totalAmount });
  return totalAmount;
}

/**
 * Writes money into the ledger, in a transaction; undefined when there is an entry of its key. With `lowersTotal` the booking
 * costs so much less, as what is given back is not asked for again. The payment of the booking follows, and what a person must
 * see to. The database refuses what the rules do not allow.
 */
export async function writeEntry(
  tx: Db,
  { lowersTotal = false, ...entry }: NewEntry & { lowersTotal?: boolean | undefined },
): Promise<EntryRow | undefined> {
  // Whoever writes an entry of the same key at the same time is waited for.
  const before = await lockBooking(tx, entry.bookingId);
  if (!before || (entry.key !== null && (await findEntry(tx, entry.key)))) return undefined;
  const row = await insertEntry(tx, entry);
  if (!row) return undefined;
  const sum = entry.kind === 'PAYMENT' ? 'amountPaid' : 'amountRefunded';
  const totalAmount = lowersTotal ? await lowerTotal(tx, before, entry.amount) : before.totalAmount;
  const after = { ...before, totalAmount, [sum]: before[sum] + entry.amount };
  await raiseMoneyOfCancelled(tx, before, after);
  await followOver(tx, before, after);
  await followPayment(tx, after);
  return row;
}

/** Sets what a booking costs in all, in a transaction that has locked it; its payment follows. */
export async function changeTotal(tx: Db, booking: BookingRow, totalAmount: number): Promise<void> {
  await updateBooking(tx, booking.id, { totalAmount });
  const after = { ...booking, totalAmount };
  await followOver(tx, booking, after);
  await followPayment(tx, after);
}
