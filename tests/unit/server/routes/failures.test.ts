// Also on PostgreSQL: errors of the database.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../../../server/app.ts';
import { readSettings } from '../../../../server/settings.ts';
import { assertDocumented, operations } from '../../../support/server/contract.ts';
import { bookingRequest, openSchool, picture } from '../../../support/server/school.ts';
import { type Failure, form, makeTestApp, rowsOf, testPassword } from '../../../support/server/testApp.ts';
import { openEmbeddedDatabase } from '../../../support/server/testDatabase.ts';

const SORRY = { message: 'Something went wrong on our side. Please try again.' };
const AWAY = { message: 'Our booking system does not answer at the moment. Please try again in a minute.' };
const logged: string[] = [];
const logger = { level: 'trace', stream: { write: (line: string) => logged.push(line) } };
const test = await makeTestApp({ logger });
const limited = await makeTestApp({ settings: { rateLimits: true } });
const { app, call, db } = test;
const school = await openSchool(test);
const { token } = await test.signIn('ADMIN');
const authorization = `Bearer ${token}`;

/** Runs `work` while a table is out of reach; returns what was logged meanwhile. */
async function without(table: string, work: () => Promise<void>): Promise<string> {
  logged.length = 0;
  await db.execute(sql.raw(`alter table ${table} rename to ${table}_away`));
  try {
    await work();
  } finally {
    await db.execute(sql.raw(`alter table ${table}_away rename to ${table}`));
  }
  return logged.join('');
}
const count = async (table: string) => (await rowsOf(db, sql.raw(`select 1 from ${table}`))).length;

describe('when the database fails', () => {
  it('the answer says sorry and nothing else, and the log holds no values', async () => {
    const log = await without('users', async () => {
      const email = 'secret.sari@example.com';
      const person = { name: 'Secret Sari', email, password: testPassword, confirm_password: testPassword };
      for (const [url, payload] of [
        ['/api/auth/register', person],
        ['/api/auth/login', { email, password: testPassword }],
      ] as const) {
        const answer = await app.inject({ method: 'POST', url, payload });
        assert.deepEqual([answer.statusCode, answer.json()], [500, SORRY]);
      }
      // A token that cannot be checked is refused.
      const checked = await app.inject({ url: '/api/users', headers: { authorization } });
      assert.deepEqual([checked.statusCode, checked.json()], [500, SORRY]);
    });
    assert.match(log, /A query failed/);
    assert.doesNotMatch(log, new RegExp(`secret|sari|${testPassword}|${token}|argon2`, 'i'));
    assert.equal((await call('getCurrentUser', { token })).status, 200);
  });

  it('no half of a booking is kept, and the same key books once it is back', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const payload = bookingRequest(school);
    for (const table of ['payments', 'booking_details']) {
      const log = await without(table, async () => {
        const answer = await app.inject({ method: 'POST', url: '/api/bookings', headers, payload });
        assert.deepEqual([answer.statusCode, answer.json()], [500, SORRY]);
      });
      assert.doesNotMatch(log, /Sari|\+6281234567890/);
      assert.deepEqual([await count('bookings'), await count('booking_details'), await count('payments')], [0, 0, 0]);
    }
    assert.equal((await call('createBooking', { body: payload, headers })).status, 201);
    assert.deepEqual([await count('bookings'), await count('booking_details'), await count('payments')], [1, 1, 1]);
  });

  it('no picture is kept without its row', async () => {
    const form64 = new Response(form({ image_url: await picture() }));
    const payload = Buffer.from(await form64.arrayBuffer());
    const type = form64.headers.get('content-type') ?? '';
    await without('images', async () => {
      const headers = { authorization, 'content-type': type };
      assert.equal((await app.inject({ method: 'POST', url: '/api/images', headers, payload })).statusCode, 500);
    });
    assert.equal(await count('pictures'), 0);
  });

  it('a list that failed is not kept for the next visitor', async () => {
    await without('videos', async () => {
      assert.equal((await app.inject('/api/videos')).statusCode, 500);
    });
    assert.equal((await call('listVideos')).status, 200);
  });

  it('readyz reports it, healthz does not', async () => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'surf-ready-'));
    after(() => rmSync(dataDir, { recursive: true, force: true }));
    const { connection, close } = await openEmbeddedDatabase();
    after(close);
    const own = await buildApp({ settings: readSettings({ DATA_DIR: dataDir }), connection });
    after(() => own.close());
    assert.equal((await own.inject('/readyz')).statusCode, 200);
    await connection.close();
    const ready = await own.inject('/readyz');
    assert.deepEqual([ready.statusCode, ready.json()], [503, { message: 'The database does not answer.' }]);
    assert.equal((await own.inject('/healthz')).statusCode, 200);
    const list = await own.inject('/api/products');
    assert.deepEqual([list.statusCode, list.json()], [503, AWAY]);
    assert.equal(list.headers['retry-after'], '5');
  });
});

