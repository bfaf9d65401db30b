import type { Booking, BookingChange, FullBooking } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { amountsOf } from '../repositories/amounts.ts';
import { changesOf } from '../repositories/bookingChanges.ts';
import { findBooking } from '../repositories/bookings.ts';
import { messagesOf } from '../repositories/messages.ts';
import { findOnlinePayment } from '../repositories/payments.ts';
import { sessionsOf } from '../repositories/sessions.ts';
import { changeTexts, paidText } from './changeTexts.ts';

/** What staff changed, and what guests and the gateway did, which no record has; newest first. */
async function changesOfBooking(db: Db, booking: Booking): Promise<BookingChange[]> {
  const parts = [booking, ...booking.booking_details, ...booking.payments].map(({ id }) => id);
  const recorded = await changesOf(db, parts);
  const wasBookedByStaff = recorded.some(({ table, before }) => table === 'bookings' && before === null);
  const online = await findOnlinePayment(db, booking.id);
  const unrecorded = [
    ...(online?.paidBy === 'GATEWAY' && online.paidAt
      ? [{ createdAt: online.paidAt, actor: null, text: paidText('GATEWAY', online.amount) }]
      : []),
    ...(wasBookedByStaff
      ? []
      : [{ createdAt: new Date(booking.created_at), actor: null, text: 'Booked on the website.' }]),
  ];
  return [...recorded.flatMap((change) => changeTexts(change).map((text) => ({ ...change, text }))), ...unrecorded]
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .map(({ createdAt, actor, text }) => ({ created_at: createdAt.toISOString(), actor, text }));
}

/** All about one booking; undefined when there is none. */
export async function fullBooking(db: Db, id: string): Promise<FullBooking | undefined> {
  const booking = await findBooking(db, id);
  if (!booking) return undefined;
  const { paid, due } = await amountsOf(db, id);
  return {
    ...booking,
    sessions: await sessionsOf(db, id),
    ledger: [],
    messages: await messagesOf(db, id),
    changes: await changesOfBooking(db, booking),
    amount_paid: paid,
    // What is given back is not recorded yet.
    amount_refunded: 0,
    amount_due: due,
  };
}
