import { eq } from 'drizzle-orm';
import type { Booking } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { bookings, payments } from '../db/schema.ts';
import { notFound } from '../errors.ts';
import { type BookingRow, findBooking, findPayment, type PaymentRow } from './bookings.ts';
import { endOpenPage } from './followLedger.ts';
import { type Actor, addEntry } from './ledger.ts';

/** What a change needs to know of a booking, locked until the transaction ends. */
export interface LockedBooking {
  status: BookingRow['status'];
  paymentMethod: BookingRow['paymentMethod'];
  payment: PaymentRow | undefined;
}

/** Who changes a booking, null for its guest, and when. */
export interface ChangedBy {
  actor: Actor | null;
  now: Date;
}

/** Writes down that all that is not paid yet was paid in cash. For a cancelled booking nothing is due, so that says why. */
async function payInCash(tx: Db, booking: BookingRow, { actor, now: paidAt }: ChangedBy): Promise<void> {
  const amount = booking.totalAmount - booking.amountPaid + booking.amountRefunded;
  if (amount <= 0) return;
  const reason = booking.status === 'CANCELLED' ? 'Paid although the booking was cancelled.' : null;
  const entry = { bookingId: booking.id, kind: 'PAYMENT', method: 'CASH', amount, reason, paidAt } as const;
  await addEntry(tx, { ...entry, actor, key: null });
}

/**
 * Changes a booking while nobody else can, in a transaction. `decide` looks at it and answers what to set, or throws; the
 * booking is answered as it is afterwards. A payment that becomes PAID is written into the ledger.
 */
export async function changeBooking(
  tx: Db,
  id: string,
  decide: (current: LockedBooking) => { status?: BookingRow['status']; paymentStatus?: PaymentRow['status'] },
  by: ChangedBy,
): Promise<Booking> {
  const isAsked = eq(bookings.id, id);
  const [row] = await tx.select().from(bookings).where(isAsked).for('update');
  if (!row) throw notFound('Booking');
  const payment = await findPayment(tx, id);
  const { status, paymentStatus } = decide({ status: row.status, paymentMethod: row.paymentMethod, payment });
  if (status) await tx.update(bookings).set({ status }).where(isAsked);
  if (status === 'CANCELLED') await endOpenPage(tx, id);
  if (payment && paymentStatus) {
    await tx.update(payments).set({ status: paymentStatus }).where(eq(payments.id, payment.id));
    if (paymentStatus === 'PAID') await payInCash(tx, row, by);
  }
  const changed = await findBooking(tx, id);
  if (!changed) throw notFound('Booking');
  return changed;
}
