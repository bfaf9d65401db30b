/**
 * Copies the school of the embedded database into an empty PostgreSQL: `npm run move -- postgres://…`. The embedded
 * database is only read.
 */
import { is } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { connect, migrationsFolder } from '../server/db/connect.ts';
import * as schema from '../server/db/schema.ts';
import { SEED_LOCK } from '../server/seed/seed.ts';
import { openEmbedded, readDataDir, Refusal, runCommand } from './embedded/folder.ts';

/** What both drivers return; the caller says the type of the rows. */
interface Source {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  query: <T>(sql: string) => Promise<{ rows: T[] }>;
}

/** Rows that are read at once. Pictures are copied one by one, so that memory holds only one. */
const BATCH = 200;
const batchOf = (table: string): number => (table === 'pictures' ? 1 : BATCH);

interface Table {
  name: string;
  columns: string[];
  /** Its column with numbers from a sequence, if it has one. */
  identity: string | undefined;
}

/** Every table of the schema, each after the tables that it refers to. */
function tablesInOrder(): Table[] {
  const ordered = new Set<PgTable>();
  const add = (table: PgTable): void => {
    for (const key of getTableConfig(table).foreignKeys) add(key.reference().foreignTable);
    ordered.add(table);
  };
  for (const table of Object.values(schema)) if (is(table, PgTable)) add(table);
  return [...ordered].map((table) => {
    const { name, columns } = getTableConfig(table);
    const identity = columns.find(({ generatedIdentity }) => generatedIdentity !== undefined)?.name;
    return { name, columns: columns.map((column) => column.name), identity };
  });
}
const tables = tablesInOrder();
/** What triggers make of the other tables is made again, not copied. */
const DERIVED = [schema.bookingList, schema.bookingCounts].map((table) => getTableConfig(table).name);
const copied = tables.filter(({ name }) => !DERIVED.includes(name));

const quoted = (name: string): string => `"${name}"`;

async function countRows(database: Source, { name }: Table): Promise<number> {
  const { rows } = await database.query<{ n: number }>(`select count(*)::int as n from ${quoted(name)}`);
  return rows[0]?.n ?? 0;
}

/** Fails unless the embedded database has the tables of this version. */
async function assertSameVersion(source: Source): Promise<void> {
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis;
  const applied = 'select max(created_at)::text as at from drizzle.__drizzle_migrations';
  const { rows } = await source.query<{ at: string }>(applied).catch(() => ({ rows: [] }));
  if (rows[0]?.at === String(newest)) return;
  throw new Refusal('The embedded database is of another version: start this one on it, stop it, and move again.');
}

/** Fails unless the target is empty: no rows of a school and no other tables. */
async function assertEmpty(target: Source): Promise<void> {
  const { rows } = await target.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  for (const { name } of rows) {
    const table = tables.find((own) => own.name === name);
    if (!table)
      throw new Refusal(`The target has a table ${name}, which is none of this project's. Nothing was changed.`);
    if (copied.includes(table) && (await countRows(target, table)) > 0) {
      throw new Refusal(`The target is not empty: it has ${name}. Nothing was changed.`);
    }
  }
}

/** Rows are copied as JSON that PostgreSQL writes and reads itself, so that no value loses precision in JavaScript. */
async function copyTable(source: Source, target: pg.Client, table: Table): Promise<number> {
  const name = quoted(table.name);
  const columns = table.columns.map(quoted).join(', ');
  await source.query(`declare moving no scroll cursor for select to_json(t)::text as row from ${name} t`);
  let moved = 0;
  for (;;) {
    const { rows } = await source.query<{ row: string }>(`fetch ${String(batchOf(table.name))} from moving`);
    if (rows.length === 0) break;
    moved += rows.length;
    await target.query(
      `insert into ${name} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
      [`[${rows.map(({ row }) => row).join(',')}]`],
    );
  }
  await source.query('close moving');
  if (table.identity !== undefined) await copyIdentity(source, target, table.name, table.identity);
  const [before, after] = [await countRows(source, table), await countRows(target, table)];
  if (before === moved && after === moved) return moved;
  throw new Refusal(`${table.name}: ${String(after)} of ${String(before)} rows arrived. The target was left empty.`);
}

/** Continues a sequence where the embedded database stopped. */
async function copyIdentity(source: Source, target: pg.Client, table: string, column: string): Promise<void> {
  const sequence = `pg_get_serial_sequence('${table}', '${column}')`;
  const { rows } = await source.query<{ name: string }>(`select ${sequence} as name`);
  const state = await source.query<{ last: string; used: boolean }>(
    `select last_value::text as last, is_called as used from ${rows[0]?.name ?? ''}`,
  );
  await target.query(`select setval(${sequence}, $1::bigint, $2)`, [state.rows[0]?.last, state.rows[0]?.used]);
}

/** Copies all rows of all tables in one transaction. */
async function copyAll(source: Source, target: pg.Client): Promise<void> {
  await target.query('begin');
  // A server that starts on the target meanwhile waits, and then finds the copied school.
  await target.query('select pg_advisory_xact_lock($1)', [SEED_LOCK]);
  await assertEmpty(target);
  await source.query('begin transaction read only');
  const counts: string[] = [];
  // Its entries were allowed when they were written; the sums that its triggers keep come with the bookings.
  await target.query('alter table ledger disable trigger user');
  for (const table of copied) counts.push(`${table.name} ${String(await copyTable(source, target, table))}`);
  await target.query('alter table ledger enable trigger user');
  await source.query('commit');
  await target.query('commit');
  console.log(`Moved: ${counts.join(', ')}.`);
}

function readAddress(address = ''): string {
  if (/^postgres(ql)?:\/\//.test(address) && URL.canParse(address)) return address;
  console.error('Say where to: npm run move -- postgres://user:password@host:5432/database');
  process.exit(2);
}

async function move(address: string): Promise<void> {
  const dataDir = readDataDir();
  const { database: source, close } = await openEmbedded(dataDir);
  const target = new pg.Client({ connectionString: address, connectionTimeoutMillis: 10_000 });
  // Without a listener a broken connection would end the process with a stack trace; the running query fails anyway.
  target.on('error', () => undefined);
  try {
    await assertSameVersion(source);
    await target.connect().catch((error: unknown) => {
      const { message, code } = error as { message: string; code?: string };
      throw new Refusal(`The target does not let us in: ${message || (code ?? 'no answer')}`);
    });
    await assertEmpty(target);
    // Makes the tables as a server does at its start.
    await (await connect({ databaseUrl: address, dataDir: null })).close();
    await copyAll(source, target);
    console.log(
      `Start the server with DATABASE_URL. ${dataDir} is as it was: keep it until you have looked at the school.`,
    );
    console.log(
      'The secret that signs access tokens did not move: keep DATA_DIR, or set JWT_SECRET (docs/operations.md).',
    );
  } finally {
    await target.end().catch(() => undefined);
    await close();
  }
}

const address = readAddress(process.argv[2]);
await runCommand(() => move(address));
