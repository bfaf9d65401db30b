import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { bookingRequest, openSchool } from '../../../support/server/school.ts';
import { makeTestApp, type One, rowsOf } from '../../../support/server/testApp.ts';

// Without PUBLIC_URL.
const test = await makeTestApp();
const { app, call } = test;
const school = await openSchool(test);
interface Booking {
  id: string;
  booking_code: string;
  payments: { status: string }[];
  transaction?: { redirect_url: string } | null;
}
type Created = One<{ booking: Booking; transaction: { redirect_url: string } | null }>;

async function book(host = 'localhost:3000', key: string = randomUUID()) {
  const headers = { host, 'idempotency-key': key };
  const body = bookingRequest(school, { payment_method: 'GATEWAY' });
  const { booking, transaction } = (await call<Created>('createBooking', { body, headers })).body.data;
  const params = { bookingCode: booking.booking_code };
  const look = async (from = 'localhost:3000') =>
    (await call<One<Booking>>('checkBooking', { params, headers: { host: from } })).body.data;
  const url = transaction?.redirect_url ?? '';
  return { ...booking, url, path: new URL(url).pathname, look };
}

describe('the address of the simulator’s page, without PUBLIC_URL', () => {
  it('begins with the origin of the request, and no origin is stored', async () => {
    const key = randomUUID();
    const { id, url, path, look } = await book('evil.example', key);
    assert.equal(url, `http://evil.example${path}`);
    const [row] = await rowsOf(test.db, sql`select redirect_url from payments where booking_id = ${id}`);
    assert.equal(row?.['redirect_url'], path);
    assert.equal((await look()).transaction?.redirect_url, `http://localhost:3000${path}`);
    assert.equal((await book('surf.example', key)).url, `http://surf.example${path}`);
  });

  it('is answered as it is stored where an older version stored the whole', async () => {
    const { id, path, look } = await book();
    const old = `http://old.example${path}`;
    await test.db.execute(sql`update payments set redirect_url = ${old} where booking_id = ${id}`);
    assert.equal((await look()).transaction?.redirect_url, old);
  });
});

describe('the form of the simulator', () => {
  const choose = (path: string, headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: path,
      headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'choice=paid',
    });

  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:3001' },
    { origin: 'null' },
  ] as Record<string, string>[]) {
    it(`is refused from elsewhere: ${JSON.stringify(headers)}`, async () => {
      const { path, look } = await book();
      const answer = await choose(path, headers);
      assert.equal(answer.statusCode, 403);
      assert.equal(typeof answer.json<{ message: unknown }>().message, 'string');
      assert.equal((await look()).payments[0]?.status, 'PENDING');
    });
  }

  for (const headers of [
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' },
    { origin: 'http://localhost:3000' },
    {},
  ] as Record<string, string>[]) {
    it(`is taken from its own page: ${JSON.stringify(headers)}`, async () => {
      const { path, look } = await book();
      assert.equal((await choose(path, headers)).statusCode, 303);
      assert.equal((await look()).payments[0]?.status, 'PAID');
    });
  }

  it('is not sent by looking at its page', async () => {
    const { path, look } = await book();
    for (const method of ['GET', 'HEAD'] as const) {
      assert.equal((await app.inject({ method, url: `${path}?choice=paid` })).statusCode, 200);
    }
    assert.equal((await look()).payments[0]?.status, 'PENDING');
  });

  it('is on no page of an attempt that was never made', async () => {
    const { path } = await book();
    assert.equal((await app.inject(`${path}~2`)).statusCode, 404);
    assert.equal((await choose(`${path}~2`, {})).statusCode, 404);
  });
});
