import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { describe, it } from 'node:test';
import { asNpmStart, startServer } from '../support/server/process.ts';
import { eventually } from '../support/server/waiting.ts';
import { env, newFolder, send, timeOf } from '../support/server/stopping.ts';

// The deep tests wait for what hangs, and for the second of two signals.
describe('a server that is told to end', () => {
  it('ends soon and answers what it takes, though 50 clients keep their connections and go on asking', async () => {
    const server = await startServer(env());
    const agent = new http.Agent({ keepAlive: true, maxSockets: 50 });
    const statuses: (number | undefined)[] = [];
    const broken: Error[] = [];
    const ask = async () => {
      const request = http.get(`${server.url}/api/products`, { agent });
      const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
      await once(answer.resume(), 'end');
      statuses.push(answer.statusCode);
    };
    const client = async () => {
      try {
        for (;;) await ask();
      } catch (error) {
        broken.push(error as Error);
      }
    };
    const clients = Array.from({ length: 50 }, client);
    const unused = await Promise.all(Array.from({ length: 10 }, () => send(server)));
    await eventually('all have asked', () => statuses.length > 200);
    const ending = await server.end('SIGTERM');
    await Promise.all(clients);
    unused.forEach((socket) => socket.destroy());
    agent.destroy();
    assert.deepEqual(ending, { code: 0, signal: null });
    assert.doesNotMatch(server.output(), /cut off/);
    assert.ok(statuses.every((status) => status === 200));
    // A request that crosses the end of its connection has not begun.
    for (const error of broken) assert.match(error.message, /ECONNREFUSED|ECONNRESET|socket hang up/);
  });
});

describe('npm start', () => {
  const npmStart = (options = {}) => startServer(env(), ['start'], { program: 'npm', ...options });

  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    it(`leaves nothing behind when npm gets ${signal}`, async () => {
      const server = await npmStart();
      await timeOf(server, signal);
      assert.doesNotMatch(server.output(), /cut off/);
    });
  }

  it('ends the server when scripts/start.mjs is killed', async () => {
    const server = await startServer(env(), asNpmStart);
    await timeOf(server, 'SIGKILL');
    assert.doesNotMatch(server.output(), /cut off/);
  });

  it('ends a build that is running, with all its processes', async () => {
    const folder = newFolder();
    for (const file of ['start.mjs', 'npmParents.mjs']) cpSync(`scripts/${file}`, path.join(folder, 'scripts', file));
    writeFileSync(path.join(folder, 'build.js'), "console.log('building'); setTimeout(() => 0, 60_000);");
    const scripts = { start: 'node scripts/start.mjs', 'build:web': 'node build.js && true' };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }));
    for (const [program, args, code] of [
      [process.execPath, ['scripts/start.mjs'], 143],
      ['npm', ['start'], null],
    ] as const) {
      const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
      let output = '';
      child.stdout.on('data', (data: Buffer) => (output += data.toString()));
      const closed = once(child, 'close');
      await eventually('it builds', () => /^building/m.test(output));
      child.kill('SIGTERM');
      assert.equal((await closed)[0], code);
    }
  });
});
