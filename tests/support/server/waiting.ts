import assert from 'node:assert/strict';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Resolves when a connection has ended, in whatever way, or had ended before. `once(socket, 'close')` would fail with the error of a write that
 * crosses the end, which happens on one run and not on the next.
 */
export function closeOf(socket: Socket): Promise<void> {
  socket.on('error', () => undefined);
  return new Promise((resolve) => {
    if (socket.closed) resolve();
    else socket.once('close', () => resolve());
  });
}

const PATIENCE = 60_000;
const LOOK_EVERY = 10;

/** Waits until something holds; fails when it does not within a minute. */
export async function eventually(what: string, holds: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!holds()) {
    assert.ok(performance.now() < end, `not yet: ${what}`);
    await sleep(LOOK_EVERY);
  }
}
