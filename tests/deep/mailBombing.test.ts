import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { admin, startBundle } from '../support/deep/builtServer.ts';
import { scaled } from '../support/tier.ts';
import { ask, dataOf } from '../support/server/load/ask.ts';
import { eventually } from '../support/server/waiting.ts';
import { openMailbox } from '../support/server/mailbox.ts';
import { bookingRequest, type School, schoolDay } from '../support/server/school.ts';

const PATIENCE = 60_000;
const bookings = scaled(500, 60);
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'surf-mail-'));
after(() => rmSync(dataDir, { recursive: true, force: true }));

it(`${String(bookings)} bookings hold nobody's mail up, and bomb nobody`, async (t) => {
  const mailbox = await openMailbox();
  mailbox.state.beforeTaking = () => sleep(500);
  const { url, end } = await startBundle({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://surf.example',
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'hello@surf.example',
  });
  const list = async (path: string) => dataOf<{ id: string; name: string }[]>(await ask(url + path, {}, PATIENCE));
  const spotId = (await list('/api/surf-spots'))[0]?.id ?? '';
  const id = (await list('/api/products')).find(({ name }) => name.startsWith('Private'))?.id ?? '';
  const lessons = { private: id, 'semi-private': id, group: id, guiding: id };
  const school: School = { categoryId: '', spotId, lessons };
  const book = async (email: string) => {
    const customer_details = { full_name: 'Jonas Berg', email, phone: '+4915112345678', country: 'DE' };
    const details = [{ product_id: id, reservation_date: schoolDay(3), person: 1 }];
    const { status } = await ask(
      `${url}/api/bookings`,
      { json: bookingRequest(school, { customer_details, details }) },
      PATIENCE,
    );
    assert.equal(status, 201);
  };
  const begun = performance.now();
  for (let i = 0; i < bookings; i += 10)
    await Promise.all(Array.from({ length: 10 }, (_, j) => book(`guest${String(i + j)}@example.com`)));
  for (let i = 0; i < 40; i += 4)
    await Promise.all(['Bombed', 'bombed', 'BOMBED', 'bOmBed'].map((name) => book(`${name}@victim.example`)));
  const booked = performance.now();

  const reset = await ask(`${url}/api/auth/password-reset`, { json: { email: admin.email } }, PATIENCE);
  assert.equal(reset.status, 200);
  const asked = performance.now();
  const isReset = ({ to }: { to: string }) => to === admin.email;
  await eventually('the mail with the link has come', () => mailbox.received.some(isReset));
  const waited = Math.round(mailbox.received.find(isReset)?.at ?? Infinity) - Math.round(asked);
  const left = bookings - mailbox.received.length;

  const to = (name: RegExp) => mailbox.received.filter((one) => name.test(one.to));
  while (to(/^guest/).length < bookings) {
    assert.ok(performance.now() - asked < bookings * 1000, 'mail does not come');
    await sleep(200);
  }
  await sleep(3000);
  const guests = to(/^guest/).toSorted((a, b) => a.at - b.at);
  const rate = ((guests.length - 1) * 1000) / ((guests.at(-1)?.at ?? 0) - (guests[0]?.at ?? 0));
  t.diagnostic(
    `${String(bookings)} + 40 bookings in ${String(Math.round(booked - begun))} ms; the reset came after ${String(waited)} ms, ` +
      `before ${String(left)} others; ${rate.toFixed(2)} mails a second; ${String(to(/^bombed@/i).length)} to the bombed address`,
  );
  assert.ok(left > bookings / 4, 'most of the mail was still waiting');
  assert.ok(waited < 5000, `the reset came after ${String(waited)} ms`);
  assert.ok(rate >= 7, `${rate.toFixed(2)} mails a second`);
  assert.equal(to(/^bombed@/i).length, 5);
  assert.equal(guests.length, bookings);
  await end('SIGTERM');
});
