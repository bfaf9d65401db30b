import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { accessTokens } from '../../../../../server/auth/tokens.ts';
import { insertUser } from '../../../../../server/repositories/users.ts';
import { beginSchool } from '../../../../../server/seed/firstSchool.ts';
import { openSchool } from '../../../../../tests/support/server/school.ts';
import { makeTestApp, rowsOf, type TestApp, testPassword } from '../../../../../tests/support/server/testApp.ts';
import { deviantBackend } from '../proxy.ts';
import { measure, type Verdict } from './measure.ts';
import { untilHour } from './missed.ts';
import type { Entry, Surroundings } from './mutant.ts';

const GUESTS = 12;
const EMAIL = 'admin@surf.example';

/** What mutants may use of a reference backend that is tested. */
export const behind = ({ db, dataDir }: Pick<TestApp, 'db' | 'dataDir'>): Pick<Surroundings, 'sql' | 'sign'> => ({
  sign: accessTokens(readFileSync(path.join(dataDir, 'jwt-secret'), 'utf8').trim(), () => new Date()).sign,
  sql: (statement) => rowsOf(db, sql.raw(statement)),
});

/** The triggers by which a table holds what must add up at the end of a transaction. */
const constraintsOf = async (db: TestApp['db'], table: string): Promise<string[]> =>
  (
    await rowsOf(
      db,
      sql`select tgname as name from pg_trigger where tgrelid = ${table}::regclass and tgdeferrable and not tgisinternal`,
    )
  ).map(({ name }) => String(name));

/** Lets wrong backends store what does not add up. */
export async function allowWrongTotals(db: TestApp['db']): Promise<void> {
  for (const table of ['bookings', 'booking_details'])
    for (const name of await constraintsOf(db, table))
      await db.execute(sql.raw(`alter table ${table} disable trigger ${name}`));
}

/** The reference backend with a proxy for mutants in front of it; to be called at the top of a file. */
export async function openLaboratory() {
  const test = await makeTestApp({ settings: { corsOrigins: ['https://site.example'] } });
  // Bookings are listed by their instant: here the server's clock goes on.
  let ahead = 0;
  Object.defineProperty(test.clock, 'now', { get: () => new Date(Date.now() + ahead) });
  const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const backend = await deviantBackend(url, '', behind(test));
  const found = await rowsOf(
    test.db,
    sql`select tablename from pg_tables where schemaname = 'public' and tablename not like '%migrations%'`,
  );
  await allowWrongTotals(test.db);
  const tables = found.map(({ tablename }) => `"${String(tablename)}"`);

  /** A school as on its first day. */
  async function reset(): Promise<void> {
    // Triggers would keep the ledger.
    await test.db.execute(sql`set session_replication_role = replica`);
    await test.db.execute(sql.raw(`truncate ${tables.join(', ')} restart identity cascade`));
    await beginSchool(test.db);
    await test.db.execute(sql`set session_replication_role = origin`);
    await openSchool(test);
    const { token } = await test.signIn('ADMIN', EMAIL);
    // A list of users has more than one page.
    for (let n = 0; n < GUESTS; n += 1)
      await insertUser(test.db, {
        name: `Guest ${String(n)}`,
        email: `guest${String(n)}@surf.example`,
        role: 'CUSTOMER',
        passwordHash: '',
      });
    backend.knowAdmin(token);
    // A change by an administrator empties the server's cache of lists.
    await fetch(`${url}/api/videos/${crypto.randomUUID()}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    });
  }

  return {
    measure: async (entry: Entry, isWhole: boolean): Promise<Verdict> => {
      ahead = entry.hour === undefined ? 0 : untilHour(entry.hour);
      backend.setAhead(ahead);
      await reset();
      return measure(entry, backend, { email: EMAIL, password: testPassword }, { isWhole });
    },
    close: async (): Promise<void> => {
      backend.close();
      await test.app.close();
      await test.connection.close();
      rmSync(test.dataDir, { recursive: true, force: true });
    },
  };
}
