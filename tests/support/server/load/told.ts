import assert from 'node:assert/strict';
import type { SnapDouble } from '../snapDouble.ts';
import type { Booking, Entry } from './bookings.ts';

/** Rows by what names them, in their order. */
export function grouped<T>(rows: readonly T[], nameOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(nameOf(row), [...(groups.get(nameOf(row)) ?? []), row]);
  return groups;
}

/** Fails unless the ledger has the same refunds by the gateway as the gateway. */
export function assertGateway(entries: Entry[], gateway: SnapDouble): void {
  const byGateway = entries.filter(({ kind, method }) => kind === 'REFUND' && method === 'GATEWAY');
  const sum = (amounts: { amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0);
  assert.equal(byGateway.length, gateway.refunds.length, 'refunds in the ledger and at the gateway');
  assert.equal(sum(byGateway), sum(gateway.refunds));
}

/** Fails unless the guest of each booking is told once of it, of its payment, its confirmation and its refund, and of no other booking. */
export function assertTold(
  written: { kind: string; to: string; booking_code: string | null }[],
  stored: Booking[],
  entries: Entry[],
  guests: Map<string, string>,
): void {
  const codeOf = (code: string | null) => (code ?? '').replaceAll('-', '');
  const byCode = grouped(written, ({ booking_code }) => codeOf(booking_code));
  const ours = stored.filter(({ booking_code }) => guests.has(booking_code));
  assert.equal(ours.length, guests.size);
  assert.equal(byCode.size, ours.length, 'bookings that somebody was told of');
  for (const { id, booking_code: code, status, payments } of ours) {
    const told = byCode.get(codeOf(code)) ?? [];
    const due = [
      'BOOKED',
      ...(payments[0]?.status === 'PAID' ? ['PAID'] : []),
      ...(status === 'CONFIRMED' ? ['CONFIRMED'] : []),
      ...entries.filter(({ booking_id: of, kind }) => of === id && kind === 'REFUND').map(() => 'REFUNDED'),
    ];
    assert.deepEqual(told.map(({ kind }) => kind).sort(), due.sort(), `${code}: ${status}`);
    assert.deepEqual([...new Set(told.map(({ to }) => to))], [guests.get(code)]);
  }
}
