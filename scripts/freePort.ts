import { once } from 'node:events';
import net from 'node:net';

/** Below 32768, where Linux takes the ports of outgoing connections: one of those could take the port first. */
const FIRST = 20_000;
const COUNT = 12_000;
const TRIES = 50;

/** Why nothing can listen on a port of loopback, such as 'which is taken'; null when it is free. */
export async function portProblem(port: number): Promise<string | null> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return 'which is no port';
  const server = net.createServer();
  const problem = await new Promise<string | null>((resolve) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) =>
      resolve(code === 'EADDRINUSE' ? 'which is taken' : message),
    );
    server.listen(port, '127.0.0.1', () => resolve(null));
  });
  if (problem !== null) return problem;
  server.close();
  await once(server, 'close');
  return null;
}

/** A port of loopback on which nobody listens now. Fails when none is found. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if ((await portProblem(port)) === null) return port;
  }
  throw new Error(`No free port was found in ${String(TRIES)} tries.`);
}
