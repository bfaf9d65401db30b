import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../freePort.ts';

/** A process that answers on loopback. */
export interface Server {
  origin: string;
  stop: () => Promise<void>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** Starts Node with `args` and a free PORT; resolves when `readyPath` is answered. */
export async function startServer(args: string[], readyPath: string, env: Record<string, string>): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, PORT: String(port) },
  });
  running.add(child);
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      running.delete(child);
      resolve();
    }),
  );
  const origin = `http://127.0.0.1:${String(port)}`;
  const answers = () =>
    fetch(origin + readyPath).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} has ended.`);
    await sleep(50);
  }
  return {
    origin,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** The backend as `npm run build` makes it; without a `databaseUrl` on an embedded database in `dataDir`. */
export const startBackend = (dataDir: string, databaseUrl = ''): Promise<Server> =>
  startServer(['build/main.js'], '/readyz', {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SEED: 'none',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  });

/** A folder that is deleted when this process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'surf-school-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
