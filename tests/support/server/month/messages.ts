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

function inWords(code: string, { kind, to, isIndonesian, money, lines, dates }: KeptMessage | Told): string {
  const { total, paid, due } = money;
  const sums = `${String(total)}, ${String(paid)} paid, ${String(due)} due`;
  const language = isIndonesian ? 'Halo' : 'Hello';
  return [`${code} ${kind} ${to} ${language} ${dates.join()}: ${sums}`, ...lines.toSorted()].join('\n');
}
type Told = Omit<KeptMessage, 'kind'> & { kind: string };

/**
 * Each guest was told once of each thing, in one language, with the money, days and hours as they were; nobody who has no address.
 */
export async function agreeOnMessages({ test, bookings }: Desk): Promise<void> {
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  const told = (await storedMessages(test.db)).map(({ bookingId, kind, recipient: to, text, closedDays }) => {
    const booking = byId.get(bookingId ?? '') ?? assert.fail('a message of no booking');
    const isIndonesian = text.startsWith('Halo ');
    assert.ok(isIndonesian || text.startsWith('Hello '));
    const dates = closedDays === null ? [] : closedDays.split(',');
    return inWords(booking.code, { kind, to, isIndonesian, money: moneyIn(text), lines: linesIn(text), dates });
  });
  const kept = bookings.flatMap(({ code, told: all }) => all.map((one) => inWords(code, one)));
  assert.deepEqual(told.toSorted(), kept.toSorted());
}
