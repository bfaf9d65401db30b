import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

interface Limit {
  max: number;
  timeWindow: string;
}

// What a flood would be, for one address. A family behind one router must not notice.
const general: Limit = { max: 6000, timeWindow: '1 minute' };
const limits: Record<string, Limit> = {
  register: { max: 10, timeWindow: '10 minutes' },
  createTestimony: { max: 5, timeWindow: '1 minute' },
  // Every login costs a slow hash; failed ones are counted apart (auth/loginAttempts.ts).
  login: { max: 60, timeWindow: '1 minute' },
  createBooking: { max: 600, timeWindow: '1 minute' },
};

/** Refuses floods from one address with 429 and Retry-After. */
export async function limitRates(app: FastifyInstance): Promise<void> {
  // Before the routes: the plugin reads each route's own limit when the route is made.
  app.addHook('onRoute', (route) => {
    const { operationId = '' } = (route.schema ?? {}) as { operationId?: string };
    const limit = limits[operationId];
    if (limit) route.config = { ...route.config, rateLimit: limit };
  });
  await app.register(rateLimit, { global: true, ...general });
}
