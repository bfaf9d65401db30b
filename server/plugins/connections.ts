import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import fp from 'fastify-plugin';

/** How long an idle connection stays open after the close begins (ms), so that a request that is arriving is answered. */
const ARRIVING = 100;

interface Use {
  /** Requests that have begun and are not yet answered to the last byte. */
  open: number;
  /** Bytes received up to the last answer: more of them are a request that has begun to arrive. */
  read: number;
}

/**
 * While the server closes, ends each connection as soon as it is idle, so that keep-alive connections do not delay the end.
 * Node alone would cut off answers that are not completely sent, wait for connections that never sent anything, and keep
 * those whose answer began before the close.
 * While `isStopping`, answers tell the client that the connection ends.
 */
export const connections = fp<{ isStopping: () => boolean }>((app, { isStopping }) => {
  const { server } = app;
  const uses = new Map<Socket, Use>();
  const endIfUnused = (socket: Socket, { open, read }: Use): void => {
    if (open === 0 && socket.bytesRead === read) socket.destroySoon();
  };
  server.on('connection', (socket) => {
    uses.set(socket, { open: 0, read: 0 });
    socket.once('close', () => uses.delete(socket));
  });
  // Before Fastify's own listener, which may answer at once.
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const use = uses.get(socket);
    if (!use) return;
    use.open += 1;
    response.once('close', () => {
      use.open -= 1;
      use.read = socket.bytesRead;
      if (!server.listening) endIfUnused(socket, use);
    });
  });
  const endUnused = (): void => uses.forEach((use, socket) => endIfUnused(socket, use));
  // Called by Node when the server is closed. What has arrived by the end of the time is read before the immediate runs.
  server.closeIdleConnections = () => void setTimeout(() => setImmediate(endUnused), ARRIVING);

  app.addHook('onSend', ({ raw }, reply, _payload, done) => {
    // Requests that were sent ahead would get no answer after one that ends the connection.
    const isLast = (uses.get(raw.socket)?.open ?? 1) === 1;
    if (isStopping() && isLast) void reply.header('connection', 'close');
    done();
  });
});
