import { readdirSync } from 'node:fs';
import path from 'node:path';

const LOOK_EVERY = 60_000;
const VACUUM_EVERY = 6 * 3_600_000;
/** The first comes soon after a start: some servers are stopped every night, and queries on tables that were never counted are planned badly. */
const FIRST_VACUUM = 600_000;
/** Files of PostgreSQL's log (16 MB each) that may stand before a checkpoint makes them free. */
const MAX_LOG_FILES = 3;
const LOG_FILE = /^[0-9A-F]{24}$/;

function countLogFiles(folder: string): number {
  try {
    return readdirSync(path.join(folder, 'pg_wal')).filter((name) => LOG_FILE.test(name)).length;
  } catch {
    return 0; // a folder that cannot be read is the next query's to tell
  }
}

/**
 * Keeps an embedded database small. PostgreSQL leaves this to processes of its own, which an embedded one does not have:
 * its log would grow until it is closed, and changed rows would never be cleared away. Returns the timer.
 */
export function startTidying(folder: string, execute: (sql: string) => void): NodeJS.Timeout {
  let due = Date.now() + FIRST_VACUUM;
  const look = () => {
    if (Date.now() >= due) {
      due = Date.now() + VACUUM_EVERY;
      execute('vacuum analyze');
    }
    if (countLogFiles(folder) > MAX_LOG_FILES) execute('checkpoint');
  };
  return setInterval(look, LOOK_EVERY).unref();
}