it('readyz says so while the disk takes no changes', async () => {
  const { connection, close } = await openEmbeddedDatabase();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'surf-ready-'));
  const own = await buildApp({ settings: readSettings({ DATA_DIR: dataDir }), connection });
  after(async () => {
    await own.close();
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const ready = async () => {
    const { statusCode, body } = await own.inject('/readyz');
    return [statusCode, (JSON.parse(body) as Failure).message];
  };
  const noChanges = [503, 'The disk takes no changes.'];
  await connection.db.execute(sql`set default_transaction_read_only = on`); // as EmbeddedServer does on a full disk
  assert.deepEqual(await ready(), noChanges);
  await connection.db.execute(sql`set default_transaction_read_only = off`);
  assert.deepEqual(await ready(), [200, undefined]);

  // A PostgreSQL that cannot extend its files says so of each change alone.
  await connection.db.execute(sql`create function no_space() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  for (const table of ['testimonies', 'counters'])
    await connection.db.execute(
      sql.raw(`create trigger no_space before insert on ${table} execute function no_space()`),
    );
  assert.deepEqual(await ready(), [200, undefined]);
  const payload = { name: 'A', message: 'B' };
  assert.equal((await own.inject({ method: 'POST', url: '/api/testimonies', payload })).statusCode, 507);
  assert.deepEqual(await ready(), noChanges);
  assert.deepEqual(await ready(), noChanges);
  for (const table of ['testimonies', 'counters'])
    await connection.db.execute(sql.raw(`drop trigger no_space on ${table}`));
  assert.deepEqual(await ready(), [200, undefined]);
});

describe('rows that are not there', () => {
  const params = { id: randomUUID(), bookingCode: 'ABCDEFGHJK' };
  for (const { operationId, path: template, requestBody } of operations) {
    if (!template.includes('{id}')) continue;
    it(`${operationId} answers 404`, async () => {
      const bodies: Record<string, object> = {
        updateUser: { name: 'A', email: 'a@x.example', role: 'CUSTOMER' },
        updateVideo: { video_url: 'https://example.com/v' },
        updateProductCategory: { name: 'A' },
        updateTestimony: { active: true },
        updateBookingStatus: { action: 'CONFIRMED' },
        updateBookingPayment: { action: 'PAY' },
        updateSession: { attendance: null },
        updateBooking: { note: 'Late.' },
        addSession: {
          product_id: school.lessons.private,
          reservation_date: '2027-05-14',
          person: 1,
        },
        cancelSession: { reason: 'Ill.' },
        setInstructorAway: { from: '2027-05-14', to: '2027-05-14', is_away: true },
        cancelMySession: { email: 'sari@example.com' },
        addLedgerEntry: { kind: 'PAYMENT', method: 'CASH', amount: 1 },
        moveMySession: { email: 'sari@example.com', reservation_date: '2027-05-14' },
      };
      const isForm = requestBody?.content['multipart/form-data'] !== undefined;
      const body = isForm ? form({ active: 'true', image_url: await picture() }) : bodies[operationId];
      const { status, body: failure } = await call<Failure>(operationId, { token, params, body });
      assert.equal(status, 404);
      assert.match(failure.message, /not found|^No booking has/);
    });
    if (requestBody) continue;
    it(`${operationId} answers 400 for an id that is none`, async () => {
      assert.equal((await call(operationId, { token, params: { id: 'x' } })).status, 400);
    });
  }
  it('leave no picture behind', async () => {
    assert.equal(await count('pictures'), 0);
  });
});

it('every operation answers 429, as documented, to an address that is over the limit', async () => {
  const from = '203.0.113.9';
  let last = 404;
  for (let n = 0; n <= 6000 && last === 404; n += 100) {
    const some = Array.from({ length: 100 }, () => limited.app.inject({ url: '/api/nowhere', remoteAddress: from }));
    last = (await Promise.all(some)).at(-1)?.statusCode ?? 0;
  }
  assert.equal(last, 429);
  const ofItsOwn = [
    ...['register', 'login', 'createTestimony', 'createBooking', 'checkBooking'],
    ...['requestPasswordReset', 'resetPassword', 'moveMySession', 'cancelMySession', 'cancelMyBooking'],
  ];
  const refusals = operations.map(async ({ operationId, method, path: template }) => {
    if (ofItsOwn.includes(operationId)) return;
    const url = template.replace(/\{\w+\}/g, randomUUID());
    const answer = await limited.app.inject({ method: method as 'GET', url, remoteAddress: from });
    assert.equal(answer.statusCode, 429, operationId);
    assert.ok(Number(answer.headers['retry-after']) > 0);
    assertDocumented(operationId, 429, answer.json());
  });
  await Promise.all(refusals);
  assert.equal((await limited.app.inject({ url: '/api/products', remoteAddress: '203.0.113.10' })).statusCode, 200);
});
