import fp from 'fastify-plugin';

/**
 * Nothing is kept by browsers or proxies unless its handler says so: answers hold names, addresses and tokens. A failure is
 * never kept, whatever its handler said before it failed.
 */
export const cacheControl = fp((app) => {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode >= 400 || !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    done();
  });
});
