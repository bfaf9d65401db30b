const NAME = 'booking_list_search';

/** What both drivers return; the caller says the type of the rows. */
export interface Database {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  query: <T>(sql: string) => Promise<{ rows: T[] }>;
}

/** Fills a database; the index of the search for bookings takes longer to be kept meanwhile than to be made afterwards. */
export async function withoutSearchIndex(database: Database, fill: () => Promise<unknown>): Promise<void> {
  const { rows } = await database.query<{ sql: string }>(`select pg_get_indexdef('${NAME}'::regclass) as sql`);
  await database.query(`drop index ${NAME}`);
  await fill();
  await database.query(rows[0]?.sql ?? '');
}
