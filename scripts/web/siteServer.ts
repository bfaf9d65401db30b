import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The built site on its own backend, with demo content in a temporary folder. */
export interface SiteServer {
  origin: string;
  stop: () => Promise<void>;
}

const PATIENCE_MS = 60_000;

/** Starts build/main.js on a port; resolves when it is ready. */
export async function startSite(port: number): Promise<SiteServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'surf-school-web-'));
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
  const server = spawn(process.execPath, ['build/main.js'], { stdio: 'inherit', env });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const origin = `http://127.0.0.1:${String(port)}`;
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (const end = Date.now() + PATIENCE_MS; ;) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { origin, stop };
    if (Date.now() > end || server.exitCode !== null) {
      await stop();
      throw new Error(`Nothing is ready on port ${String(port)}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
