import { queueReminders } from '../../../../server/messages/reminders.ts';
import { expirePayments } from '../../../../server/payments/expiry.ts';
import { midtrans } from '../../../../server/payments/midtrans.ts';
import { repeatRefunds } from '../../../../server/payments/gatewayRefunds.ts';
import { through } from '../onlineBooking.ts';
import { changeHours } from '../school.ts';
import type { Desk } from './desk.ts';
import { remind } from './reminders.ts';

/** A page is open for three hours, and two minutes are for what is on its way. */
const PAGE_MS = 182 * 60_000;

/** What the server does by the clock. */
export async function tick(desk: Desk): Promise<void> {
  const { db } = desk.test;
  const quiet = { warn: () => undefined, error: () => undefined };
  const context = { db, provider: midtrans(through(desk.snap).midtrans), now: () => desk.now, changeHours, log: quiet };
  await desk.redate();
  await queueReminders(db, desk.now, { changeHours });
  remind(desk);
  await repeatRefunds(context);
  for (const booking of desk.bookings) {
    const refund = booking.unanswered;
    if (!refund) continue;
    const { order, amount, lowers } = refund;
    booking.enter({ kind: 'REFUND', method: 'GATEWAY', amount, at: desk.now, order }, lowers);
    booking.tell('REFUNDED');
    booking.unanswered = null;
  }
  await expirePayments(context);
  for (const booking of desk.bookings) {
    const isOverdue = booking.pageAt.getTime() < desk.now.getTime() - PAGE_MS;
    if (booking.method !== 'GATEWAY' || booking.payment.status !== 'PENDING' || !isOverdue) continue;
    if (booking.silent) booking.takeOnline(booking.silent, desk.now);
    else booking.expire();
  }
  await desk.redate();
}
