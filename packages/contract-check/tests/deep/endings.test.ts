import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, beforeEach, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { start } from '../support/command.ts';
import { openSchool } from '../../../../tests/support/server/school.ts';
import { makeTestApp, rowsOf, testPassword } from '../../../../tests/support/server/testApp.ts';
import net, { type AddressInfo, type Socket } from 'node:net';

/**
 * An address that leads to a backend until it is stalled: connections stay open then and no request comes through, until new ones
 * lead there again. Answers that are on their way come: what a request has made whose answer is lost, nobody can name by its id.
 */
export async function stallable(target: string) {
  const { hostname, port } = new URL(target);
  let isStalled = false;
  const pairs: [Socket, Socket][] = [];
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    if (isStalled) return;
    const backend = net.connect(Number(port), hostname);
    backend.on('error', () => undefined);
    socket.pipe(backend).pipe(socket);
    pairs.push([socket, backend]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stall = () => {
    isStalled = true;
    for (const [socket, backend] of pairs) socket.unpipe(backend);
  };
  const resume = () => {
    isStalled = false;
  };
  after(() => {
    for (const socket of pairs.flat()) socket.destroy();
    server.close();
  });
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, stall, resume };
}

const test = await makeTestApp();
Object.defineProperty(test.clock, 'now', { get: () => new Date() });
await openSchool(test);
const { email } = await test.signIn('ADMIN', 'admin@surf.example');
const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
const tables = ['images', 'videos', 'product_categories', 'testimonies', 'users'];

const begin = (address: string, ...args: string[]) =>
  start(['--url', address, '--email', email, '--password', testPassword, ...args]);
type Run = ReturnType<typeof begin>;

/** Waits until a run has said something. */
async function says({ child, said }: Run, text: string): Promise<void> {
  while (!said.out.includes(text) && child.exitCode === null) await once(child.stdout, 'data');
}

/** The rows of the school by table; bookings that are not cancelled as well. */
async function rows(): Promise<string[]> {
  const found = tables.map(async (table) =>
    (await rowsOf(test.db, sql.raw(`select id from ${table}`))).map(({ id }) => `${table} ${String(id)}`),
  );
  const open = await rowsOf(test.db, sql`select id from bookings where status <> 'CANCELLED'`);
  return [...(await Promise.all(found)).flat(), ...open.map(({ id }) => `bookings ${String(id)}`)].toSorted();
}
const before = await rows();
beforeEach(async () => assert.deepEqual(await rows(), before, 'the test before left something'));

describe('a contract check that ends early', () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    it(`takes away what it made at ${signal}`, async () => {
      const run = begin(url);
      await says(run, 'createVideo');
      run.child.kill(signal);
      const { code, out, err } = await run.ended;
      assert.equal(code, 1);
      assert.match(out, /The check was interrupted\.\n/);
      assert.match(err, /Stopping: what was made is being deleted/);
      assert.deepEqual(await rows(), before);
    });
  }

  it('ends with 2 when the backend stops answering, and names what is left', async () => {
    const way = await stallable(url);
    const run = begin(way.url, '--timeout', '1');
    await says(run, 'createVideo');
    way.stall();
    const { code, out, err } = await run.ended;
    assert.equal(code, 2);
    assert.match(err, /^The backend has stopped answering: no answer came within 1 s \(first seen at \w+\)\.\n/m);
    const left = (await rows()).filter((row) => !before.includes(row)).map((row) => row.split(' ')[1] ?? '');
    assert.ok(left.length > 0);
    for (const id of left) assert.ok(out.includes(id), id);
    way.resume();
    assert.equal((await begin(way.url, '--clean', 'all').ended).code, 0);
  });

  it('is cleaned up after when it was killed', async () => {
    const run = begin(url, '--only', 'createBooking', '--only', 'listVideos', '--only', 'updateDays');
    await says(run, 'createBooking');
    run.child.kill('SIGKILL');
    await run.ended;
    const mark = /"(Contract check \w+)"/.exec(run.said.err)?.[1] ?? '';
    assert.notDeepEqual(await rows(), before);
    const older = await begin(url, '--clean', 'Contract check 00000000').ended;
    assert.deepEqual([older.code, older.out], [0, 'Nothing is left.\n'], older.err);
    const { code, out, err } = await begin(url, '--clean', mark).ended;
    assert.equal(code, 0, out + err);
    assert.match(out, /^cancelled booking \w+$/m);
    assert.match(out, /^deleted createVideo [\w-]+ \(Contract check .*\)$/m);
    assert.match(out, /\nNothing is left\.\n$/);
    assert.deepEqual(await rows(), before);
  });

  it('takes away what it made when nobody reads its output any more', async () => {
    const run = begin(url);
    await says(run, 'createVideo');
    run.child.stdout.destroy();
    const { code, err } = await run.ended;
    assert.equal(code, 1);
    assert.match(err, /The check was interrupted\./);
    assert.deepEqual(await rows(), before);
  });

  it('names what is left at a second signal', async () => {
    const way = await stallable(url);
    const run = begin(way.url, '--timeout', '60');
    await says(run, 'createVideo');
    way.stall();
    run.child.kill('SIGTERM');
    while (!run.said.err.includes('Stopping')) await once(run.child.stderr, 'data');
    // Signals that come at once are those of a terminal and of npm.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    run.child.kill('SIGTERM');
    const { code, err } = await run.ended;
    assert.equal(code, 143);
    const left = (await rows()).filter((row) => !before.includes(row)).map((row) => row.split(' ')[1] ?? '');
    assert.ok(left.length > 0);
    for (const id of left) assert.ok(err.includes(id), id);
    way.resume();
    assert.equal((await begin(way.url, '--clean', 'all').ended).code, 0);
  });
});
