import { sql } from 'drizzle-orm';
import type { Db } from '../../../server/db/connect.ts';

/** All that migrations make: columns, triggers, constraints, indexes, functions and settings. */
const SCHEMA = sql`
  select md5(string_agg(part, '|' order by part)) as schema from (
    select concat_ws(' ', attrelid::regclass, attnum, attname, atttypid, attnotnull, atthasdef) as part from pg_attribute
      join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace
    union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled, tgfoid) from pg_trigger
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    union all select concat_ws(' ', proname, prosrc) from pg_proc where pronamespace = 'public'::regnamespace
    union all select concat_ws(' ', setdatabase, setrole, setconfig) from pg_db_role_setting) parts`;

/** A large table is emptied by new files: deleted rows would stay in the old ones, and be read over. */
const FEW_PAGES = 64;

/** Empties tables without their triggers, as some let nobody delete, and lets each sequence begin anew. */
const EMPTY = `do $$
declare name text; pages int;
begin
  for name, pages in select oid::regclass, pg_relation_size(oid) / current_setting('block_size')::int
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
    if pages > ${String(FEW_PAGES)} then execute format('truncate %s cascade', name);
    else execute format('delete from %s', name);
    end if;
  end loop;
  for name in select oid::regclass from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace loop
    execute format('alter sequence %s restart', name);
  end loop;
end $$`;

/** What a database's schema is, to be compared. */
export async function schemaOf(db: Db): Promise<unknown> {
  const result: unknown = await db.execute(SCHEMA);
  return (result as { rows: { schema: string }[] }).rows[0]?.schema;
}

/**
 * Makes a database what it was before a test: no rows, sequences at their beginning, and a session without settings, locks and
 * prepared statements. What a test has changed of the schema stays; `schemaOf` tells.
 */
export async function resetDatabase(db: Db): Promise<void> {
  // A statement goes on for a while when its connection has ended, and would write after this.
  await db.execute(sql`select pg_terminate_backend(pid, 10000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(EMPTY));
  });
  await db.execute(sql`discard all`);
}
