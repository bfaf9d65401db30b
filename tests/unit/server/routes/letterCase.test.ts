// Also on PostgreSQL: case of letters beyond ASCII.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Failure, makeTestApp, testPassword } from '../../../support/server/testApp.ts';

const { call, signIn } = await makeTestApp();
const { token } = await signIn('ADMIN');

// The Turkish İ is two characters in JavaScript's lower case and one in PostgreSQL's.
describe('letters whose lower case JavaScript and PostgreSQL do not agree on', () => {
  for (const letter of ['İ', 'É', 'ẞ', 'Σ', 'K']) {
    const email = `${letter}@surf.example`;
    const body = { name: 'A', email, password: testPassword, confirm_password: testPassword };

    it(`an e-mail address with ${letter} can sign in, and is taken`, async () => {
      assert.equal((await call('register', { body })).status, 201);
      assert.equal((await call('login', { body: { email, password: testPassword } })).status, 200);
      assert.equal((await call('register', { body })).status, 409);
      const other = await signIn('CUSTOMER');
      const { status, body: failure } = await call<Failure>('updateUser', {
        token,
        params: { id: other.id },
        body: { name: 'B', email, role: 'CUSTOMER' },
      });
      assert.deepEqual([status, failure.message], [409, 'This e-mail address is already registered.']);
    });

    it(`a category with ${letter} is taken, and keeps its own name`, async () => {
      const name = `Kelas ${letter}`;
      const first = await call('createProductCategory', { token, body: { name } });
      const second = await call('createProductCategory', { token, body: { name: `Not ${letter}` } });
      const rename = (id: string) =>
        call<Failure>('updateProductCategory', { token, params: { id }, body: { name, description: 'Words.' } });
      const { status, body: failure } = await rename(second.body.data.id);
      assert.deepEqual([status, failure.details], [409, ['Product category already registered']]);
      assert.equal((await rename(first.body.data.id)).status, 200);
    });
  }
});
