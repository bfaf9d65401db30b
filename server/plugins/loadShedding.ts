import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import { HttpError } from '../errors.ts';
import { HEALTH_PATHS } from './health.ts';

/**
 * How long a turn of the event loop may be late (ms), on average over so long a time. A burst stays far below: 200 bookings
 * at once on two busy cores are MEASURED ms. One long stop of the process is no overload either, and counts as one turn.
 */
const LIMITS = { maxEventLoopDelay: 1000, sampleInterval: 5000 };
const RETRY_AFTER = 10;

function tooBusy(): HttpError {
  const error = new HttpError(503, 'The server has too much to do at the moment. Please try again in a moment.');
  error.retryAfter = RETRY_AFTER;
  return error;
}

/** Refuses requests while the process is overloaded, so that those it has begun are answered in time. */
export const loadShedding = fp(async (app) => {
  await app.register(underPressure, {
    ...LIMITS,
    pressureHandler: ({ routeOptions: { url = '' } }) =>
      HEALTH_PATHS.includes(url) ? Promise.resolve() : Promise.reject(tooBusy()),
  });
});
