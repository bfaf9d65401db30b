import { once } from 'node:events';
import net from 'node:net';

/** Below 32768, where Linux takes the ports of outgoing connections: one of those could take the port first. */
const FIRST = 20_000;
const COUNT = 12_000;
const TRIES = 50;

/** A port of loopback on which nobody listens now. Fails when none is found. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    const server = net.createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
  throw new Error(`No free port was found in ${String(TRIES)} tries.`);
}
