import assert from 'node:assert/strict';
import { freePort } from '../../../scripts/freePort.ts';
import { asNpmStart, childrenOf, type ServerEnd, type ServerProcess, startServer } from '../server/process.ts';

export const admin = { email: 'boss@school.example', password: 'a long password' };

export interface BuiltServer extends ServerProcess {
  port: string;
  /** The server's own process; the child is npm start's. */
  pid: number;
  /** Ends the server at once, as a crash does. */
  kill: () => Promise<ServerEnd>;
  hasEnded: () => boolean;
}

const defaults = {
  SEED: 'demo',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
  JWT_SECRET: 'the secret that the instances of a test share',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
};

async function start(env: Record<string, string>, command: string[]) {
  const port = env['PORT'] ?? String(await freePort());
  const server = await startServer({ ...defaults, ...env, PORT: port }, command);
  const hasEnded = () => server.child.exitCode !== null || server.child.signalCode !== null;
  assert.ok(!hasEnded(), `The server has not started: ${server.output().slice(-2000)}`);
  return { ...server, port, hasEnded };
}

/** The built server with the demo school, as npm start runs it, ready; without rate limits unless `env` says so. */
export async function startBuilt(env: Record<string, string>): Promise<BuiltServer> {
  const server = await start(env, asNpmStart);
  const [pid] = childrenOf(server.child.pid ?? 0);
  assert.ok(pid !== undefined);
  const kill = (): Promise<ServerEnd> => {
    process.kill(pid, 'SIGKILL');
    return server.end('SIGCONT'); // a signal without effect, to wait for the end that comes by itself
  };
  return { ...server, pid, kill };
}

/** The same without npm start, which takes less time where it is often started. */
export async function startBundle(env: Record<string, string>): Promise<BuiltServer> {
  const server = await start(env, ['build/main.js']);
  return { ...server, pid: server.child.pid ?? 0, kill: () => server.end('SIGKILL') };
}

/** Fails when a server has ended by itself. */
export function assertAlive(servers: BuiltServer[]): void {
  for (const server of servers)
    assert.ok(!server.hasEnded(), `The server has ended by itself: ${server.output().slice(-2000)}`);
}
