/** What the mock's database begins with, as making it takes seconds; from the working directory. */
export const PACKED_DATABASE = 'build/mock-database.tgz';

/** A database with all tables and no rows, as one compressed file. */
export async function packDatabase(migrationsFolder: string): Promise<Uint8Array> {
  // Not loaded by the mock, which reads the constant alone.
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  const client = await PGlite.create({ extensions: { pg_trgm } });
  await migrate(drizzle({ client }), { migrationsFolder });
  const packed = await client.dumpDataDir('gzip');
  await client.close();
  return new Uint8Array(await packed.arrayBuffer());
}
