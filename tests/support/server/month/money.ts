import type { KeptBooking, KeptEntry, Method } from './book.ts';
import type { Desk } from './desk.ts';

const sumOf = (entries: readonly KeptEntry[]): number =>
  entries.reduce((sum, { kind, amount }) => sum + (kind === 'PAYMENT' ? amount : -amount), 0);

/** What may be given back by a method. */
export function refundable({ entries }: KeptBooking, method: Method): number {
  const net = (...methods: Method[]) => sumOf(entries.filter((entry) => methods.includes(entry.method)));
  if (method === 'CASH') return net('CASH');
  return method === 'TRANSFER' ? net('GATEWAY', 'TRANSFER') : Math.min(net('GATEWAY'), net('GATEWAY', 'TRANSFER'));
}

/** The first order that can give so much back at once, by the gateway's own account. */
function orderFor({ entries }: KeptBooking, amount: number): string | undefined {
  const orders = entries.flatMap(({ kind, order }) => (kind === 'PAYMENT' && order !== null ? order : []));
  return orders.find((order) => sumOf(entries.filter((entry) => entry.order === order)) >= amount);
}

/** What somebody has paid online, of which the gateway is asked before a change. */
export function askBeforehand(desk: Desk, booking: KeptBooking): void {
  if (booking.payment.status === 'PENDING' && booking.page && booking.silent)
    booking.takeOnline(booking.silent, desk.now);
}

/** The documented PAY and CANCEL of a payment. */
export async function setPayment(desk: Desk, booking: KeptBooking): Promise<void> {
  const action = desk.random.of(['PAY', 'PAY', 'PAY', 'CANCEL'] as const);
  const { payment } = booking;
  const isAllowed = booking.method === 'CASH' && payment.status !== 'PAID' && payment.status !== 'FAILED';
  await desk.call('updateBookingPayment', { id: booking.id }, { action }, isAllowed ? 200 : 409);
  if (!isAllowed) return;
  payment.status = action === 'PAY' ? 'PAID' : 'FAILED';
  if (action === 'CANCEL') return;
  const amount = booking.total - booking.paid + booking.refunded;
  if (amount > 0) booking.enter({ kind: 'PAYMENT', method: 'CASH', amount, at: desk.now, order: null });
  // Of a booking that costs nothing, nothing came.
  if (booking.total > 0) booking.tell('PAID');
}

/** Money at the counter or by transfer: all, a part, or more with a reason. */
export async function takeMoney(desk: Desk, booking: KeptBooking): Promise<void> {
  const { random } = desk;
  const method = random.of(['CASH', 'TRANSFER'] as const);
  const amounts = [booking.due, Math.floor(booking.due / 3), booking.due + 50_000, 1 + random.below(700_000)];
  const amount = Math.max(1, random.of(amounts));
  const reason = random.chance(0.6) ? random.of(['A tip.', '=1+1', 'Paid for "both"; thanks']) : null;
  const wasOpen = booking.method === 'GATEWAY' && booking.payment.status === 'PENDING';
  if (wasOpen) askBeforehand(desk, booking);
  const isPaidMeanwhile = wasOpen && booking.payment.status === 'PAID';
  const isAllowed = !isPaidMeanwhile && (amount <= booking.due || reason !== null);
  const body = { kind: 'PAYMENT', method, amount, reason };
  await desk.call('addLedgerEntry', { id: booking.id }, body, isAllowed ? 201 : 409);
  if (!isAllowed) return;
  booking.enter({ kind: 'PAYMENT', method, amount, at: desk.now, order: null });
  booking.tell('PAID');
}

/** Money goes back: in cash, by transfer, or by the gateway, which may refuse or not answer. */
export async function giveBack(desk: Desk, booking: KeptBooking): Promise<void> {
  const { random, snap } = desk;
  const methods = (['CASH', 'TRANSFER', 'GATEWAY'] as const).filter((one) => refundable(booking, one) > 0);
  if (methods.length === 0) return;
  const method = random.of(methods);
  const left = refundable(booking, method);
  const amount = Math.max(1, random.of([left, Math.ceil(left / 2), Math.ceil(left / 3), left + 1]));
  const lowers = booking.status !== 'CANCELLED' && random.chance(0.4);
  const isBounded = amount <= left && (!lowers || amount <= booking.total);
  const body = { kind: 'REFUND', method, amount, reason: 'The swell was too big; +1', lower_total: lowers };
  if (method !== 'GATEWAY') {
    await desk.call('addLedgerEntry', { id: booking.id }, body, isBounded ? 201 : 409);
    if (!isBounded) return;
    booking.enter({ kind: 'REFUND', method, amount, at: desk.now, order: null }, lowers);
    booking.tell('REFUNDED');
    return;
  }
  const order = orderFor(booking, amount) ?? '';
  const isPossible = isBounded && order !== '';
  const answer = isPossible ? random.of(['made', 'made', 'refused', 'lost', 'lost before'] as const) : 'made';
  if (answer === 'refused') snap.refundRefusal = 'Payment Provider does not support refund.';
  if (answer === 'lost') snap.troubles = ['broken after it was made'];
  if (answer === 'lost before') snap.troubles = ['broken'];
  const status = !isPossible || answer === 'refused' ? 409 : answer === 'made' ? 201 : 503;
  await desk.call('addLedgerEntry', { id: booking.id }, body, status);
  snap.refundRefusal = null;
  if (status === 503) booking.unanswered = { order, amount, lowers };
  if (status !== 201) return;
  booking.enter({ kind: 'REFUND', method, amount, at: desk.now, order }, lowers);
  booking.tell('REFUNDED');
}
