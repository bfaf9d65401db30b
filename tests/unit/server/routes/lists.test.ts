// Also on PostgreSQL: order and pages.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { operations } from '../../../support/server/contract.ts';
import { openSchool } from '../../../support/server/school.ts';
import { type Failure, makeTestApp, type Many } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, signIn } = test;
await openSchool(test);
const { token } = await signIn('ADMIN');

interface Parameter {
  name?: string;
  $ref?: string;
}
const takes = (name: string) =>
  operations.filter((operation) =>
    ((operation as { parameters?: Parameter[] }).parameters ?? []).some(
      (parameter) =>
        parameter.name?.toLowerCase() === name || new RegExp(`/\\w*${name}$`, 'i').test(parameter.$ref ?? ''),
    ),
  );
const namesOf = (list: typeof operations) => list.map(({ operationId }) => operationId).sort();
const [paged, searched, sized] = [takes('page'), takes('search'), takes('size')];

describe('every list of the contract', () => {
  it('is known: those with a page, with a search, with a size', () => {
    const lists = operations.filter(({ operationId }) => /^(list|search)[A-Z]/.test(operationId));
    // What a range of days bounds is on one page, and so is what is open: what a person must see to, what is owed and paid ahead.
    const ranges = ['listDays', 'listSessions', 'listRoster', 'listLedger', 'listBalances', 'listAttention'];
    assert.deepEqual(namesOf(paged), namesOf(lists.filter(({ operationId }) => !ranges.includes(operationId))));
    assert.deepEqual(namesOf(searched), ['listBookings', 'listMessages', 'listProducts', 'listUsers']);
    assert.deepEqual(namesOf(sized), ['listMyBookings', 'listMyHistories']);
  });

  for (const { operationId } of paged) {
    const get = (query: Record<string, string>) => call<Many & Failure>(operationId, { token, query });

    it(`${operationId}: a page beyond the last is empty, and none is before the first`, async () => {
      for (const page of ['2', '1000000']) {
        const { status, body } = await get({ page });
        assert.deepEqual([status, body.data, body.paging.page], [200, [], Number(page)]);
      }
      const first = (await get({ page: '1' })).body.paging;
      assert.equal(first.size, 10);
      assert.equal(first.total_page, Math.ceil(first.total_item / 10));
      for (const page of ['0', '-1', '1.5', '1e3x', 'one', '', '1000001', '9007199254740993']) {
        const { status, body } = await get({ page });
        assert.equal(status, 400, page);
        assert.match(body.details?.join() ?? '', /querystring\/page/);
      }
    });
  }

  for (const { operationId } of searched) {
    it(`${operationId}: a blank or endless search is refused, a strange one finds nothing`, async () => {
      const get = (search: string) => call<Many & Failure>(operationId, { token, query: { search } });
      for (const search of ['', ' ', '\t\n', '\u00a0', '\u3000', 'x'.repeat(101)]) {
        const { status, body } = await get(search);
        assert.equal(status, 400, JSON.stringify(search));
        assert.match(body.details?.join() ?? '', /querystring\/search/);
      }
      for (const search of ['%', '_', '%%', '\\', '\\%', "'", '"; drop table users; --', '😀', 'x'.repeat(100)]) {
        const { status, body } = await get(search);
        assert.deepEqual([status, body.data, body.paging.total_item], [200, [], 0], search);
      }
    });
  }

  for (const { operationId } of sized) {
    it(`${operationId}: a size is from 1 to 100`, async () => {
      for (const size of ['0', '-5', '101', '2.5', 'all', '']) {
        const { status, body } = await call<Failure>(operationId, { token, query: { size } });
        assert.equal(status, 400, size);
        assert.match(body.details?.join() ?? '', /querystring\/size/);
      }
      for (const size of [1, 100]) {
        const { body } = await call<Many>(operationId, { token, query: { size } });
        assert.equal(body.paging.size, size);
      }
    });
  }

  it('holds no more of a user than the contract names', async () => {
    const { body } = await call<Many>('listUsers', { token });
    for (const row of body.data) assert.deepEqual(Object.keys(row).sort(), ['email', 'id', 'name', 'role']);
  });
});
