import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contract } from '../support/command.ts';
import { deviantBackend } from '../support/proxy.ts';
import { behind } from '../support/mutants/laboratory.ts';
import { openSchool } from '../../../../tests/support/server/school.ts';
import { makeTestApp, testPassword } from '../../../../tests/support/server/testApp.ts';

const test = await makeTestApp();
Object.defineProperty(test.clock, 'now', { get: () => new Date() });
await openSchool(test);
const { token } = await test.signIn('ADMIN', 'admin@surf.example');
const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
const backend = await deviantBackend(url, token, behind(test));

describe('the whole contract check', () => {
  it('passes on our own backend with every field tried', async () => {
    const { code, out, err } = await contract(url, '--password', testPassword, '--thorough', '--fail-on-skip');
    assert.equal(code, 0, out + err);
  });

  it('passes on a backend that has level 1 alone', async () => {
    backend.limitTo(1);
    const { code, out, err } = await contract(
      backend.url,
      '--password',
      testPassword,
      '--level',
      '1',
      '--fail-on-skip',
    );
    assert.equal(code, 0, out + err);
  });
});
