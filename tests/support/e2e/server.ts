import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/freePort.ts';

const START_PATIENCE = 120_000;
const DATA = '.tmp/e2e-data';

export interface SiteServer {
  url: string;
  stop: () => Promise<void>;
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function whenReady(child: ChildProcess, url: string): Promise<void> {
  const end = Date.now() + START_PATIENCE;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > end) throw new Error('The server of the browser tests does not start.');
    await sleep(100);
  }
}

/** The built site and its server with a demo school of its own, on a free port. Fails when it does not start in two minutes. */
export async function startSite(): Promise<SiteServer> {
  mkdirSync(DATA, { recursive: true });
  const dataDir = mkdtempSync(path.join(DATA, 'school-'));
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: port, DATA_DIR: dataDir, DATABASE_URL: '', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  };
  await whenReady(child, url).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, stop };
}
