import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Connection } from './db/connect.ts';

/** How long requests that have begun may take to be answered (ms). */
const REQUESTS_PATIENCE = 5500;
/** How long what follows a request (deleting its upload, say) may take when it has been cut off (ms). */
const AFTERWARDS_PATIENCE = 500;
const DATABASE_PATIENCE = 2000;
/** How long a stop takes at most (ms): 8 seconds. */
export const STOP_PATIENCE = REQUESTS_PATIENCE + AFTERWARDS_PATIENCE + DATABASE_PATIENCE;
/** npm, a terminal and scripts/start.mjs each hand on the same Ctrl-C: signals that come together are one (ms). */
const SAME_WISH = 1000;

export interface StopSignals {
  /** Aborted when the process is told to end. */
  asked: AbortSignal;
  /** Aborted when it is told so again. */
  again: AbortSignal;
}

/** Listens for signals to end, and for the death of the scripts/start.mjs that started this process. */
export function listenForStop(): StopSignals {
  const asked = new AbortController();
  const again = new AbortController();
  let first = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (asked.signal.aborted && Date.now() - first > SAME_WISH) again.abort();
      first ||= Date.now();
      asked.abort();
    });
  }
  process.once('disconnect', () => asked.abort());
  return { asked: asked.signal, again: again.signal };
}

/** Waits for work, but no longer than `patience` (ms) or until `cut` aborts; answers whether the work has ended. */
function within(patience: number, work: Promise<void>, cut?: AbortSignal): Promise<boolean> {
  return Promise.race([work.then(() => true), sleep(patience, false, { signal: cut }).catch(() => false)]);
}

/**
 * Ends the server: goes on for `delay` (ms), takes no more connections, answers what has begun, cuts off what hangs or
 * all that is left when `again` aborts, and closes the database. Answers the exit code: 0, or 1 when the database could
 * not be closed.
 */
export async function shutDown(
  app: FastifyInstance,
  connection: Connection,
  { delay, again }: { delay: number; again: AbortSignal },
): Promise<number> {
  await sleep(delay, undefined, { signal: again }).catch(() => undefined);
  const closed = app
    .close()
    .catch((error: unknown) => app.log.error({ error }, 'The server did not close as it should.'));
  if (!(await within(REQUESTS_PATIENCE, closed, again))) {
    app.log.warn('The server is stopping: requests that did not end are cut off.');
    app.server.closeAllConnections();
    await within(AFTERWARDS_PATIENCE, closed);
  }
  try {
    if (!(await within(DATABASE_PATIENCE, connection.close()))) throw new Error('It took too long.');
    app.log.info('The database is closed.');
    return 0;
  } catch (error) {
    app.log.error({ error }, 'The database could not be closed.');
    return 1;
  }
}
