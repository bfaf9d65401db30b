import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { adminToken } from '../support/server/client.ts';
import { type ServerProcess, startServer } from '../support/server/process.ts';
import { eventually } from '../support/server/waiting.ts';
import { env, send, timeOf } from '../support/server/stopping.ts';

/** How long a stop may take (ms), as is stated. */
const STATED = 8000;

const review = JSON.stringify({ name: 'Sari', message: 'Good waves.' });
/** A review of which the last half is sent when asked for; returns the status. */
function beginReview(server: ServerProcess): () => Promise<number | undefined> {
  const headers = { 'content-type': 'application/json', 'content-length': review.length };
  const request = http.request(`${server.url}/api/testimonies`, { method: 'POST', headers });
  request.write(review.slice(0, 10));
  return async () => {
    request.end(review.slice(10));
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
}

describe('a server that is told to end', () => {
  it('cuts off what hangs, keeps nothing of an upload, and closes the database', async () => {
    const settings = { ...env(), SEED: 'demo' };
    const server = await startServer(settings);
    const token = await adminToken(server.url);
    await send(server, 'GET /healthz HTTP/1.1', 'host:'); // half a request
    const deaf = await send(server, 'GET /openapi.yaml HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(500)); // reads no answer
    deaf.pause();
    await send(
      server,
      'POST /api/images HTTP/1.1',
      'host: x',
      `authorization: Bearer ${token}`,
      'content-type: multipart/form-data; boundary=b',
      'content-length: 5000000',
      '',
      '--b',
      'content-disposition: form-data; name="image_url"; filename="a.png"',
      '',
      'x'.repeat(200_000),
    );
    const folder = path.join(settings.DATA_DIR, 'uploads');
    const uploads = () => (existsSync(folder) ? readdirSync(folder) : []); // the first upload makes it
    await eventually('the upload is there', () => uploads().length === 1);
    const { ms, ...ending } = await timeOf(server, 'SIGTERM');
    assert.deepEqual(ending, { code: 0, signal: null });
    assert.ok(ms > 4000 && ms < STATED, `${String(ms)} ms`);
    assert.match(server.output(), /requests that did not end are cut off/);
    assert.deepEqual(uploads(), []);
  });

  it('ends at once when it is told again, also while it waits for a load balancer', async () => {
    const server = await startServer({ ...env(), STOP_DELAY: '60' });
    await send(server, 'GET /healthz HTTP/1.1', 'host:');
    server.child.kill('SIGTERM');
    await sleep(1500); // signals that come together are one
    assert.equal((await fetch(`${server.url}/readyz`)).status, 503);
    const { ms, ...ending } = await timeOf(server, 'SIGTERM');
    assert.deepEqual(ending, { code: 0, signal: null });
    assert.ok(ms < 4000, `${String(ms)} ms`);
  });

  it('by npm start takes one Ctrl-C, which reaches each of its processes, for one', async () => {
    const server = await startServer(env(), ['start'], { program: 'npm', detached: true });
    const finish = beginReview(server);
    await fetch(`${server.url}/healthz`); // by now the review has begun
    assert.ok(server.child.pid);
    process.kill(-server.child.pid, 'SIGINT');
    await sleep(1500); // by now npm has ended, which is told to the server as well
    assert.equal(await finish(), 201);
    await server.gone;
    assert.match(server.output(), /The database is closed/);
    assert.doesNotMatch(server.output(), /cut off/);
  });
});
