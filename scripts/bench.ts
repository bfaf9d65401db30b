/**
 * Requests per second of the lesson list, beside a bare Fastify route that sends the same text, on this machine in this run.
 * Exits with 1 when the backend does less than half of what the bare route does. Each server is a process of its own.
 * `npm run bench` builds the server first.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';

const SECONDS = 3;
const ROUNDS = 3;
const FLOOR = 0.5;
const ports = { backend: 3911, bare: 3912 };
const listPath = '/api/products?page=1';

const bareServer = `
  import Fastify from 'fastify';
  const text = process.env.TEXT;
  const app = Fastify();
  app.get('/api/products', (_request, reply) => reply.type('application/json; charset=utf-8').send(text));
  await app.listen({ port: ${String(ports.bare)}, host: '127.0.0.1' });
`;

async function answerOf(port: number): Promise<string> {
  const until = Date.now() + 60_000;
  for (;;) {
    try {
      const response = await fetch(`http://127.0.0.1:${String(port)}${listPath}`);
      if (response.ok) return await response.text();
    } catch {
      if (Date.now() > until) throw new Error(`Nothing answers on port ${String(port)}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function measure(name: string, port: number): Promise<number> {
  const url = `http://127.0.0.1:${String(port)}${listPath}`;
  const { requests, latency, non2xx, errors } = await autocannon({ url, connections: 20, duration: SECONDS });
  if (non2xx > 0 || errors > 0) throw new Error(`${name}: ${String(non2xx)} refusals, ${String(errors)} errors`);
  console.log(`${name}: ${requests.average.toFixed(0)} requests/s, p99 ${String(latency.p99)} ms`);
  return requests.average;
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'surf-school-bench-'));
const servers: ChildProcess[] = [];
try {
  const env = { PORT: String(ports.backend), DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
  servers.push(spawn(process.execPath, ['build/main.js'], { stdio: 'inherit', env: { ...process.env, ...env } }));
  const text = await answerOf(ports.backend);
  const bare = ['--input-type=module', '--eval', bareServer];
  servers.push(spawn(process.execPath, bare, { stdio: 'inherit', env: { ...process.env, TEXT: text } }));
  if ((await answerOf(ports.bare)) !== text) throw new Error('The two servers answer differently.');

  // In turn, after a round to warm up: whatever else the machine does meets both.
  const sums = { backend: 0, bare: 0 };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const backend = await measure('GET /api/products of the backend', ports.backend);
    const bareRoute = await measure('The same answer from a bare route', ports.bare);
    if (round === 0) continue;
    sums.backend += backend;
    sums.bare += bareRoute;
  }
  const ratio = sums.backend / sums.bare;
  console.log(`Ratio ${ratio.toFixed(2)}, at least ${String(FLOOR)}`);
  if (ratio < FLOOR) process.exitCode = 1;
} finally {
  await Promise.all(
    servers.map(
      (server) =>
        new Promise((resolve) => {
          server.once('exit', resolve);
          server.kill('SIGTERM');
        }),
    ),
  );
  rmSync(dataDir, { recursive: true, force: true });
}
