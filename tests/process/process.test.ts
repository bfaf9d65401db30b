import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { logInTo } from '../support/server/client.ts';
import { type ServerProcess, startServer } from '../support/server/process.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'surf-process-'));
after(() => rmSync(dataDir, { recursive: true, force: true }));
const start = (env: Record<string, string> = {}) => startServer({ DATA_DIR: dataDir, SEED: 'demo', ...env });

interface Listed {
  data: { id: string; name: string }[];
}
const get = async <T>(server: ServerProcess, url: string) => (await (await fetch(server.url + url)).json()) as T;
async function book(server: ServerProcess): Promise<string> {
  const [spot] = (await get<Listed>(server, '/api/surf-spots')).data;
  const lessons = (await get<Listed>(server, '/api/products?search=private surf')).data;
  const lesson = lessons.find(({ name }) => name === 'Private Surf Lesson'); // one person is enough
  const response = await fetch(`${server.url}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      surf_spot_id: spot?.id,
      payment_method: 'CASH',
      customer_details: { full_name: 'Sari', email: 'sari@example.com', phone: '+6281234567890', country: 'ID' },
      booking_details: [
        {
          product_id: lesson?.id,
          reservation_date: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
          person: 1,
        },
      ],
    }),
  });
  assert.equal(response.status, 201);
  return ((await response.json()) as { data: { booking: { booking_code: string } } }).data.booking.booking_code;
}
const lookUp = async (server: ServerProcess, code: string) =>
  (await fetch(`${server.url}/api/check-booking/${code}`)).status;

describe('the process', () => {
  it('loses no booking to kill -9 or SIGTERM, holds its database alone, and seeds it once', async () => {
    const first = await start();
    await first.says(/Demo account, customer/);
    assert.match(first.output(), /admin@surf\.example with password/);
    assert.equal(statSync(path.join(dataDir, 'jwt-secret')).mode & 0o777, 0o600);

    const second = await start();
    assert.equal(second.child.exitCode, 1);
    assert.match(second.output(), /^The database cannot be opened\. DATA_DIR: .* in use/m);

    const killed = await book(first);
    assert.equal((await first.end('SIGKILL')).signal, 'SIGKILL');

    const third = await start();
    assert.equal(await lookUp(third, killed), 200);
    const stopped = await book(third);
    // A connection that a browser keeps open does not hold up the stop.
    const agent = new http.Agent({ keepAlive: true });
    await new Promise((resolve) =>
      http.get(`${third.url}/healthz`, { agent }, (answer) => answer.resume().on('end', resolve)),
    );
    assert.deepEqual(await third.end('SIGTERM'), { code: 0, signal: null });
    assert.doesNotMatch(third.output(), /cut off/);
    agent.destroy();

    const fourth = await start({ ADMIN_EMAIL: 'boss@school.example', ADMIN_PASSWORD: 'a long password' });
    assert.deepEqual([await lookUp(fourth, killed), await lookUp(fourth, stopped)], [200, 200]);
    const { data } = await get<Listed>(fourth, '/api/surf-spots');
    assert.equal(data.length, 5);
    // ADMIN_EMAIL replaces the demo accounts, whose passwords are public.
    assert.doesNotMatch(fourth.output(), /with password/);
    const login = (email: string, password: string) => logInTo(fourth.url, { email, password });
    assert.equal((await login('admin@surf.example', 'ombak-admin-2027')).status, 401);
    assert.equal((await login('customer@surf.example', 'ombak-pagi-2027')).status, 401);
    assert.equal((await login('boss@school.example', 'a long password')).status, 200);
    await fourth.end('SIGTERM');
  });

  it('that is stopping says that it is not ready, takes what comes, and finishes what has begun', async () => {
    const server = await start({ SEED: 'none', STOP_DELAY: '3' });
    const { hostname, port } = new URL(server.url);
    const text = JSON.stringify({ name: 'Sari', message: 'Good waves.' });
    const headers = { 'content-type': 'application/json', 'content-length': text.length };
    const begun = http.request({ hostname, port, path: '/api/testimonies', method: 'POST', headers });
    begun.write(text.slice(0, 10));
    await fetch(`${server.url}/healthz`); // by now the review has begun
    const ended = server.end('SIGTERM');
    let ready = await fetch(`${server.url}/readyz`);
    while (ready.ok) ready = await fetch(`${server.url}/readyz`); // until the signal has come
    assert.deepEqual([ready.status, await ready.json()], [503, { message: 'The server is stopping.' }]);
    assert.equal((await fetch(`${server.url}/healthz`)).status, 200);
    assert.equal((await fetch(`${server.url}/api/products`)).status, 200);
    // After its delay it takes no new connections.
    await assert.rejects(async () => {
      for (;;) await fetch(`${server.url}/healthz`);
    });
    begun.end(text.slice(10));
    const [answer] = (await once(begun, 'response')) as [http.IncomingMessage];
    assert.equal(answer.statusCode, 201);
    answer.resume();
    assert.deepEqual(await ended, { code: 0, signal: null });
  });

  it('does not start with a wrong setting, and says which in one line', async () => {
    const { child, output } = await start({ RATE_LIMITS: 'maybe' });
    assert.equal(child.exitCode, 1);
    assert.equal(output().trim(), 'The settings are wrong. RATE_LIMITS: must be on or off');
    const production = await start({ NODE_ENV: 'production' });
    assert.equal(production.child.exitCode, 1);
    assert.match(production.output(), /ADMIN_EMAIL and ADMIN_PASSWORD/);
  });
});
