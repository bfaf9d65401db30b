import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '../server/fuzz/random.ts';
import { adminToken } from '../server/client.ts';
import { type Mailbox, openMailbox } from '../server/mailbox.ts';
import { schoolDay } from '../server/school.ts';
import { admin, type BuiltServer, startBuilt } from './builtServer.ts';
import { seed } from './scale.ts';

const CLIENTS = 4;
/** For the last messages: a claim of a killed instance lasts a minute, a mail server that was cut off is tried after half of one (ms). */
const PATIENCE = 240_000;

const root = mkdtempSync(path.join(os.tmpdir(), 'surf-mail-kills-'));
after(() => rmSync(root, { recursive: true, force: true }));

export interface MailKills {
  kills: number;
  bookings: number;
  instances: number;
  /** Null: the embedded database. */
  databaseUrl: string | null;
}

/** How often each guest was written to, as the mail server has it. */
function lettersOf({ received }: Mailbox): Map<string, string[]> {
  const letters = new Map<string, string[]>();
  for (const { to, mail } of received) letters.set(to, [...(letters.get(to) ?? []), String(mail.messageId)]);
  return letters;
}

/** A lesson for one person, and a surf spot. */
async function offerOf({ url }: BuiltServer) {
  const list = async (what: string): Promise<{ id: string; name: string }[]> =>
    ((await (await fetch(`${url}/api/${what}`)).json()) as { data: { id: string; name: string }[] }).data;
  const lesson = (await list('products?page=1')).find(({ name }) => /private/i.test(name) && !/semi/i.test(name));
  const [spot] = await list('surf-spots?page=1');
  assert.ok(lesson && spot);
  return { lesson, spot };
}

/** Guests who book under names of their own until `count` have; what fails is asked again with the same Idempotency-Key. */
async function bookAll(
  servers: BuiltServer[],
  { lesson, spot }: Awaited<ReturnType<typeof offerOf>>,
  count: number,
  onBooked: (done: number) => void,
): Promise<void> {
  let next = 0;
  let done = 0;
  const ask = async (number: number): Promise<boolean> => {
    const server = servers[number % servers.length];
    const answer = await fetch(`${server?.url ?? ''}/api/bookings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `mail-kills-${String(number)}` },
      body: JSON.stringify({
        surf_spot_id: spot.id,
        payment_method: 'CASH',
        customer_details: {
          full_name: `Guest ${String(number)}`,
          email: `guest${String(number)}@example.com`,
          phone: '+4915112345678',
          country: 'DE',
        },
        booking_details: [{ product_id: lesson.id, reservation_date: schoolDay(30 + (number % 30)), person: 1 }],
      }),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null); // the server was killed meanwhile
    assert.ok(
      !answer || answer.ok || answer.status >= 500,
      `${String(answer?.status)} ${(await answer?.text()) ?? ''}`,
    );
    return answer?.ok === true;
  };
  const client = async () => {
    for (let number = next++; number < count; number = next++) {
      while (!(await ask(number))) await sleep(100);
      done += 1;
      onBooked(done);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

/**
 * Ends instances with kill -9 while guests book and mails are under way. Fails unless each guest then has heard once; a letter
 * that the mail server had taken when its sender died may come twice, under the same Message-ID.
 */
export async function killWhileMailing(t: TestContext, given: MailKills): Promise<void> {
  const { kills, bookings, instances, databaseUrl } = given;
  const random = new Random(seed);
  const mailbox = await openMailbox();
  // So slow that a kill often meets messages on their way.
  mailbox.state.beforeTaking = () => sleep(random.below(300));
  const start = (index: number, env: Record<string, string> = {}) =>
    startBuilt({
      DATA_DIR: path.join(root, `${databaseUrl === null ? 'embedded' : 'postgres'}-${String(index)}`),
      DATABASE_URL: databaseUrl ?? '',
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'Ombak Pagi <hello@surf.example>',
      PUBLIC_URL: 'http://surf.example',
      ...env,
    });
  const servers = [await start(0)];
  while (servers.length < instances) servers.push(await start(servers.length));
  let killed = 0;
  let handing = 0;
  let booked = 0;
  const [first] = servers;
  assert.ok(first);
  const booking = bookAll(servers, await offerOf(first), bookings, (done) => (booked = done));
  while (killed < kills) {
    // Spread over the bookings, so that there is always something to lose.
    const due = Math.floor((bookings * killed) / kills);
    while (booked < due) await sleep(5);
    await sleep(random.below(2500)); // messages are looked for every two seconds
    const index = random.below(instances);
    const server = servers[index];
    assert.ok(server);
    handing += mailbox.state.underWay;
    await server.kill();
    servers[index] = await start(index, { PORT: server.port });
    killed += 1;
  }
  await booking;
  const end = performance.now() + PATIENCE;
  while (lettersOf(mailbox).size < bookings && performance.now() < end) await sleep(200);
  await sleep(1000); // for what would come a second time
  const letters = lettersOf(mailbox);
  assert.equal(letters.size, bookings, 'every guest has heard');
  let doubled = 0;
  for (const [to, ids] of letters) {
    doubled += ids.length - 1;
    assert.equal(new Set(ids).size, 1, `${to} has one message`);
  }
  t.diagnostic(
    `${String(kills)} kills, ${String(handing)} letters on their way, ${String(bookings)} guests, ${String(doubled)} letters twice`,
  );
  // No more than were being handed over when their sender died.
  assert.ok(doubled <= handing + kills, `${String(doubled)} letters came twice`);
  const [server] = servers;
  assert.ok(server);
  await assertNoneWaits(server);
  for (const each of servers) await each.end('SIGTERM');
}

/** Fails unless the server holds every message as sent. */
async function assertNoneWaits({ url }: BuiltServer): Promise<void> {
  const token = await adminToken(url, admin);
  const answer = await fetch(`${url}/api/messages?page=1`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as { data: { status: string }[] };
  assert.deepEqual([...new Set(data.map(({ status }) => status))], ['SENT']);
}
