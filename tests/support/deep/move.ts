import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../server/app.ts';
import { connect, type Connection } from '../../../server/db/connect.ts';
import { writeEntry } from '../../../server/payments/writeEntry.ts';
import { seedDatabase } from '../../../server/seed/seed.ts';
import { readSettings } from '../../../server/settings.ts';
import { bookingRequest, picture } from '../server/school.ts';
import { runScript, type Said } from '../server/scripts.ts';
import { form, rowsOf } from '../server/testApp.ts';
import { onPostgres } from './postgres.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'surf-move-'));
after(() => rmSync(root, { recursive: true, force: true }));
const dataDir = path.join(root, 'data');
const SERVER_STARTED_WITH = { DATA_DIR: dataDir, RATE_LIMITS: 'off' };

/** Runs `npm run move` with these arguments. */
export const run = (...args: string[]): Said => runScript('move', args, { DATA_DIR: dataDir });

/** The server as it starts with these settings and fills what is empty, for a piece of work. */
export async function serving<T>(
  env: Record<string, string>,
  work: (app: FastifyInstance, connection: Connection) => Promise<T>,
): Promise<T> {
  const settings = readSettings({ ...SERVER_STARTED_WITH, ...env });
  const connection = await connect(settings);
  await seedDatabase(connection.db, settings);
  const app = await buildApp({ settings, connection, siteRoot: path.join(root, 'no-site') });
  try {
    return await work(app, connection);
  } finally {
    await app.close();
    await connection.close();
  }
}

/** Asks for an address, or sends a body to it; the type of the answer is the test's claim. */
export async function ask<T>(app: FastifyInstance, url: string, body?: object, token?: string): Promise<T> {
  const isForm = body instanceof FormData;
  const sent = isForm ? new Response(body) : null;
  const answer = await app.inject({
    method: body ? 'POST' : 'GET',
    url,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(sent && { 'content-type': sent.headers.get('content-type') ?? '' }),
    },
    ...(body && { payload: sent ? Buffer.from(await sent.arrayBuffer()) : body }),
  });
  assert.ok(answer.statusCode < 300, `${url} ${String(answer.statusCode)} ${answer.body}`);
  return answer.json<{ data: T }>().data;
}

/** Signs in as the demo school's administrator. */
export const logIn = (app: FastifyInstance) =>
  ask<{ access_token: string; refresh_token: string }>(app, '/api/auth/login', {
    email: 'admin@surf.example',
    password: 'ombak-admin-2027',
  });

/** A row of an answer. */
export interface Row {
  id: string;
  name: string;
  image_url: string;
}

/** Books a lesson; returns the code. */
export async function bookOne(app: FastifyInstance): Promise<string> {
  const [spot] = await ask<Row[]>(app, '/api/surf-spots');
  const lesson = (await ask<Row[]>(app, '/api/products')).find(({ name }) => name === 'Private Surf Lesson');
  const lessons = { private: lesson?.id ?? '', 'semi-private': '', group: '', guiding: '' };
  const body = bookingRequest({ categoryId: '', spotId: spot?.id ?? '', lessons }, { payment_method: 'GATEWAY' });
  return (await ask<{ booking: { booking_code: string } }>(app, '/api/bookings', body)).booking.booking_code;
}

/** Every row of every table, as text that both databases write alike. */
export const everything = ({ db }: Connection): Promise<Record<string, unknown>> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone = 'UTC'`);
    const named = await rowsOf(
      tx,
      sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    );
    const tables: Record<string, unknown> = {};
    for (const { name } of named as { name: string }[]) {
      tables[name] = await rowsOf(tx, sql.raw(`select md5(t::text) as row from "${name}" t order by 1`));
    }
    return tables;
  });

/** Looks into the database of these settings. */
export async function reading<T>(
  env: Record<string, string>,
  work: (connection: Connection) => PromiseLike<T>,
): Promise<T> {
  const connection = await connect(readSettings({ ...SERVER_STARTED_WITH, ...env }));
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** What somebody who was there before the move knows. */
export interface Earlier {
  code: string;
  refreshToken: string;
  image: string;
  bytes: Buffer;
}

/** The rows of a statement on a PostgreSQL. */
export const rowsAt = (url: string, statement: string): Promise<Record<string, unknown>[]> =>
  onPostgres(url, async (client) => (await client.query<Record<string, unknown>>(statement)).rows);

/** Moves the school; fails unless that is refused in one line. */
export function assertRefused(reason: RegExp, ...args: string[]): void {
  const { status, stdout, stderr } = run(...args);
  assert.deepEqual([status, stdout], [1, '']);
  assert.match(stderr, reason);
  assert.doesNotMatch(stderr, /\n/);
}

/** The tables of this project that a database has. */
export const TABLES = `select table_name from information_schema.tables where table_schema in ('public', 'drizzle')`;

/** Fills the school. */
export const fillSchool = (): Promise<Earlier> =>
  serving({}, async (app, { db }) => {
    const { access_token, refresh_token } = await logIn(app);
    const image_url = await picture('png', 700, 500);
    const made = await ask<Row>(app, '/api/images', form({ image_url }), access_token);
    const code = await bookOne(app);
    // What the rules would not let anybody write into the school as it is now.
    const [booking] = await rowsOf(db, sql`select id from bookings where booking_code = ${code}`);
    const entry = {
      bookingId: String(booking?.['id']),
      method: 'CASH',
      paidAt: new Date(),
      actor: null,
      key: null,
    } as const;
    await db.transaction(async (tx) => {
      await writeEntry(tx, { ...entry, kind: 'PAYMENT', amount: 650_000 });
      await writeEntry(tx, { ...entry, kind: 'REFUND', amount: 100_000, reason: 'Too windy.', lowersTotal: true });
    });
    const bytes = (await app.inject(`/public/${made.image_url}`)).rawPayload;
    return { code, refreshToken: refresh_token, image: made.image_url, bytes };
  });
