import assert from 'node:assert/strict';
import { it } from 'node:test';
import { admin, startBundle } from '../support/deep/builtServer.ts';
import { waitFor } from '../support/server/load/ask.ts';
import { assertTold } from '../support/server/load/told.ts';
import { SchoolLoad } from '../support/server/load/schoolLoad.ts';
import { eventually } from '../support/server/waiting.ts';
import { openMailbox } from '../support/server/mailbox.ts';
import { isServing } from '../support/server/process.ts';
import { env } from '../support/server/stopping.ts';

const PATIENCE = 60_000;

// What kill -9 does to mails under way is in tests/deep/crashRecovery.test.ts.
it('a server that is told to end lets the mail server answer, and the next one goes on from there: each guest hears once', async () => {
  const mailbox = await openMailbox();
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  mailbox.state.beforeTaking = () => opened;
  const settings = {
    ...env(),
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'hello@surf.example',
    PUBLIC_URL: 'http://surf.example',
  };
  const first = await startBundle(settings);
  const options = { admin, mayBreak: false, patience: PATIENCE };
  const load = await new SchoolLoad({ ...options, urls: [first.url] }).open();
  load.start(4);
  await eventually('mails are under way', () => mailbox.state.underWay === 4);
  await load.stop();
  assert.deepEqual(load.problems, []);
  const ending = first.end('SIGTERM');
  assert.notEqual(await waitFor(async () => !(await isServing(first.url)), PATIENCE), null, 'it is ending');
  assert.equal(mailbox.received.length, 0);
  open();
  assert.deepEqual(await ending, { code: 0, signal: null });
  assert.equal(mailbox.received.length, 4, 'what was under way is taken, and nothing more is begun');
  const second = await startBundle({ ...settings, PORT: first.port });
  const isAllSent = async () => (await load.messages()).every(({ status }) => status === 'SENT');
  assert.notEqual(await waitFor(isAllSent, PATIENCE), null, 'all is sent');
  const written = await load.messages();
  assertTold(written, await load.allBookings(), await load.ledger(), load.guests);
  const ids = mailbox.received.map(({ mail }) => String(mail.messageId)).sort();
  assert.deepEqual(ids, written.map(({ id }) => `<${id}@surf.example>`).sort());
  await second.end('SIGTERM');
});
