import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { after } from 'node:test';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../server/app.ts';
import { hashPassword } from '../../../server/auth/passwords.ts';
import type { Role } from '../../../server/contract.gen.ts';
import type { Connection, Db } from '../../../server/db/connect.ts';
import { insertUser } from '../../../server/repositories/users.ts';
import type { Renderers } from '../../../server/render/renderer.ts';
import { readSettings, type Settings } from '../../../server/settings.ts';
import { assertDocumented, operation } from './contract.ts';
import { testFolder } from './databaseFolders.ts';
import { openTestDatabase } from './testDatabase.ts';

interface Request {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
  from?: string;
}

export interface Answer<T = unknown> {
  status: number;
  body: T;
  headers: Record<string, unknown>;
}
/** An answer of the contract, as tests look into it. */
export interface Row {
  id: string;
  [field: string]: unknown;
}
export interface One<T = Row> {
  data: T;
}
export interface Many<T = Row> {
  data: T[];
  paging: { page: number; size: number; total_item: number; total_page: number };
}
export interface Failure {
  message: string;
  details?: string[];
}

/** The type of the answer is the test's claim; that the contract documents it is checked. */
type Call = <T = One>(operationId: string, request?: Request) => Promise<Answer<T>>;

export interface TestApp {
  app: FastifyInstance;
  db: Db;
  dataDir: string;
  /** The server's clock. */
  clock: { now: Date };
  /** The database as a process has it, and another one on the same: with PGlite the same, as it has but one process. */
  connection: Connection;
  connectAgain: () => Promise<Connection>;
  /** A further instance of the server, on a connection. */
  startInstance: (on: Connection) => Promise<FastifyInstance>;
  /** Calls an operation of the contract, and fails unless the contract documents the answer. */
  call: Call;
  /** Makes a user and signs in; returns the access token and the rest. */
  signIn: (role: Role, email?: string) => Promise<{ token: string; refreshToken: string; id: string; email: string }>;
}

const PASSWORD = 'ombak-pagi-2027';
const passwordHash = hashPassword(PASSWORD);

/**
 * The server on an empty database of its own, closed when the tests of the file are done. To be called at the top of the
 * file: in a hook, `after` would close it when the hook ends.
 */
export async function makeTestApp(
  given: {
    settings?: Partial<Settings>;
    siteRoot?: string;
    logger?: object;
    renderers?: Renderers;
    /** Whether nothing is done by the machine's clock, but by the test alone. */
    isWithoutRounds?: boolean;
  } = {},
): Promise<TestApp> {
  const dataDir = testFolder();
  const { connection, connectAgain, close } = await openTestDatabase();
  const clock = { now: new Date() };
  const defaults = readSettings({ DATA_DIR: dataDir, RATE_LIMITS: 'off', SEED: 'none', RENDER_PATIENCE: '60000' });
  const instances: FastifyInstance[] = [];
  const startInstance = async (on: Connection): Promise<FastifyInstance> => {
    const instance = await buildApp({
      settings: { ...defaults, ...given.settings },
      connection: given.isWithoutRounds ? { ...on, exclusively: () => Promise.resolve() } : on,
      now: () => clock.now,
      siteRoot: given.siteRoot ?? path.join(dataDir, 'no-site'),
      renderers: given.renderers ?? null,
      ...(given.logger && { logger: given.logger }),
    });
    instances.push(instance);
    return instance;
  };
  const app = await startInstance(connection);
  after(async () => {
    for (const instance of instances) await instance.close();
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  const call: Call = async <T>(operationId: string, request: Request = {}) => {
    const { method, path: template } = operation(operationId);
    const url = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(request.params?.[name] ?? ''));
    const isForm = request.body instanceof FormData;
    const form = isForm ? new Response(request.body as FormData) : null;
    const response = await app.inject({
      method: method as 'GET',
      url,
      ...(request.query && {
        query: Object.fromEntries(Object.entries(request.query).map(([k, v]) => [k, String(v)])),
      }),
      headers: {
        ...(request.token !== undefined && { authorization: `Bearer ${request.token}` }),
        ...(form && { 'content-type': form.headers.get('content-type') ?? '' }),
        ...request.headers,
      },
      ...(request.from !== undefined && { remoteAddress: request.from }),
      ...(request.body !== undefined && {
        payload: form ? Buffer.from(await form.arrayBuffer()) : (request.body as object),
      }),
    });
    assert.match(String(response.headers['content-type']), /^application\/json/);
    const body = response.json<T>();
    assertDocumented(operationId, response.statusCode, body);
    return { status: response.statusCode, body, headers: response.headers };
  };

  const signIn: TestApp['signIn'] = async (role, email = `${randomUUID()}@surf.example`) => {
    const user = await insertUser(connection.db, { name: 'Someone', email, role, passwordHash: await passwordHash });
    assert.ok(user);
    const { body } = await call<One<{ access_token: string; refresh_token: string }>>('login', {
      body: { email, password: PASSWORD },
    });
    return { token: body.data.access_token, refreshToken: body.data.refresh_token, id: user.id, email };
  };

  return { app, db: connection.db, dataDir, clock, connection, connectAgain, startInstance, call, signIn };
}

/** The rows of a query in plain SQL, which both drivers answer in the same form. */
export async function rowsOf(db: Db, query: SQL): Promise<Record<string, unknown>[]> {
  const result: unknown = await db.execute(query);
  return (result as { rows: Record<string, unknown>[] }).rows;
}

export const testPassword = PASSWORD;

/** A form of texts and files. */
export function form(fields: Record<string, string | string[] | Buffer>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (Buffer.isBuffer(value))
      data.append(name, new Blob([new Uint8Array(value)], { type: 'image/png' }), 'picture.png');
    else for (const text of [value].flat()) data.append(name, text);
  }
  return data;
}
