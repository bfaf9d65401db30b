import { api } from '../../../../src/api';
import { lessonApi } from '../../../../src/api/findLesson';
import { listOf, makeProduct, newId } from '../../../support/web/factories';
import { failure, mockCall, noAnswer } from '../../../support/web/network';
import { makeStore } from '../../../support/web/store';

const lessons = [1, 2, 3].map((number) => makeProduct({ name: `Lesson ${String(number)}` }));

/** A backend with one lesson a page. */
const mockPages = (totalPages = lessons.length) =>
  mockCall('get', '/api/products', ({ url }) => {
    const page = Number(url.searchParams.get('page'));
    return { json: listOf(lessons.slice(page - 1, page), { page, total_page: totalPages }) };
  });

const open = () => {
  const store = makeStore();
  return {
    list: (arg: { page: number; search?: string }) => store.dispatch(api.endpoints.listProducts.initiate(arg)),
    find: (id = '') => store.dispatch(lessonApi.endpoints.findLesson.initiate({ id }, { subscribe: false })),
  };
};
const sent = (calls: ReturnType<typeof mockPages>) => calls.map(({ url }) => url.search);

test('a lesson is looked for page by page, and no further than it stands', async () => {
  const calls = mockPages();
  expect((await open().find(lessons[1]?.id)).data).toEqual(lessons[1]);
  expect(sent(calls)).toEqual(['?page=1', '?page=2']);
});

test('a lesson of a list that is already there needs no call, whatever the list was asked for', async () => {
  const { list, find } = open();
  const calls = mockPages();
  await list({ page: 1, search: 'lesson' });
  expect((await find(lessons[0]?.id)).data).toEqual(lessons[0]);
  expect(sent(calls)).toEqual(['?page=1&search=lesson']);
});

test('a page that was asked for before is not trusted to lack the lesson: rows may have moved', async () => {
  const { list, find } = open();
  const removed = makeProduct();
  let rows = [removed, ...lessons];
  const calls = mockCall('get', '/api/products', ({ url }) => {
    const page = Number(url.searchParams.get('page'));
    return { json: listOf(rows.slice(page - 1, page), { page, total_page: rows.length }) };
  });
  await list({ page: 1 });
  rows = lessons;
  expect((await find(lessons[0]?.id)).data).toEqual(lessons[0]);
  expect(sent(calls)).toEqual(['?page=1', '?page=1']);
});

test('null is the answer when no page has the lesson', async () => {
  const calls = mockPages();
  expect((await open().find(newId())).data).toBeNull();
  expect(calls).toHaveLength(3);
});

test('a wrong number of pages leads to no more calls than there are pages', async () => {
  const calls = mockPages(1_000_000);
  expect((await open().find(newId())).data).toBeNull();
  expect(calls).toHaveLength(4);
});

test.each([
  ['is refused', failure(503, 'Busy'), 503],
  ['is not answered', noAnswer(), 0],
])('a page that %s is an error, not a missing lesson', async (_, answer, status) => {
  mockCall('get', '/api/products', ({ url }) =>
    url.searchParams.get('page') === '1' ? { json: listOf(lessons.slice(0, 1), { total_page: 2 }) } : answer,
  );
  expect(await open().find(newId())).toMatchObject({ isError: true, error: { status } });
});
