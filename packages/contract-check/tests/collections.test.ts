import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Level, ofLevel, readOperations } from '../src/document.ts';
import { byMail } from '../src/fixtures.ts';
import { callsOf } from '../src/publish/calls.ts';
import { sendAll } from './support/collection.ts';
import { openSchool } from '../../../tests/support/server/school.ts';
import { makeTestApp, testPassword } from '../../../tests/support/server/testApp.ts';

const test = await makeTestApp();
Object.defineProperty(test.clock, 'now', { get: () => new Date() });
await openSchool(test);
const { email } = await test.signIn('ADMIN', 'admin@surf.example');
const baseUrl = await test.app.listen({ port: 0, host: '127.0.0.1' });

describe('a collection that is sent from top to bottom', () => {
  for (const level of [2, 1] satisfies Level[])
    it(`is green at level ${String(level)}, but for what needs a mail`, async () => {
      const calls = callsOf(ofLevel(readOperations(), level));
      const red = await sendAll(calls, { baseUrl, email, password: testPassword });
      assert.deepEqual(
        red.filter((line) => !byMail.some((id) => line.startsWith(`${id}: `))),
        [],
      );
      for (const { id, name } of calls) assert.equal(name.includes('needs the token of a mail'), byMail.includes(id));
    });
});
