import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

function address(folder: string): string {
  const name = `surf-school-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), `${name}.sock`);
}

const listen = (file: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end());
    server.unref();
    server.once('error', reject);
    server.listen(file, () => resolve(server));
  });

const answers = (file: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(file);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/**
 * Locks a folder for this process; the embedded database takes no lock of its own, and two openers lose writes silently.
 * The lock is a listening socket: it dies with the process, however that ends. Answers how to release it.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = address(folder);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const server = await listen(file);
      return () => void server.close();
    } catch {
      if (await answers(file)) break;
      rmSync(file, { force: true }); // left behind by a process that was killed
    }
  }
  throw new Error(`DATA_DIR: ${folder} is in use by another process`);
}
