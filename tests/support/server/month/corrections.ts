import type { KeptBooking } from './book.ts';
import type { Desk } from './desk.ts';
import { refundable } from './money.ts';

const MINUTE = 60_000;

/** What staff have written down in the last ten minutes by a method, and nobody has taken back since. */
function ownOf({ entries }: KeptBooking, method: 'CASH' | 'TRANSFER', now: Date): number {
  const since = now.getTime() - 10 * MINUTE;
  const ofMethod = entries.filter((entry) => entry.method === method);
  const own = ofMethod.filter(({ isByStaff, kind, at }) => isByStaff && kind === 'PAYMENT' && at.getTime() >= since);
  const first = Math.min(...own.map(({ at }) => at.getTime()));
  const back = ofMethod.filter(({ kind, at }) => kind === 'REFUND' && at.getTime() >= first);
  const sum = (all: typeof own) => all.reduce((total, { amount }) => total + amount, 0);
  return Math.max(0, sum(own) - sum(back));
}

/** Staff write a payment down, and take it back some minutes later, as it was another one; after ten minutes they may not. */
export async function correctPayment(desk: Desk, booking: KeptBooking): Promise<void> {
  const { random, test } = desk;
  if (booking.page) return;
  const method = random.of(['CASH', 'TRANSFER'] as const);
  const amount = random.of([Math.max(1, booking.due), 100_000, 1 + random.below(500_000)]);
  const params = { id: booking.id };
  const isByStaff = true;
  const payment = { kind: 'PAYMENT', method, amount, reason: 'As she said' } as const;
  await desk.call('addLedgerEntry', params, payment, 201, null, desk.staffToken);
  booking.enter({ ...payment, at: desk.now, order: null, isByStaff });
  booking.tell('PAID');
  test.clock.now = new Date(desk.now.getTime() + random.of([0, 4, 10, 11]) * MINUTE);
  const back = random.of([amount, amount, Math.ceil(amount / 2), amount + 1]);
  const lowers = random.chance(0.1);
  const isOwn = !lowers && back <= ownOf(booking, method, desk.now);
  const status = !isOwn ? 403 : back > refundable(booking, method) ? 409 : 201;
  const refund = { kind: 'REFUND', method, amount: back, reason: 'It was another guest' } as const;
  await desk.call('addLedgerEntry', params, { ...refund, lower_total: lowers }, status, null, desk.staffToken);
  // No money goes back to the guest, who is not told of any.
  if (status === 201) booking.enter({ ...refund, at: desk.now, order: null, isByStaff });
}

/** An address, a phone or a language is put right: what is told from now on goes there. */
export async function correctGuest(desk: Desk, booking: KeptBooking): Promise<void> {
  const { random } = desk;
  const email = `other${String(desk.history.length)}@example.com`;
  const [change, kept] = random.of<[object, Partial<KeptBooking>]>([
    [{ customer_email: email }, { email }],
    [{ language: 'id' }, { isIndonesian: true }],
    [{ language: 'en' }, { isIndonesian: false }],
    [{ note: 'Knee', customer_name: 'Ni Luh Putu' }, {}],
  ]);
  await desk.call('updateBooking', { id: booking.id }, change, 200);
  Object.assign(booking, kept);
}
