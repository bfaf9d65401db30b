import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { admin, assertAlive, type BuiltServer, startBuilt } from '../support/deep/builtServer.ts';
import { type Pinger, startPinger } from '../support/deep/pinger.ts';
import { newDatabase, postgresForTests } from '../support/deep/postgres.ts';
import { scaled, seed } from '../support/tier.ts';
import { mountSmallDisk, type SmallDisk } from '../support/deep/smallDisk.ts';
import { Visitor } from '../support/deep/visitor.ts';
import { Random } from '../support/server/fuzz/random.ts';
import { ask, isReady, waitFor } from '../support/server/load/ask.ts';
import { SchoolLoad } from '../support/server/load/schoolLoad.ts';
import { asNpmStart, startServer } from '../support/server/process.ts';

const MEGABYTES = 600;
const ROUNDS = scaled(20);
const CLIENTS = 3;
/** No request waits longer, whatever the disk does (ms). */
const PATIENCE = 10_000;
const WELL_WITHIN = 15_000;
const MAX_STALL = 2000;
const STOPPED_WITHIN = 10_000;

const found = mountSmallDisk(MEGABYTES);
const skip = found ? false : 'NOT RUN, as nothing can be mounted here (which takes root)';
if (!found && process.env['CI']) throw new Error(skip || '');
after(() => found?.unmount());
const { postgres, skip: skipPostgres } = await postgresForTests();

/** A server with its DATA_DIR on the small disk, and what goes on there. */
interface Scene {
  disk: SmallDisk;
  server: BuiltServer;
  load: SchoolLoad;
  visitor: Visitor;
  pinger: Pinger;
}

async function open(disk: SmallDisk, dataDir: string, env: Record<string, string> = {}): Promise<Scene> {
  const server = await startBuilt({ DATA_DIR: dataDir, ...env });
  const load = await new SchoolLoad({ urls: [server.url], admin, mayBreak: false, patience: PATIENCE }).open();
  const visitor = await Visitor.at(server.url, PATIENCE);
  const pinger = startPinger(server.url);
  await sleep(1000);
  await pinger.read();
  return { disk, server, load, visitor, pinger };
}

async function assertUnmoved({ server, load, visitor, pinger }: Scene): Promise<void> {
  assertAlive([server]);
  assert.deepEqual([...load.problems.splice(0), ...visitor.problems.splice(0)].slice(0, 5), []);
  const { longest, failures } = await pinger.read();
  assert.ok(longest < MAX_STALL, `/healthz had no answer for ${String(Math.round(longest))} ms`);
  assert.equal(failures, 0);
}

/** Fails unless the server books again by itself, once there is space again. */
async function assertWellAgain(scene: Scene): Promise<void> {
  const { load } = scene;
  const { answered } = load.counts;
  const isBooking = () => Promise.resolve(load.counts.answered > answered + 5);
  const ms = await waitFor(isBooking, WELL_WITHIN);
  await load.stop();
  await assertUnmoved(scene);
  assert.notEqual(ms, null, `no booking within ${String(WELL_WITHIN)} ms: ${scene.server.output().slice(-1500)}`);
  await load.settle();
  await load.verify();
}

