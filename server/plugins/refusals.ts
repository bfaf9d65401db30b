import fp from 'fastify-plugin';

const DELAY = 100;

/**
 * Delays refusals with 429 and 503. Each connection of a flood sends the next request as soon as it is answered, and without
 * a delay the refusals would take all of the processor's time.
 */
export const delayedRefusals = fp((app) => {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode === 429 || reply.statusCode === 503) setTimeout(done, DELAY);
    else done();
  });
});
