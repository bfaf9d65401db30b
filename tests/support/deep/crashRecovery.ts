import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '../server/fuzz/random.ts';
import { adminToken } from '../server/client.ts';
import { waitFor } from '../server/load/ask.ts';
import { assertGateway, assertTold } from '../server/load/told.ts';
import { SchoolLoad } from '../server/load/schoolLoad.ts';
import { openMailbox } from '../server/mailbox.ts';
import { startSnapDouble } from '../server/snapDouble.ts';
import { admin, assertAlive, type BuiltServer, startBundle } from './builtServer.ts';
import { Lives } from './lives.ts';
import { seed } from '../tier.ts';

const CLIENTS = 4;
const PATIENCE = 20_000;
/** A claim of a killed instance lasts a minute, a refund without an answer is asked for again after one or two (ms). */
const LAST_PATIENCE = 240_000;

const root = mkdtempSync(path.join(os.tmpdir(), 'surf-kills-'));
after(() => rmSync(root, { recursive: true, force: true }));

export interface Kills {
  kills: number;
  instances: number;
  /** Null: the embedded database. */
  databaseUrl: string | null;
}

/**
 * Ends one of the instances with kill -9 under load and starts it again, several times. Fails unless the school, its payment
 * gateway and its guests' letters then agree on everything that was acknowledged, once and complete.
 */
export async function killUnderLoad(t: TestContext, given: Kills): Promise<void> {
  const { kills, instances, databaseUrl } = given;
  const random = new Random(seed);
  const gateway = await startSnapDouble();
  gateway.beforeAnswer = () => sleep(random.below(200)); // so that a kill often meets a refund that is made
  const mailbox = await openMailbox();
  const lives = new Lives(mailbox);
  mailbox.state.beforeTaking = async (by) => {
    await sleep(random.below(200)); // so that a kill often meets letters on their way
    await lives.taking(by);
  };
  const names: string[] = [];
  const start = (index: number, more: Record<string, string> = {}) => {
    const { name, env } = lives.begin();
    names[index] = name;
    const database = databaseUrl === null ? 'embedded' : 'postgres';
    return startBundle({
      DATA_DIR: path.join(root, `${database}-${String(index)}`),
      DATABASE_URL: databaseUrl ?? '',
      PUBLIC_URL: 'http://surf.example',
      PAYMENT_PROVIDER: 'midtrans',
      MIDTRANS_SERVER_KEY: gateway.serverKey,
      MIDTRANS_URL: gateway.url,
      ...env,
      ...more,
    });
  };
  const servers: BuiltServer[] = [await start(0)];
  while (servers.length < instances) servers.push(await start(servers.length));
  names.forEach((name) => lives.release(name));
  const urls = servers.map(({ url }) => url);
  const options = { urls, admin, mayBreak: true, patience: PATIENCE, gateway, leavesRefunds: true };
  const load = await new SchoolLoad(options).open();
  for (let kill = 0; kill < kills; kill += 1) {
    const index = random.below(instances);
    const [server, dead] = [servers[index], names[index]];
    assert.ok(server && dead !== undefined);
    const other = urls.find((url) => url !== server.url);
    load.start(CLIENTS);
    try {
      await sleep(100 + random.below(900));
      await server.kill();
      lives.died(dead);
      // Other instances respect the claims of the dead for a minute; its own next life takes them back at once.
      if (other !== undefined) await lives.look(dead, other, await adminToken(other, admin));
    } finally {
      await load.stop(); // otherwise it would never end
    }
    servers[index] = await start(index, { PORT: server.port });
    if (other === undefined) await lives.look(dead, server.url, await adminToken(server.url, admin));
    lives.release(names[index] ?? '');
    await load.settle();
    assertAlive(servers);
    assert.deepEqual(load.problems, [], `kill ${String(kill)}`);
    if (kill % 5 === 4) t.diagnostic(`${String(kill + 1)} kills, ${String(load.bookings)} bookings`);
  }
  const left = load.leftRefunds.length;
  await finish(load);
  const { unnoted, repeated } = lives.verify(await load.messages());
  t.diagnostic(
    `${String(kills)} kills, ${String(load.bookings)} bookings, ${JSON.stringify(load.counts)}, ` +
      `${String(gateway.refunds.length)} refunds by the gateway (asked for ${String(gateway.refundsAsked.length)} times, ${String(left)} left to the servers), ` +
      `${String(lives.letters.length)} letters, ${String(unnoted)} not noted when their sender died, ${String(repeated)} came again`,
  );
  assert.ok(load.bookings > kills, `only ${String(load.bookings)} bookings`);
  for (const server of servers) await server.end('SIGTERM');

  /** Waits until all is sent and given back, and compares. */
  async function finish(of: SchoolLoad): Promise<void> {
    const isQuiet = async () => {
      if ((await of.messages()).every(({ status }) => status !== 'WAITING')) return true;
      await sleep(500); // each look takes a hundred requests
      return false;
    };
    assert.notEqual(await waitFor(isQuiet, LAST_PATIENCE), null, 'messages still wait');
    const agrees = async () => {
      try {
        assertGateway(await of.ledger(), gateway);
        return true;
      } catch {
        await sleep(500);
        return false;
      }
    };
    await waitFor(agrees, LAST_PATIENCE);
    assertGateway(await of.ledger(), gateway);
    await of.verify();
    assertTold(await of.messages(), await of.allBookings(), await of.ledger(), of.guests);
  }
}
