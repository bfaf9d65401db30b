// Also on PostgreSQL: case of letters and order.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { insertUser } from '../../../../server/repositories/users.ts';
import { makeTestApp, type Many, rowsOf } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, signIn } = test;
const admin = await signIn('ADMIN');
const { token } = admin;
const all = async (operationId: string) => (await call<Many>(operationId, { token })).body.data;

describe('users', () => {
  const add = (name: string, role: 'ADMIN' | 'CUSTOMER' = 'CUSTOMER') =>
    insertUser(test.db, { name, email: `${randomUUID()}@x.example`, role, passwordHash: 'none' });
  const put = (id: string, body: object) => call('updateUser', { token, params: { id }, body });

  it('are listed by name and found by a part of it', async () => {
    for (const name of ['Zoe', 'Adi', '50%_off']) await add(name);
    const names = (await all('listUsers')).map((row) => String(row['name']));
    assert.deepEqual(names, [...names].sort());
    for (const search of ['%', '_', '50%']) {
      const { body } = await call<Many>('listUsers', { token, query: { search } });
      assert.deepEqual(
        body.data.map((row) => row['name']),
        ['50%_off'],
      );
    }
  });

  it('are found by a part of the e-mail address', async () => {
    const wayan = await insertUser(test.db, {
      name: 'Wayan',
      email: 'Surf.Coach@ombak.example',
      role: 'CUSTOMER',
      passwordHash: 'none',
    });
    for (const search of ['surf.coach', 'COACH@OMBAK', 'Wayan']) {
      const { body } = await call<Many>('listUsers', { token, query: { search } });
      assert.deepEqual(
        body.data.map(({ id }) => id),
        [wayan?.id],
        search,
      );
    }
  });

  it('become staff and stop being it, which ends their sessions; staff cannot make anybody anything', async () => {
    const someone = await signIn('CUSTOMER');
    const as = (role: string) => ({ name: 'Someone', email: someone.email, role });
    const made = await put(someone.id, as('STAFF'));
    assert.deepEqual([made.status, made.body.data['role']], [200, 'STAFF']);
    assert.equal((await call('getCurrentUser', { token: someone.token })).status, 401);
    const staff = await signIn('STAFF');
    const own = { name: 'S', email: staff.email, role: 'ADMIN' };
    assert.equal((await call('updateUser', { token: staff.token, params: { id: staff.id }, body: own })).status, 403);
    assert.equal((await call('listUsers', { token: staff.token })).status, 403);
    assert.equal((await put(staff.id, { ...own, role: 'CUSTOMER' })).body.data['role'], 'CUSTOMER');
    const gone = await signIn('STAFF');
    assert.equal((await call('deleteUser', { token, params: { id: gone.id } })).status, 200);
  });

  it('keep an e-mail address to themselves', async () => {
    const [one, two] = [await add('One'), await add('Two')];
    assert.equal(
      (await put(one?.id ?? '', { name: 'One', email: two?.email.toUpperCase(), role: 'CUSTOMER' })).status,
      409,
    );
    assert.equal((await put(randomUUID(), { name: 'One', email: 'x@y.example', role: 'CUSTOMER' })).status, 404);
  });

  it('with the role ADMIN cannot be deleted, and the last of them keeps the role', async () => {
    const self = { name: 'Boss', email: admin.email };
    assert.equal((await call('deleteUser', { token, params: { id: admin.id } })).status, 409);
    assert.equal((await put(admin.id, { ...self, role: 'CUSTOMER' })).status, 409);
    // Two administrators who demote each other at the same time: one stays.
    const other = await signIn('ADMIN');
    const answers = await Promise.all([
      call('updateUser', {
        token,
        params: { id: other.id },
        body: { name: 'O', email: other.email, role: 'CUSTOMER' },
      }),
      call('updateUser', { token: other.token, params: { id: admin.id }, body: { ...self, role: 'CUSTOMER' } }),
    ]);
    const demoted = answers.filter(({ status }) => status === 200).length;
    const [left] = await rowsOf(test.db, sql`select count(*)::int as n from users where role = 'ADMIN'`);
    assert.equal(left?.['n'], 1);
    assert.equal(demoted, 1);
  });
});
