import type { FastifyBaseLogger } from 'fastify';
import { forLog } from './forLog.ts';

/** What a connection says when it breaks. */
const BROKEN_CONNECTION = new Set(['ECONNABORTED', 'ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ETIMEDOUT']);

const isBrokenConnection = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && BROKEN_CONNECTION.has(error.code);

/**
 * Logs errors that no request's own error handling has caught. A rejection that nobody waited for is one task that
 * failed, and a broken connection affects itself alone: the server goes on, as else anyone who can cause one could stop it.
 * Any other error may leave the process in an unknown state: `end` is called, and the supervisor starts a new process.
 */
export function handleStrayErrors(log: FastifyBaseLogger, end: () => void): void {
  process.on('unhandledRejection', (reason) => {
    log.error({ error: forLog(reason) }, 'A task failed that nothing waited for.');
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
