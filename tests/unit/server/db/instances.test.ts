// Only on PostgreSQL: connections of several instances at once.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../../server/app.ts';
import { connect, type Connection, POOL_SIZE } from '../../../../server/db/connect.ts';
import { lockDays } from '../../../../server/repositories/days.ts';
import { seedDatabase } from '../../../../server/seed/seed.ts';
import { notificationsOf, simulatorKey } from '../../../../server/payments/simulator.ts';
import { readSettings } from '../../../../server/settings.ts';
import { bareOnServer } from '../../../support/server/bareOnServer.ts';
import { bookingRequest, openSchool, type School, schoolDay } from '../../../support/server/school.ts';
import { rowsOf } from '../../../support/server/testApp.ts';

const postgres = await bareOnServer();
if (!postgres) {
  it('two instances on one PostgreSQL', { skip: 'there is no PostgreSQL on this machine (initdb, pg_ctl)' });
} else {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'surf-instances-'));
  const admin = { email: 'boss@surf.example', password: 'a long password' };
  const secret = randomUUID() + randomUUID();
  const settings = readSettings({
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    JWT_SECRET: secret,
    SEED: 'none',
    RATE_LIMITS: 'off',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  const connections: Connection[] = [];
  /** An instance with connections, a cache and a memory of its own, as a process would have. */
  async function start(limited = false): Promise<FastifyInstance> {
    const connection = await connect(settings);
    await seedDatabase(connection.db, settings);
    connections.push(connection);
    return buildApp({ settings: { ...settings, rateLimits: limited }, connection, siteRoot: dataDir });
  }
  // At once, on an empty database: both bring it up to date.
  const [first, second] = await Promise.all([start(), start()]);
  const limited = await Promise.all([start(true), start(true)]);
  after(async () => {
    await Promise.all([first, second, ...limited].map((app) => app.close()));
    await Promise.all(connections.map(({ close }) => close()));
    await postgres.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const db = connections[0]?.db;
  assert.ok(db);
  const school: School = await openSchool({ db });

  interface Ask {
    token?: string;
    body?: object;
    key?: string;
  }
  // The type of the answer is the test's claim.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  const ask = async <T>(
    app: FastifyInstance,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    { token, body, key }: Ask = {},
  ) => {
    const answer = await app.inject({
      method,
      url,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...(key && { 'idempotency-key': key }) },
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, data: answer.json<{ data: T }>().data };
  };
  /** As many requests at once, in turn to one instance and the other. */
  const spread = <T>(times: number, send: (app: FastifyInstance, index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: times }, (_, index) => send(index % 2 ? first : second, index)));
  const count = async (from: string) =>
    Number((await rowsOf(db, sql.raw(`select count(*) as n from ${from}`)))[0]?.['n']);
  const all = (answers: { status: number }[], status: number) => {
    assert.deepEqual([...new Set(answers.map((answer) => answer.status))], [status]);
  };
  const login = (app: FastifyInstance, account = admin) =>
    ask<{ access_token: string; refresh_token: string }>(app, 'POST', '/api/auth/login', { body: account });
  interface Booked {
    booking: { id: string; booking_code: string };
    transaction: { redirect_url: string } | null;
  }
  const book = (app: FastifyInstance, change: object = {}, key?: string) =>
    ask<Booked>(app, 'POST', '/api/bookings', { body: bookingRequest(school, { ...change }), ...(key && { key }) });

  describe('two instances on one PostgreSQL', () => {
    it('start at once on an empty database, and there is one administrator', async () => {
      assert.equal(await count('users'), 1);
      assert.equal((await ask(first, 'GET', '/readyz')).status, 200);
    });

    it('store 60 bookings that come at once, each complete and under a code of its own', async () => {
      const answers = await spread(60, (app) => book(app));
      all(answers, 201);
      const codes = answers.map(({ data }) => data.booking.booking_code);
      assert.equal(new Set(codes).size, 60);
      assert.deepEqual(
        [await count('bookings'), await count('booking_details'), await count('payments')],
        [60, 60, 60],
      );
      const found = await spread(60, (app, index) => ask(app, 'GET', `/api/check-booking/${codes[index] ?? ''}`));
      all(found, 200);
    });

    it('make one booking of one key, whichever of them is asked, and however often', async () => {
      const before = await count('bookings');
      for (let round = 0; round < 20; round += 1) {
        const key = randomUUID();
        const answers = await spread(6, (app) => book(app, {}, key));
        all(answers, 201);
        assert.equal(new Set(answers.map(({ data }) => data.booking.id)).size, 1);
      }
      assert.equal(await count('bookings'), before + 20);
    });

    it('take 30 logins and 30 logouts at once; a token of one works at the other, until the logout at either', async () => {
      const sessions = (await spread(30, (app) => login(app))).map(({ data }) => data);
      assert.equal(await count('sessions'), 30);
      const current = (token: string, app: FastifyInstance) => ask(app, 'GET', '/api/users/current', { token });
      const known = await spread(30, (app, index) => current(sessions[(index + 1) % 30]?.access_token ?? '', app));
      all(known, 200);
      all(
        await spread(30, (app, index) =>
          ask(app, 'DELETE', '/api/auth/logout', { token: sessions[(index + 1) % 30]?.refresh_token ?? '' }),
        ),
        200,
      );
      assert.equal(await count('sessions'), 0);
      all(await spread(30, (app, index) => current(sessions[index]?.access_token ?? '', app)), 401);
    });

    it('book 10 people of 60 on a day for 10, and after a cancellation one more', async () => {
      const { data } = await login(first);
      const token = data.access_token;
      const date = schoolDay(30);
      const limit = { token, body: { from: date, to: date, capacity: 10 } };
      all([await ask(second, 'PATCH', '/api/days', limit)], 200);
      const details = [{ product_id: school.lessons.guiding, reservation_date: date, person: 1 }];
      const people = `booking_details d join bookings b on b.id = d.booking_id
        where d.reservation_date = '${date}' and b.status <> 'CANCELLED'`;
      const answers = await spread(60, (app) => book(app, { details }));
      const booked = answers.filter(({ status }) => status === 201);
      assert.deepEqual([booked.length, answers.filter(({ status }) => status === 409).length], [10, 50]);
      assert.equal(await count(people), 10);
      const cancelled = `/api/bookings/${booked[0]?.data.booking.id ?? ''}/status`;
      all([await ask(first, 'PATCH', cancelled, { token, body: { action: 'CANCELLED' } })], 200);
      const again = await spread(20, (app) => book(app, { details }));
      assert.equal(again.filter(({ status }) => status === 201).length, 1);
      assert.equal(await count(people), 10);
    });

    it('answer reads while more bookings of one day wait for each other than there are connections', async () => {
      const { data } = await book(first);
      const details = [{ product_id: school.lessons.guiding, reservation_date: schoolDay(31), person: 1 }];
      const waiting = sql`select count(*)::int as n from pg_stat_activity
        where wait_event = 'advisory' and datname = current_database()`;
      let booking: Promise<{ status: number }[]> | undefined;
      await db.transaction(async (tx) => {
        await lockDays(tx, [schoolDay(31)]);
        booking = Promise.all(Array.from({ length: 2 * POOL_SIZE }, () => book(second, { details })));
        while ((await rowsOf(tx, waiting))[0]?.['n'] === 0) await sleep(10);
        await sleep(200); // and all that would wait do
        all([await ask(second, 'GET', `/api/check-booking/${data.booking.booking_code}`)], 200);
      });
      all((await booking) ?? [], 201);
    });

    it('end a payment once, whichever is notified first', async () => {
      const { data } = await login(first);
      for (let round = 0; round < 10; round += 1) {
        const booked = await book(first);
        const url = `/api/bookings/${booked.data.booking.id}/payment`;
        const answers = await spread(4, (app, index) =>
          ask(app, 'PATCH', url, { token: data.access_token, body: { action: index % 2 ? 'PAY' : 'CANCEL' } }),
        );
        assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409]);
      }
      assert.equal(await count(`audit_log where table_name = 'payments'`), 10);
    });

    it('take the gateway’s notifications at either: after many of them a payment has ended once, with its booking', async () => {
      const booked = await spread(40, (app) => book(app, { payment_method: 'GATEWAY' }));
      all(booked, 201);
      const orders = booked.map(({ data }) => data.transaction?.redirect_url.split('/').at(-1) ?? '');
      const key = simulatorKey(secret);
      const told = await spread(200, (app, index) => {
        const orderId = orders[Math.floor(index / 5)] ?? '';
        // The first half is only paid; of the others some messages say that they have expired.
        const choice = index >= 100 && index % 5 > 2 ? 'expired' : 'paid';
        const [body] = notificationsOf(choice, { orderId, amount: 650_000, key }) ?? [];
        return ask(app, 'POST', '/payments/notifications', { ...(body && { body }) });
      });
      all(told, 200);
      const states = await spread(40, async (app, index) => {
        const url = `/api/check-booking/${booked[index]?.data.booking.booking_code ?? ''}`;
        const { data } = await ask<{ status: string; payments: { status: string }[] }>(app, 'GET', url);
        return [...data.payments.map(({ status }) => status), data.status].join(' ');
      });
      assert.deepEqual([...new Set(states.slice(0, 20))], ['PAID PENDING']);
      for (const state of states.slice(20)) assert.ok(['PAID PENDING', 'EXPIRED CANCELLED'].includes(state), state);
    });

    it('show a change of content made at the other after a second', async () => {
      const { data } = await login(first);
      const names = async () =>
        (await ask<{ name: string }[]>(second, 'GET', '/api/product-categories')).data.map(({ name }) => name);
      assert.deepEqual(await names(), ['Lessons']);
      const body = { name: 'Trips', description: null };
      all([await ask(first, 'POST', '/api/product-categories', { token: data.access_token, body })], 201);
      const end = performance.now() + 60_000;
      while ((await names()).length < 2 && performance.now() < end) await sleep(50);
      assert.deepEqual(await names(), ['Lessons', 'Trips']);
    });

    it('count towards one limit, of requests as of failed logins', async () => {
      const [left, right] = limited;
      const either = (index: number) => (index % 2 ? left : right);
      const reviews = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          ask(either(index), 'POST', '/api/testimonies', { body: { name: 'A', message: 'B' } }),
        ),
      );
      assert.equal(reviews.filter(({ status }) => status === 201).length, 5);
      assert.equal(reviews.filter(({ status }) => status === 429).length, 7);
      const logins = [];
      for (let index = 0; index < 12; index += 1) {
        logins.push((await login(either(index), { ...admin, password: 'wrong' })).status);
      }
      assert.deepEqual(logins, [...Array.from({ length: 10 }, () => 401), 429, 429]);
    });
  });
}
