import type { FastifyBaseLogger } from 'fastify';
import { forLog } from './plugins/errors.ts';

/** What a connection says when it breaks. */
const BROKEN_CONNECTION = new Set(['ECONNABORTED', 'ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ETIMEDOUT']);

const isBrokenConnection = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && BROKEN_CONNECTION.has(error.code);

/**
 * Logs errors that no request's own error handling has caught. A rejection that nobody waited for is one task that
 * failed, and a connection that broke is gone: the server goes on, or whoever can cause one could stop it. Any other
 * error has broken off code anywhere in the middle: `end` is called, and what supervises the process starts it anew.
 */
export function handleStrayErrors(log: FastifyBaseLogger, end: () => void): void {
  process.on('unhandledRejection', (reason) => {
    const error = reason instanceof Error ? forLog(reason) : { type: typeof reason };
    log.error({ error }, 'A task failed that nothing waited for.');
  });
  process.on('uncaughtException', (error) => {
    if (isBrokenConnection(error)) {
      log.warn({ error: forLog(error) }, 'A connection broke that nothing listened to.');
      return;
    }
    log.fatal({ error: forLog(error) }, 'The server ends, as an error was caught nowhere.');
    end();
  });
}
