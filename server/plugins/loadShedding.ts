import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import { unavailable } from '../errors.ts';
import { HEALTH_PATHS } from './health.ts';

// The event loop's delay above which requests are refused, as an average over the interval (ms). Measured on two busy cores:
// 14 ms with 200 bookings at once, 124 ms with 2,000 connections that send requests without a pause.
const LIMITS = { maxEventLoopDelay: 1000, sampleInterval: 5000 };

const tooBusy = () => unavailable('The server has too much to do at the moment. Please try again in a moment.', 10);

/** Refuses requests while the process is overloaded, so that those it has begun are answered in time. */
export const loadShedding = fp<{ limits?: typeof LIMITS }>(async (app, { limits = LIMITS }) => {
  let isMeasured = false;
  // The work of a start is not counted as overload.
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
