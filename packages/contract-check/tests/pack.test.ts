import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { makeTestApp, testPassword } from '../../../tests/support/server/testApp.ts';

const PACKED = path.resolve('build/contract');
const folder = mkdtempSync(path.join(os.tmpdir(), 'surf-pack-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command in an empty folder, with nothing of this repository in its environment; returns its code and output. */
const run = (program: string, args: string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const options = { cwd: folder, env: { PATH: process.env['PATH'] ?? '', HOME: folder, ...env } };
    execFile(program, args, options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });

describe('npm run contract:pack', async () => {
  execFileSync(process.execPath, ['--import=tsx', 'packages/contract-check/src/commands/pack.ts']);
  const test = await makeTestApp();
  const { email } = await test.signIn('ADMIN', 'admin@surf.example');
  const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const backend = ['--url', url, '--email', email, '--only', 'listVideos', '--only', 'createVideo'];

  it('makes one file of at most 520 kB that checks a backend by Node alone', async () => {
    copyFileSync(path.join(PACKED, 'surf-contract.mjs'), path.join(folder, 'check.mjs'));
    assert.ok(statSync(path.join(folder, 'check.mjs')).size < 520_000);
    const { code, output } = await run(process.execPath, ['check.mjs', ...backend], {
      CONTRACT_PASSWORD: testPassword,
    });
    assert.equal(code, 0, output);
    assert.match(output, /^✓ createVideo \(POST \/api\/videos\): \d+ passed$/m);
    assert.match(output, /^2 operations, \d+ checks passed, 0 failed/m);
    assert.match((await run(process.execPath, ['check.mjs', '--help'])).output, /^node check\.mjs --url/);
  });

  it('has the contract as OpenAPI 3.0 that is valid', async () => {
    const file = path.join(PACKED, 'package/openapi-3.0.yaml');
    const config = path.resolve('redocly.yaml');
    const { code, output } = await run(path.resolve('node_modules/.bin/redocly'), ['lint', file, `--config=${config}`]);
    assert.equal(code, 0, output);
  });

  it('takes another contract', async () => {
    const wrong = ['check.mjs', ...backend, '--contract', 'nothing.yaml'];
    const { code, output } = await run(process.execPath, wrong, { CONTRACT_PASSWORD: testPassword });
    assert.equal(code, 2);
    assert.match(output, /^The contract nothing\.yaml cannot be read/);
    const other = ['check.mjs', ...backend, '--contract', path.join(PACKED, 'package/openapi.yaml')];
    const again = await run(process.execPath, other, { CONTRACT_PASSWORD: testPassword });
    assert.equal(again.code, 0, again.output);
  });

  it('makes an npm package with the command, contracts and collections', async () => {
    const tarball = readdirSync(PACKED).find((name) => name.endsWith('.tgz')) ?? '';
    const install = ['install', '--offline', '--no-audit', '--no-fund', path.join(PACKED, tarball)];
    const installed = await run('npm', install);
    assert.equal(installed.code, 0, installed.output);
    const command = path.join(folder, 'node_modules/.bin/surf-contract');
    const { code, output } = await run(command, backend, { CONTRACT_PASSWORD: testPassword });
    assert.equal(code, 0, output);
    const its = path.join(folder, 'node_modules/surf-school-contract');
    for (const file of [
      'openapi.yaml',
      'openapi-3.0.yaml',
      'collections/postman.json',
      'collections/bruno/bruno.json',
      'README.md',
    ])
      assert.ok(readFileSync(path.join(its, file), 'utf8').length > 100, file);
  });
});
