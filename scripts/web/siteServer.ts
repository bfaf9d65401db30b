import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../freePort.ts';

/** The built site on its own backend, with demo content in a temporary folder. */
export interface SiteServer {
  origin: string;
  stop: () => Promise<void>;
}

const PATIENCE_MS = 120_000;

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts build/main.js on a free port, with settings besides the usual ones; resolves when it is ready. Fails when that takes
 * longer than two minutes.
 */
export async function startSite(settings: (origin: string) => NodeJS.ProcessEnv = () => ({})): Promise<SiteServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'surf-site-'));
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['build/main.js'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      RATE_LIMITS: 'off',
      RENDER_PATIENCE: '60000', // tests are about pages with their lists, also on a busy machine
      LOG_LEVEL: 'error',
      ...settings(origin),
    },
  });
  const ended = once(server, 'exit');
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (const end = Date.now() + PATIENCE_MS; !(await isReady(origin));) {
    if (server.exitCode !== null || Date.now() > end) {
      await stop();
      throw new Error(`The server at ${origin} does not start.`);
    }
    await sleep(100);
  }
  return { origin, stop };
}
