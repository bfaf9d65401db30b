import type { Socket } from 'node:net';

/**
 * Resolves when a connection has ended, in whatever way, or had ended before. `once(socket, 'close')` would fail with the error of a write that
 * crosses the end, which happens on one run and not on the next.
 */
export function closeOf(socket: Socket): Promise<void> {
  socket.on('error', () => undefined);
  return new Promise((resolve) => {
    if (socket.closed) resolve();
    else socket.once('close', () => resolve());
  });
}
