import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import type { ServerEnd, ServerProcess } from './process.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'surf-stop-'));
after(() => rmSync(root, { recursive: true, force: true }));
export const newFolder = () => mkdtempSync(path.join(root, 'data-'));
/** Settings of a server with a data folder of its own. */
export const env = () => ({ DATA_DIR: newFolder(), RATE_LIMITS: 'off' });

/** Ends a server; returns how and in how many ms, when nothing of it is left. The database has to be closed. */
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
