import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { freePort } from '../../scripts/freePort.ts';

/** Runs `npm run dev` until it ends by itself; resolves to its exit code and what it wrote to stderr. */
async function develop(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  after(() => child.kill());
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const [code] = (await once(child, 'close')) as [number | null]; // its children have ended too, as they share the pipe
  return { code, errors };
}

describe('npm run dev', () => {
  it('says in one line that the port of the site is taken', async () => {
    const server = net.createServer().listen(0, '127.0.0.1');
    after(() => server.close());
    await once(server, 'listening');
    const port = String((server.address() as AddressInfo).port);
    const { code, errors } = await develop({ DEV_PORT: port });
    assert.equal(code, 1);
    assert.equal(
      errors,
      `DEV_PORT: the site cannot be served on port ${port}, which is taken. DEV_PORT=8081 takes another.\n`,
    );
  });

  it('ends, the site included, when the backend refuses to start', async () => {
    const { code, errors } = await develop({ DEV_PORT: String(await freePort()), PORT: 'none' });
    assert.equal(code, 1);
    assert.match(errors, /^The settings are wrong\. PORT/m);
    assert.match(errors, /^The backend has ended \(1\), for the reason above\. The site's server ends with it\.$/m);
  });
});