describe(`the disk of an embedded database (DEEP_SEED=${String(seed)})`, { skip }, () => {
  let scene: Scene;
  let disk: SmallDisk;
  let dataDir = '';
  before(async () => {
    assert.ok(found);
    disk = found;
    dataDir = path.join(disk.folder, 'data');
    scene = await open(disk, dataDir);
  });

  /** Something about the disk is wrong for a while: nothing is stored, everything else works. */
  const withTrouble = async (begin: () => Promise<void> | void, end: () => void): Promise<void> => {
    const { load, visitor } = scene;
    load.start(CLIENTS);
    await sleep(1000);
    await begin();
    try {
      assert.notEqual(await waitFor(() => visitor.isRefused(), WELL_WITHIN), null, 'what is stored is not refused');
      assert.notEqual(await waitFor(() => visitor.canRead(load), WELL_WITHIN), null, visitor.last);
      const isSaid = () => isReady(scene.server.url, 503);
      assert.notEqual(await waitFor(isSaid, WELL_WITHIN), null, '/readyz does not say it');
      for (let look = 0; look < 10; look += 1) {
        assert.ok(await visitor.canRead(load), visitor.last);
        await sleep(200);
      }
    } catch (error) {
      await load.stop();
      visitor.problems.splice(0); // the error names them
      throw error;
    } finally {
      end();
    }
    await assertWellAgain(scene);
  };

  it('runs full: writes are refused, reads are served, and writes work again once there is space', () =>
    withTrouble(
      () => disk.fill(),
      () => disk.free(),
    ));

  it('is read-only for a while', () =>
    withTrouble(
      () => disk.forbidWriting(),
      () => disk.allowWriting(),
    ));

  it(`is filled to its last byte ${String(ROUNDS)} times in the middle of large writes`, async (t) => {
    const random = new Random(seed);
    const { load, visitor } = scene;
    for (let round = 0; round < ROUNDS; round += 1) {
      load.start(CLIENTS);
      visitor.startUploads(load, 2);
      await sleep(random.below(1500));
      const end = Date.now() + 500 + random.below(3000);
      while (Date.now() < end) {
        await disk.fill();
        await sleep(20);
      }
      disk.free();
      await visitor.stopUploads();
      await assertWellAgain(scene);
      await visitor.deleteUploads();
    }
    const restarts = scene.server.output().split('is ended and opened again').length - 1;
    t.diagnostic(
      `${String(restarts)} hangs were ended; uploads ${JSON.stringify(visitor.uploads)}; ${JSON.stringify(load.counts)}`,
    );
  });

  it('is full when the server is told to stop, and when it starts: it says so plainly', async () => {
    await disk.fill();
    const begin = performance.now();
    const { code } = await scene.server.end('SIGTERM');
    assert.ok(performance.now() - begin < STOPPED_WITHIN);
    assert.equal(code, 0, scene.server.output().slice(-1500));
    await disk.fill();
    const { url, port } = scene.server;
    const started = startServer({ DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'warn' }, asNpmStart);
    const server = await Promise.race([started, sleep(30_000, null)]);
    assert.ok(server, 'the start neither succeeds nor fails');
    if (server.child.exitCode === null) {
      assert.equal((await ask(`${url}/api/products`, {}, PATIENCE)).status, 200);
      await server.end('SIGTERM');
    } else {
      assert.equal(server.child.exitCode, 1);
      assert.match(server.output(), /^The database cannot be opened\..*(space|full)/im);
      assert.ok(server.output().trim().split('\n').length <= 3, server.output());
    }
    disk.free();
    scene.server = await startBuilt({ DATA_DIR: dataDir, PORT: port });
    await scene.load.settle();
    await scene.load.verify();
    assert.equal((await scene.server.end('SIGTERM')).code, 0);
  });
});

describe('a full DATA_DIR of a server on PostgreSQL', { skip: skip || skipPostgres }, () => {
  it('does not prevent bookings or pictures', async () => {
    assert.ok(found && postgres);
    const env = { DATABASE_URL: await newDatabase(postgres, 'disk') };
    const scene = await open(found, path.join(found.folder, 'shared'), env);
    const { load, visitor, server } = scene;
    await found.fill();
    load.start(CLIENTS);
    await sleep(1000);
    for (let look = 0; look < 10; look += 1) assert.ok(await visitor.canRead(load), visitor.last);
    visitor.startUploads(load, 1);
    await sleep(1000);
    await visitor.stopUploads();
    found.free();
    assert.equal(load.counts.unavailable, 0);
    await assertWellAgain(scene);
    assert.equal((await server.end('SIGTERM')).code, 0);
  });
});
