/** The database could not be asked: no connection was made, or none was free in time. */
export class DatabaseAwayError extends Error {
  constructor(cause: unknown) {
    super('The database cannot be asked.', { cause });
  }
}

/** AWAY: the database does not answer, or not in time. FULL: its disk is full. READ_ONLY: it takes no changes. */
export type Trouble = 'AWAY' | 'FULL' | 'READ_ONLY';

/** What PostgreSQL says, by its codes (appendix A of its manual). */
const codes: readonly (readonly [RegExp, Trouble])[] = [
  [/^53100$/, 'FULL'], // disk_full
  [/^25006$/, 'READ_ONLY'], // read_only_sql_transaction
  [/^42501$/, 'READ_ONLY'], // insufficient_privilege, which is also said of files on a disk that became read-only
  [/^08/, 'AWAY'], // connection exceptions
  [/^53/, 'AWAY'], // insufficient resources
  [/^57P/, 'AWAY'], // shutdown, crash, starting up
  [/^57014$/, 'AWAY'], // query_canceled, by statement_timeout
  [/^25P0[34]$/, 'AWAY'], // a transaction that took too long
  [/^55P03$/, 'AWAY'], // lock_not_available
  [/^58/, 'AWAY'], // system errors, such as a failing disk
];

/** What the system and Node say of a connection that is gone. */
const LOST = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|ERR_STREAM_)/;

/** Why a database could not do what it was asked for, by its driver's error; null when the request was the reason. */
export function troubleOfDriver({ code }: Error & { code?: string }): Trouble | null {
  if (code === undefined || LOST.test(code)) return 'AWAY'; // pg gives its own errors no code
  return codes.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}

/** The same for any error: null as well when it has nothing to do with the database. Drizzle's have the driver's as cause. */
export function troubleOf(error: unknown): Trouble | null {
  if (error instanceof DatabaseAwayError) return 'AWAY';
  if (!(error instanceof Error) || !('query' in error) || !(error.cause instanceof Error)) return null;
  return troubleOfDriver(error.cause);
}

/** Does work that is optional for a read; returns null where the database takes no changes. */
export async function unlessReadOnly<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === 'READ_ONLY' || trouble === 'FULL') return null;
    throw error;
  }
}
