import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { adminToken } from '../server/client.ts';
import { ask } from '../server/load/ask.ts';
import { openMailbox } from '../server/mailbox.ts';
import { schoolDay } from '../server/school.ts';
import { admin, type BuiltServer, startBundle } from './builtServer.ts';
import { onDatabase, storeBookings, toldAndRaised } from './manyBookings.ts';

/** Between two reads of one reader (ms). */
const PAUSE = 200;

export interface Reads {
  count: number;
  failures: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  longest: number;
}

const at = (sorted: number[], part: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);

/** Visitors who read days and lessons, so many at once; returns what ends them and answers how long they waited. */
export function startReaders(url: () => string, count: number): () => Promise<Reads> {
  const times: number[] = [];
  let failures = 0;
  let isOver = false;
  const read = async (reader: number) => {
    for (let turn = reader; !isOver; turn += 1) {
      const begun = performance.now();
      try {
        const response = await fetch(`${url()}${turn % 2 === 0 ? '/api/days' : '/api/products'}`);
        await response.arrayBuffer();
        if (response.ok) times.push(performance.now() - begun);
        else failures += 1;
      } catch {
        failures += 1; // the server is dead at the moment
      }
      await sleep(PAUSE);
    }
  };
  const readers = Array.from({ length: count }, (_, reader) => read(reader));
  return async () => {
    isOver = true;
    await Promise.all(readers);
    const sorted = times.toSorted((a, b) => a - b);
    const [p50, p99, longest] = [at(sorted, 0.5), at(sorted, 0.99), at(sorted, 1)];
    return { count: times.length, failures, p50, p99, longest };
  };
}

const DAYS = 366;
const READERS = 20;
/** What is promised (ms), unless the machine is so busy that half of it is taken before anything is closed. */
const ANSWER = 1000;
const READ = 300;
const PATIENCE = 600_000;
/** Seconds without a new message after which none is on its way. */
const QUIET = 15;
/** Rounds without a change after which nothing goes on. */
const STILL = 10;

const root = mkdtempSync(path.join(os.tmpdir(), 'surf-closing-'));
after(() => rmSync(root, { recursive: true, force: true }));

export interface Closing {
  name: string;
  bookings: number;
  kills: number;
  instances: number;
  /** Null: the embedded database. */
  databaseUrl: string | null;
}

/** Closes, opens and closes a year of days while visitors read and instances are killed; each guest is told once. */
export async function closeAYear(t: TestContext, { name, bookings, kills, instances, databaseUrl }: Closing) {
  const mailbox = await openMailbox();
  mailbox.state.beforeTaking = () => sleep(500);
  const place = { dataDir: path.join(root, name), databaseUrl };
  const start = (index: number, port?: string): Promise<BuiltServer> =>
    startBundle({
      DATA_DIR: index === 0 ? place.dataDir : path.join(root, `${name}-${String(index)}`),
      DATABASE_URL: databaseUrl ?? '',
      PUBLIC_URL: 'http://surf.example',
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'hello@surf.example',
      ...(port !== undefined && { PORT: port }),
    });
  await (await start(0)).end('SIGTERM'); // with the demo school
  await onDatabase(place, (db) => storeBookings(db, bookings, DAYS - 2));
  const servers = [await start(0)];
  while (servers.length < instances) servers.push(await start(servers.length));
  const url = () => servers[0]?.url ?? '';
  const token = await adminToken(url(), admin);
  const change = async (isOpen: boolean): Promise<number> => {
    const begun = performance.now();
    const json = { from: schoolDay(0), to: schoolDay(DAYS - 1), is_open: isOpen, reason: isOpen ? null : 'Nyepi' };
    const { status } = await ask(`${url()}/api/days`, { method: 'PATCH', json, token }, PATIENCE);
    assert.equal(status, 200);
    return Math.round(performance.now() - begun);
  };
  const state = () => onDatabase(place, toldAndRaised);
  /** Waits until no more messages are written for a while; the embedded database can only be asked through its server. */
  const quiet = async () => {
    const begun = performance.now();
    let [before, same] = [-1, 0];
    while (same < QUIET) {
      assert.ok(performance.now() - begun < PATIENCE, 'guests are still being told');
      await sleep(1000);
      const reply = await ask(`${url()}/api/messages?page=1&search=example.com`, { token }, PATIENCE);
      const { total_item: count } = (reply.body as { paging: { total_item: number } }).paging;
      same = count === before ? same + 1 : 0;
      before = count;
    }
    return Math.round((performance.now() - begun) / 1000) - QUIET;
  };
  /** Waits until nobody is left to be told, as long as it goes on, and stops the servers. */
  const finish = async () => {
    let [before, same] = ['', 0];
    for (;;) {
      await sleep(20_000);
      for (const server of servers) await server.end('SIGTERM');
      const figures = await state();
      if (figures.left === 0) return figures;
      const now = JSON.stringify(figures);
      same = now === before ? same + 1 : 0;
      assert.ok(same < STILL, `guests are still to be told: ${now}`);
      before = now;
      for (const [index, { port }] of servers.entries()) servers[index] = await start(index, port);
    }
  };

  const before = startReaders(url, READERS);
  await sleep(5000);
  const usual = await before();
  const during = startReaders(url, READERS);
  const times = [await change(false)];
  await sleep(15_000);
  times.push(await change(true), await change(false));
  const seconds = await quiet();
  const reads = await during();
  t.diagnostic(
    `${name}: ${String(bookings)} bookings, changes of ${String(DAYS)} days answered in ${times.join(', ')} ms; ` +
      `all told in ${String(seconds)} s; ${String(READERS)} readers before ${JSON.stringify(usual)}, meanwhile ${JSON.stringify(reads)}`,
  );
  times.push(await change(true));
  for (let kill = 0; kill < kills; kill += 1) {
    await sleep(500 + 700 * kill);
    const index = kill % instances;
    const server = servers[index];
    assert.ok(server);
    if (kill === 1) times.push(await change(false));
    await server.kill();
    servers[index] = await start(index, server.port);
  }
  const figures = await finish();
  t.diagnostic(
    `after ${String(kills)} kills: ${JSON.stringify({ ...figures, times, letters: mailbox.received.length })}`,
  );
  assert.equal(figures.twice, 0);
  assert.ok(figures.again <= kills, 'each instance sends one letter at a time');
  assert.equal(figures.told, bookings);
  assert.equal(figures.raised, figures.sessions);
  const isIdle = usual.longest < READ / 2;
  const limit = isIdle ? READ : READ + 2 * usual.longest;
  assert.ok(
    Math.max(...times) < (isIdle ? ANSWER : ANSWER + 3 * usual.longest),
    `answered after ${times.join(', ')} ms`,
  );
  assert.ok(reads.p99 < limit, `visitors waited for ${String(reads.p99)} ms`);
  assert.equal(reads.failures, 0);
}
