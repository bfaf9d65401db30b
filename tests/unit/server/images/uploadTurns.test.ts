import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { beforeEach, describe, it, mock } from 'node:test';
import { HttpError } from '../../../../server/errors.ts';
import { UploadTurns } from '../../../../server/images/uploadTurns.ts';

/** What has become of one that asks for a turn. */
interface Asking {
  sender: PassThrough;
  state: 'waiting' | 'running' | number;
  end: () => void;
}

let turns: UploadTurns;
const settled = () => new Promise((resolve) => setImmediate(resolve));
const ask = (sender = new PassThrough()): Asking => {
  const asking: Asking = { sender, state: 'waiting', end: () => assert.fail('has no turn') };
  turns.take(sender).then(
    (end) => Object.assign(asking, { state: 'running', end }),
    (error: unknown) => Object.assign(asking, { state: error instanceof HttpError ? error.statusCode : -1 }),
  );
  return asking;
};
const statesOf = async (asking: Asking[]) => {
  await settled();
  return asking.map(({ state }) => state);
};

describe('turns of uploads', () => {
  beforeEach(() => {
    turns = new UploadTurns({ most: 2, waiting: 3, patience: 1000 });
  });

  it('are limited in number, and the others wait in order', async () => {
    const all = Array.from({ length: 5 }, () => ask());
    assert.deepEqual(await statesOf(all), ['running', 'running', 'waiting', 'waiting', 'waiting']);
    all[1]?.end();
    all[1]?.end(); // ends no other's
    assert.deepEqual(await statesOf(all.slice(2)), ['running', 'waiting', 'waiting']);
    for (const index of [0, 2]) all[index]?.end();
    assert.deepEqual(await statesOf(all.slice(3)), ['running', 'running']);
    for (const index of [3, 4]) all[index]?.end();
    assert.deepEqual(await statesOf([ask(), ask(), ask()]), ['running', 'running', 'waiting']);
  });

  it('are refused when too many wait, with the time to wait', async () => {
    const all = Array.from({ length: 6 }, () => ask());
    assert.equal((await statesOf(all)).at(-1), 503);
    await assert.rejects(turns.take(new PassThrough()), {
      statusCode: 503,
      retryAfter: 30,
      message: /Please try again/,
    });
  });

  it('are not for senders who have gone', async () => {
    const all = Array.from({ length: 4 }, () => ask());
    all[2]?.sender.destroy();
    assert.deepEqual(await statesOf(all), ['running', 'running', 400, 'waiting']);
    all[0]?.end();
    assert.equal((await statesOf(all)).at(-1), 'running');
    const gone = new PassThrough();
    gone.destroy();
    await settled();
    const late = ask(gone);
    all[1]?.end();
    assert.deepEqual(await statesOf([late, ask(), ask()]), [400, 'running', 'waiting']);
  });

  it('are not waited for without end', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const all = Array.from({ length: 3 }, () => ask());
      mock.timers.tick(999);
      assert.equal((await statesOf(all)).at(-1), 'waiting');
      mock.timers.tick(1);
      assert.equal((await statesOf(all)).at(-1), 503);
      all[0]?.end();
      assert.deepEqual(await statesOf([ask()]), ['running']);
    } finally {
      mock.timers.reset();
    }
  });
});
