import assert from 'node:assert/strict';
import http from 'node:http';
import { describe, it } from 'node:test';
import v8 from 'node:v8';
import vm from 'node:vm';
import { readOperations } from '../../../scripts/contract/document.ts';
import { png } from '../../../scripts/contract/png.ts';
import { seedDatabase } from '../../../server/db/seed/seed.ts';
import { readSettings } from '../../../server/settings.ts';
import { Random } from '../../support/server/fuzz/random.ts';
import { type FuzzRequest, fuzzRequest, type Material } from '../../support/server/fuzz/requests.ts';
import { type FuzzAnswer, send } from '../../support/server/fuzz/send.ts';
import { picture, schoolDay } from '../../support/server/school.ts';
import { type Many, makeTestApp } from '../../support/server/testApp.ts';

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 5400);
const WARM_UP = 1500;
const WORKERS = 8;
const PATIENCE = 5000;
const MAX_GROWTH = 40 * 1024 * 1024;
const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

const operations = readOperations();
const test = await makeTestApp();
await seedDatabase(test.db, readSettings({ DATA_DIR: test.dataDir, SEED: 'demo' }));
await test.app.listen({ port: 0, host: '127.0.0.1' });
const address = test.app.server.address();
const port = typeof address === 'object' ? (address?.port ?? 0) : 0;

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc') as () => void;
/** Bytes in use after all that can go is gone. */
function heap(): number {
  for (let n = 0; n < 3; n += 1) collect();
  return process.memoryUsage().heapUsed;
}

const lists = [
  'listProducts',
  'listProductCategories',
  'listSurfSpots',
  'listImages',
  'listVideos',
  'listCarousels',
  'listTestimonies',
];
const demo = new Map<string, Many['data']>();
for (const id of lists) demo.set(id, (await test.call<Many>(id)).body.data);
const idsOf = (list: string) => (demo.get(list) ?? []).map(({ id }) => id);
const lessons = idsOf('listProducts');
const spots = idsOf('listSurfSpots');
const categories = idsOf('listProductCategories');

const material: Material = {
  tokens: { admin: '', customer: '', refresh: '' },
  ids: new Map(),
  known: (name, random) => {
    if (name === 'product_id') return random.of(lessons);
    if (name === 'surf_spot_id') return random.of(spots);
    if (name === 'product_category_id') return random.of(categories);
    if (name === 'reservation_date') return schoolDay(random.below(700));
    if (name === 'email') return `fuzz-${String(random.below(1e9))}@example.com`;
    if (name === 'password' || name === 'confirm_password') return 'fuzz-pagi-2027';
    if (name === 'person') return 1 + random.below(4);
    if (name === 'phone') return '+6281234567890';
    if (name === 'video_url' || name === 'location_url') return 'https://example.com/fuzz';
    return undefined;
  },
  pictures: [await picture('png'), await picture('jpeg'), await picture('webp'), await picture('gif'), png(9000, 4500)],
};

/** Sessions end while they are fuzzed: new ones are needed now and then. */
async function signIn(): Promise<void> {
  const customer = await test.signIn('CUSTOMER');
  const other = await test.signIn('CUSTOMER');
  material.tokens = {
    admin: (await test.signIn('ADMIN')).token,
    customer: customer.token,
    refresh: other.refreshToken,
  };
}

/** What the fuzz itself made, it may change and delete. */
function learn({ operation }: FuzzRequest, { status, text }: FuzzAnswer): void {
  if (status !== 201) return;
  const { data } = JSON.parse(text) as { data: { id?: string; booking?: { id: string; booking_code: string } } };
  const keep = (path: string, id: string) => material.ids.set(path, [...(material.ids.get(path) ?? []).slice(-50), id]);
  if (data.booking) {
    keep('/api/bookings', data.booking.id);
    keep('/api/check-booking', data.booking.booking_code);
  } else if (data.id !== undefined) keep(operation.id === 'register' ? '/api/users' : operation.path, data.id);
}

/** Why an answer is not one that the contract allows for any request, or null. */
function problem({ status, type, text, ms }: FuzzAnswer): string | null {
  if (status >= 500 || status < 200) return `status ${String(status)}`;
  if (!type.startsWith('application/json')) return `content type ${type}`;
  if (ms > PATIENCE) return `${String(Math.round(ms))} ms`;
  const body = JSON.parse(text) as { message?: unknown; data?: unknown };
  if (status < 300) return body.data === undefined ? 'no data' : null;
  if (typeof body.message !== 'string' || body.message === '') return 'no message';
  return /\n\s+at |node_modules|select .* from/.test(text) ? 'inner workings' : null;
}

describe(`${String(REQUESTS)} fuzzed requests (FUZZ_SEED=${String(seed)})`, () => {
  const found: string[] = [];
  const statuses = new Map<number, number>();
  const agent = new http.Agent({ keepAlive: true, maxSockets: WORKERS });
  let sent = 0;

  async function one(): Promise<void> {
    const index = sent;
    sent += 1;
    const random = new Random(seed + index);
    const operation = operations[index % operations.length];
    assert.ok(operation);
    const request = fuzzRequest(operation, material, random);
    const tell = (what: string) =>
      found.push(
        `#${String(index)} ${request.method} ${request.path.slice(0, 120)} ${JSON.stringify({ ...request.headers, authorization: request.headers['authorization']?.slice(0, 20) }).slice(0, 300)} ${request.body?.toString('latin1').slice(0, 300) ?? ''}: ${what}`,
      );
    try {
      const answer = await send(port, agent, request, PATIENCE);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const what = problem(answer);
      if (what === null) learn(request, answer);
      else tell(`${what} ${answer.text.slice(0, 200)}`);
    } catch (error) {
      tell(`no answer: ${String(error)}`);
    }
  }

  async function run(until: number): Promise<void> {
    while (sent < until) {
      await signIn();
      const end = Math.min(until, sent + 300);
      await Promise.all(
        Array.from({ length: WORKERS }, async () => {
          while (sent < end) await one();
        }),
      );
    }
  }

  it('give no 5xx, no HTML, no hang and no growing memory', async (t) => {
    await run(WARM_UP);
    const before = heap();
    await run(REQUESTS);
    agent.destroy();
    const growth = heap() - before;
    const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${String(status)}: ${String(n)}`);
    t.diagnostic(`answers ${counts.join(', ')}; the heap grew by ${(growth / 1024 / 1024).toFixed(1)} MB`);
    assert.deepEqual(found.slice(0, 10), [], `FUZZ_SEED=${String(seed)}: ${String(found.length)} answers`);
    assert.ok(growth < MAX_GROWTH, `the heap grew by ${String(growth)} bytes`);
    // Requests that are refused at the door test nothing behind it.
    for (const status of [200, 201, 400, 401, 404])
      assert.ok((statuses.get(status) ?? 0) > REQUESTS / 200, counts.join(', '));
  });

  for (const id of lists) {
    it(`leave the demo school as it was: ${id}`, async () => {
      const { data } = (await test.call<Many>(id)).body;
      for (const row of demo.get(id) ?? []) {
        assert.deepEqual(
          data.find((one) => one.id === row.id),
          row,
        );
      }
    });
  }
});
