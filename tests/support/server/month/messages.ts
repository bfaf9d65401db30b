import assert from 'node:assert/strict';
import { storedMessages } from '../records.ts';
import type { KeptMessage } from './book.ts';
import type { Desk } from './desk.ts';
import { linesIn } from './letters.ts';

/** The money that a message names, on lines of either language. */
export function moneyIn(text: string): KeptMessage['money'] {
  const amount = (...names: string[]) => {
    const [, digits = '0'] = new RegExp(`^(?:${names.join('|')}): Rp\\. ([\\d.]+)$`, 'm').exec(text) ?? [];
    return Number(digits.replaceAll('.', ''));
  };
  return { total: amount('Total'), paid: amount('Paid', 'Dibayar'), due: amount('Still to pay', 'Belum dibayar') };
}

function inWords(code: string, { kind, money: { total, paid, due }, lines, dates }: KeptMessage | Told): string {
  const money = `${String(total)}, ${String(paid)} paid, ${String(due)} due`;
  return [`${code} ${kind} ${dates.join()}: ${money}`, ...lines.toSorted()].join('\n');
}
type Told = Omit<KeptMessage, 'kind'> & { kind: string };

/**
 * Each guest was told once of each thing, in one language, with the money, days and hours as they were; nobody who has no address.
 */
export async function agreeOnMessages({ test, bookings }: Desk): Promise<void> {
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  const told = (await storedMessages(test.db)).map(({ bookingId, kind, recipient, text, closedDays }) => {
    const booking = byId.get(bookingId ?? '') ?? assert.fail('a message of no booking');
    assert.equal(recipient, booking.email);
    assert.ok(text.startsWith(booking.isIndonesian ? 'Halo ' : 'Hello '));
    const dates = closedDays === null ? [] : closedDays.split(',');
    return inWords(booking.code, { kind, money: moneyIn(text), lines: linesIn(text), dates });
  });
  const kept = bookings.flatMap(({ code, told: all }) => all.map((one) => inWords(code, one)));
  assert.deepEqual(told.toSorted(), kept.toSorted());
}
