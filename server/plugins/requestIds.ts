import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';

export const REQUEST_ID = 'x-request-id';

/** The id that a proxy gave a request, if it is a sane one, or a new one: it stands in each line that is logged of it. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID];
  return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
}

/** Tells each sender the id of the request, and logs a line of each. */
export const requestIds = fp((app) => {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID, request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    // Addresses hold booking codes: the route is logged instead.
    const route = request.routeOptions.url ?? 'none';
    request.log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
    done();
  });
});
