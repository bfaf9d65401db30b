import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

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
