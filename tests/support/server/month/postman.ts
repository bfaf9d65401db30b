import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { delivery } from '../../../../server/messages/delivery.ts';
import { smtpTransport } from '../../../../server/messages/transport.ts';
import { mailSettings, type openMailbox } from '../mailbox.ts';
import { storedMessages } from '../records.ts';
import type { TestApp } from '../testApp.ts';
import type { KeptBooking } from './book.ts';
import type { Desk } from './desk.ts';
import { moneyIn } from './messages.ts';

type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

/** Takes what waits to a mail server. */
export class Postman {
  readonly #test: TestApp;
  readonly #mailbox: Mailbox;

  constructor(test: TestApp, mailbox: Mailbox) {
    this.#test = test;
    this.#mailbox = mailbox;
  }

  /** Delivers all that waits. */
  async deliver(desk: Desk): Promise<void> {
    const { db, connection } = this.#test;
    // The pause of a booking's page is over.
    await db.execute(sql`update messages set due_at = now() - interval '1 second' where status = 'WAITING'`);
    const log = { info: () => undefined, warn: (about: object) => assert.fail(JSON.stringify(about)) };
    const mail = mailSettings(this.#mailbox);
    await delivery({ connection, transport: smtpTransport(mail), atOnce: mail.atOnce, log }).finish();
    for (const { closings } of desk.bookings) closings.deliver((date) => !desk.stateOf(date).isOpen);
  }

  /** Each message has come to its guest once, but for those of days that have changed since. */
  async assertDelivered(bookings: readonly KeptBooking[]): Promise<void> {
    const all = await storedMessages(this.#test.db);
    const skipped = all.filter(({ status }) => status === 'SKIPPED');
    const withdrawn = bookings.flatMap(({ closings }) => closings.letters.filter(({ state }) => state === 'withdrawn'));
    assert.deepEqual(
      skipped.map(({ kind, closedDays }) => `${kind} ${closedDays ?? ''}`).toSorted(),
      withdrawn.map(({ kind, dates }) => `${kind} ${dates.join()}`).toSorted(),
    );
    const stored = all.filter((message) => !skipped.includes(message));
    assert.deepEqual([...new Set(stored.map(({ status }) => status))], ['SENT']);
    const { received } = this.#mailbox;
    const line = (to: string, subject: string, text: string) => `${to} ${subject} ${JSON.stringify(moneyIn(text))}`;
    assert.deepEqual(
      received.map(({ to, mail }) => line(to, mail.subject ?? '', mail.text ?? '')).toSorted(),
      stored.map(({ recipient, subject, text }) => line(recipient, subject, text)).toSorted(),
    );
    assert.equal(new Set(received.map(({ mail }) => mail.messageId)).size, stored.length);
  }
}
