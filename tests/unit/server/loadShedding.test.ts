import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { errorHandler } from '../../../server/plugins/errors.ts';
import { loadShedding } from '../../../server/plugins/loadShedding.ts';

const limits = { maxEventLoopDelay: 100, sampleInterval: 250 };

/** Blocks the event loop, as too many requests do. */
async function overload(turns: number): Promise<void> {
  for (let n = 0; n < turns; n += 1) {
    const end = performance.now() + 200;
    while (performance.now() < end);
    await turn();
  }
}

async function open() {
  const app = Fastify();
  await app.register(errorHandler, { isFull: () => false, noteRefusal: () => undefined });
  await app.register(loadShedding, { limits });
  for (const path of ['/', '/healthz', '/readyz']) app.get(path, () => ({ data: true }));
  const statusOf = async (path: string) => (await app.inject(path)).statusCode;
  return { app, statusOf };
}

it(
  'a server that is overloaded refuses requests, and says that it lives, until it has caught up',
  { timeout: 120_000 },
  async () => {
    const { app, statusOf } = await open();
    await app.listen({ port: 0, host: '127.0.0.1' });
    await sleep(2 * limits.sampleInterval + 20);
    assert.equal(await statusOf('/'), 200);
    await overload(5);
    const refused = await app.inject('/');
    assert.deepEqual([refused.statusCode, refused.headers['retry-after']], [503, '10']);
    assert.deepEqual(refused.json(), {
      message: 'The server has too much to do at the moment. Please try again in a moment.',
    });
    assert.deepEqual([await statusOf('/healthz'), await statusOf('/readyz')], [200, 200]);
    while ((await statusOf('/')) !== 200) await sleep(10);
    await app.close();
  },
);

it('the work of a start is not counted as overload', async () => {
  const { app, statusOf } = await open();
  await app.ready();
  await overload(5);
  assert.equal(await statusOf('/'), 200);
  await app.close();
});
