import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Where the lock of a directory listens: a name that ends with its process, where the system has such names. */
function addressOf(dir: string): string {
  const name = `surf-school-${createHash('sha256').update(realpathSync(dir)).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return path.join(os.tmpdir(), `${name}.sock`);
}

function listen(address: string): Promise<net.Server | null> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(null);
      else reject(error);
    });
    server.listen(address, () => resolve(server.unref()));
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
  });
}

/**
 * Holds a directory for this process. PGlite takes no lock, and a second opener would lose writes silently. The lock is a
 * listening socket: it dies with the process, so neither kill -9 nor a process id used again can leave it behind.
 * Waits up to `patience` ms for a process that is about to end. Answers the function that lets go.
 */
export async function lockFolder(dir: string, patience = 5000): Promise<() => void> {
  const address = addressOf(dir);
  for (const end = Date.now() + patience; ;) {
    const server = await listen(address);
    if (server) return () => void server.close();
    const isStaleFile = path.isAbsolute(address) && process.platform !== 'win32' && !(await answers(address));
    if (isStaleFile) rmSync(address, { force: true });
    else if (Date.now() > end) throw new Error(`DATA_DIR: ${dir} is in use by another server. Stop that one first.`);
    else await sleep(100);
  }
}
