import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';

/** How long a body is still read, and dropped, after its answer (ms). */
const PATIENCE = 5000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
// A request that Fastify makes up for itself (inject) has no `complete`.
const isUnread = (raw: IncomingMessage): boolean => 'complete' in raw && !raw.complete && hasBody(raw);

/**
 * Ends connections on which a body is still arriving some time after the answer. If they were closed at once, the sender would
 * see a reset instead of the answer; Node itself would read on until the request times out.
 */
export const unreadBodies = fp<{ patience?: number }>((app, { patience = PATIENCE }) => {
  app.addHook('onSend', (request, reply, _payload, done) => {
    // `close` would end the connection at once. A sender that asked for the end is told of it, as Node then closes anyway.
    if (isUnread(request.raw) && reply.raw.shouldKeepAlive) reply.removeHeader('connection');
    done();
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    done();
    if (!isUnread(raw) || raw.destroyed) return;
    const timer = setTimeout(() => {
      if (isUnread(raw)) raw.socket.destroy();
    }, patience).unref();
    raw.once('close', () => clearTimeout(timer));
    raw.unpipe();
    raw.resume();
  });
});
