import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Connection } from './db/connect.ts';
import { forLog } from './forLog.ts';

// Not close-with-grace: a stop here also waits for a load balancer, and gives each of its parts a time of its own.

/** How long each part of a stop may take (ms): 8 seconds in all. */
export const PATIENCE = {
  /** Until the requests that have begun are answered. */
  requests: 5500,
  /** For what follows a request that was cut off, such as deleting its upload: nothing tells when that is done. */
  afterwards: 500,
  database: 2000,
};
export const STOP_PATIENCE = PATIENCE.requests + PATIENCE.afterwards + PATIENCE.database;
/** Signals within this time count as one (ms), as npm, the terminal and scripts/start.mjs each pass on the same Ctrl-C. */
const SAME_SIGNAL = 1000;

/**
 * Listens for signals to end, and for the death of the scripts/start.mjs that started this process: `asked` is aborted when
 * the process is told to end, `again` when it is told so again.
 */
export function listenForStop(): Record<'asked' | 'again', AbortSignal> {
  const asked = new AbortController();
  const again = new AbortController();
  let askedAt = 0;
  const ask = (): void => {
    askedAt ||= Date.now();
    asked.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      ask();
      if (Date.now() - askedAt > SAME_SIGNAL) again.abort();
    });
  }
  process.once('disconnect', ask);
  return { asked: asked.signal, again: again.signal };
}

/** Waits for work, but no longer than `ms` or until `cut` aborts; returns whether the work has ended. */
function within(ms: number, work: Promise<void>, cut?: AbortSignal): Promise<boolean> {
  return Promise.race([work.then(() => true), sleep(ms, false, { signal: cut }).catch(() => false)]);
}

/**
 * Ends the server: goes on for `delay` (ms), takes no more connections, answers what has begun, cuts off what hangs or
 * all that is left when `again` aborts, and closes the database. Returns the exit code: 0, or 1 when the database could
 * not be closed.
 */
export async function shutDown(
  app: FastifyInstance,
  connection: Pick<Connection, 'close'>,
  { delay, again, patience = PATIENCE }: { delay: number; again: AbortSignal; patience?: typeof PATIENCE },
): Promise<number> {
  await sleep(delay, undefined, { signal: again }).catch(() => undefined);
  const closed = app
    .close()
    .catch((error: unknown) => app.log.error({ error: forLog(error) }, 'The server did not close as it should.'));
  if (!(await within(patience.requests, closed, again))) {
    app.log.warn('The server is stopping: requests that did not end are cut off.');
    app.server.closeAllConnections();
    await sleep(patience.afterwards);
  }
  try {
    if (!(await within(patience.database, connection.close()))) throw new Error('It took too long.');
    app.log.info('The database is closed.');
    return 0;
  } catch (error) {
    app.log.error({ error: forLog(error) }, 'The database could not be closed.');
    return 1;
  }
}
