import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { delivery } from '../../../../server/messages/delivery.ts';
import { smtpTransport } from '../../../../server/messages/transport.ts';
import { mailSettings, openMailbox } from '../mailbox.ts';
import { storedMessages } from '../records.ts';
import type { Desk } from './desk.ts';

/** The money that a message names, on lines of either language. */
function moneyIn(text: string): { total: number; paid: number; due: number } {
  const amount = (...names: string[]) => {
    const [, digits = '0'] = new RegExp(`^(?:${names.join('|')}): Rp\\. ([\\d.]+)$`, 'm').exec(text) ?? [];
    return Number(digits.replaceAll('.', ''));
  };
  return { total: amount('Total'), paid: amount('Paid', 'Dibayar'), due: amount('Still to pay', 'Belum dibayar') };
}

const inWords = (code: string, kind: string, of: { total: number; paid: number; due: number }): string =>
  `${code} ${kind}: ${String(of.total)}, ${String(of.paid)} paid, ${String(of.due)} due`;

/** Each guest was told once of each thing, in one language and with the money as it was; nobody who has no address. */
export async function agreeOnMessages({ test, bookings }: Desk): Promise<void> {
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  const told = (await storedMessages(test.db)).map(({ bookingId, kind, recipient, text }) => {
    const booking = byId.get(bookingId ?? '') ?? assert.fail('a message of no booking');
    assert.equal(recipient, booking.email);
    assert.ok(text.startsWith(booking.isIndonesian ? 'Halo ' : 'Hello '));
    return inWords(booking.code, kind, moneyIn(text));
  });
  const kept = bookings.flatMap(({ code, told: all }) => all.map((one) => inWords(code, one.kind, one)));
  assert.deepEqual(told.toSorted(), kept.toSorted());
}

/** Delivers all that waits to a mail server: each message comes to its guest once. */
export async function deliverAll({ test }: Desk): Promise<void> {
  const mailbox = await openMailbox();
  // The pause of a booking's page is over.
  await test.db.execute(sql`update messages set due_at = now() where status = 'WAITING'`);
  const log = { info: () => undefined, warn: (about: object) => assert.fail(JSON.stringify(about)) };
  const mail = mailSettings(mailbox);
  const { connection } = test;
  await delivery({ connection, transport: smtpTransport(mail), atOnce: mail.atOnce, log }).finish();
  const isSkipped = ({ status }: { status: string }) => status === 'SKIPPED';
  const all = await storedMessages(test.db);
  // Only days that were opened again are not told of.
  assert.ok(all.filter(isSkipped).every(({ kind }) => kind === 'CLOSED_DAY'));
  const stored = all.filter((message) => !isSkipped(message));
  assert.deepEqual([...new Set(stored.map(({ status }) => status))], ['SENT']);
  const line = (to: string, subject: string, text: string) => `${to} ${subject} ${JSON.stringify(moneyIn(text))}`;
  assert.deepEqual(
    mailbox.received.map(({ to, mail }) => line(to, mail.subject ?? '', mail.text ?? '')).toSorted(),
    stored.map(({ recipient, subject, text }) => line(recipient, subject, text)).toSorted(),
  );
  assert.equal(new Set(mailbox.received.map(({ mail }) => mail.messageId)).size, stored.length);
}
