import type { FastifyBaseLogger } from 'fastify';
import { forLog } from './forLog.ts';

const QUIET = 10 * 60_000;

/** Logs that something failed, and why. */
export type Warn = (message: string, error: unknown) => void;

/** Logs each message at most once in ten minutes, for what may fail with every request. */
export function throttledWarn(log: FastifyBaseLogger, now: () => Date): Warn {
  const quietUntil = new Map<string, number>();
  return (message, error) => {
    const time = now().getTime();
    if (time < (quietUntil.get(message) ?? 0)) return;
    quietUntil.set(message, time + QUIET);
    log.warn(typeof error === 'string' ? { reason: error } : { error: forLog(error) }, message);
  };
}
