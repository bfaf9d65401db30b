import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import { HttpError } from '../errors.ts';
import { HEALTH_PATHS } from './health.ts';

interface Limits {
  /** How long a turn of the event loop may take (ms), on average over `sampleInterval`. */
  maxEventLoopDelay: number;
  sampleInterval: number;
}

// Measured on two busy cores: 14 ms with 200 bookings at once, 124 ms with 2,000 connections that ask without a pause.
const LIMITS: Limits = { maxEventLoopDelay: 1000, sampleInterval: 5000 };
const RETRY_AFTER = 10;

function tooBusy(): HttpError {
  const error = new HttpError(503, 'The server has too much to do at the moment. Please try again in a moment.');
  error.retryAfter = RETRY_AFTER;
  return error;
}

/** Refuses requests while the process is overloaded, so that those it has begun are answered in time. */
export const loadShedding = fp<{ limits?: Limits }>(async (app, { limits = LIMITS }) => {
  let isMeasured = false;
  // What a start takes is no overload.
  app.addHook('onListen', (done) => {
    setTimeout(() => (isMeasured = true), 2 * limits.sampleInterval).unref();
    done();
  });
  await app.register(underPressure, {
    ...limits,
    pressureHandler: ({ routeOptions: { url = '' } }) =>
      isMeasured && !HEALTH_PATHS.includes(url) ? Promise.reject(tooBusy()) : undefined,
  });
});
