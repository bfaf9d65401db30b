import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerEnd, ServerProcess } from './process.ts';

const PATIENCE = 60_000;

const root = mkdtempSync(path.join(os.tmpdir(), 'surf-stop-'));
after(() => rmSync(root, { recursive: true, force: true }));
export const newFolder = () => mkdtempSync(path.join(root, 'data-'));
/** Settings of a server with a data folder of its own. */
export const env = () => ({ DATA_DIR: newFolder(), RATE_LIMITS: 'off' });

/** Waits until something holds; fails when it does not within a minute. */
export async function eventually(what: string, holds: () => boolean): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!holds()) {
    assert.ok(Date.now() < end, `not yet: ${what}`);
    await sleep(20);
  }
}

/** Ends a server; answers how and in how many ms, when nothing of it is left. The database has to be closed. */
export async function timeOf(server: ServerProcess, signal: NodeJS.Signals): Promise<ServerEnd & { ms: number }> {
  const begin = performance.now();
  const [ending] = await Promise.all([server.end(signal), server.gone]);
  assert.match(server.output(), /The database is closed/);
  return { ...ending, ms: performance.now() - begin };
}

/** A connection on which these lines have been sent. */
export async function send(server: ServerProcess, ...lines: string[]): Promise<net.Socket> {
  const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(lines.join('\r\n'));
  return socket;
}
