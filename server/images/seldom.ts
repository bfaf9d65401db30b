import type { FastifyBaseLogger } from 'fastify';

const QUIET = 10 * 60_000;

/** Logs that something failed, and why. */
export type Warn = (message: string, error: unknown) => void;

/** Warnings of what may fail with every request: each message is logged once in ten minutes. */
export function seldom(log: FastifyBaseLogger, now: () => Date): Warn {
  const quietUntil = new Map<string, number>();
  return (message, error) => {
    const time = now().getTime();
    if (time < (quietUntil.get(message) ?? 0)) return;
    quietUntil.set(message, time + QUIET);
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, message);
  };
}
