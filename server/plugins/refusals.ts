import fp from 'fastify-plugin';

const DELAY = 100;

/**
 * Lets whoever asks too much wait for the refusal. Each connection of a flood asks again as soon as it is answered, and
 * refusals without end would keep the processor from everybody else.
 */
export const delayedRefusals = fp((app) => {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode === 429 || reply.statusCode === 503) setTimeout(done, DELAY);
    else done();
  });
});
