import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { after } from 'node:test';

/** An address that leads to a backend until it is stalled: connections stay open then and nothing comes, until new ones lead there again. */
export async function stallable(target: string) {
  const { hostname, port } = new URL(target);
  let isStalled = false;
  const pairs: [Socket, Socket][] = [];
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    if (isStalled) return;
    const backend = net.connect(Number(port), hostname);
    backend.on('error', () => undefined);
    socket.pipe(backend).pipe(socket);
    pairs.push([socket, backend]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stall = () => {
    isStalled = true;
    for (const [socket, backend] of pairs) {
      backend.unpipe(socket);
      socket.unpipe(backend);
    }
  };
  const resume = () => {
    isStalled = false;
  };
  after(() => {
    for (const socket of pairs.flat()) socket.destroy();
    server.close();
  });
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, stall, resume };
}
