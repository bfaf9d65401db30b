import { screen, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { storeForOffline } from '../../../../src/api/offlineCache';
import { visitorPages } from '../../../../src/app/pages';
import { paths } from '../../../../src/config/paths';
import { renderRoute } from '../../../support/web/render';
import { server } from '../../../support/web/server';

/** An address of a page whose path may have parameters. */
const exampleAddress = (path: string) => path.replace(/:\w+/g, 'ABCDEFGH23').replace('*', '/nowhere');

const rendered = visitorPages.flatMap(({ path, build }) =>
  build?.firstCalls ? [{ path, firstCalls: build.firstCalls }] : [],
);

test.each(rendered)('$path makes exactly the first calls that its entry names', async ({ path, firstCalls }) => {
  const calls: string[] = [];
  server.use(
    http.get('*/api/*', async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      calls.push(pathname + search);
      await delay('infinite'); // a call that follows an answer is not a first call
    }),
  );
  await renderRoute(path);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(calls.toSorted()).toEqual([...firstCalls].toSorted()));
});

describe('what a page asks for at once', () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, 'caches'));

  test('is stored for a device without a network', async () => {
    const kept: string[] = [];
    const cache = { put: (url: string) => Promise.resolve(void kept.push(url)), keys: () => Promise.resolve([]) };
    Object.assign(globalThis, { caches: { open: () => Promise.resolve(cache) } });
    const urls = rendered.flatMap(({ firstCalls }) => firstCalls.map((call) => `https://surf.example${call}`));
    for (const url of urls) storeForOffline(new Request(url), new Response('{}'));
    await waitFor(() => expect(kept).toEqual(urls));
  });
});

test.each(visitorPages)('$path loads the chunk that its entry names', ({ load, build }) => {
  expect(/webpackChunkName: "(.+?)"/.exec(String(load))?.[1]).toBe(build?.chunk);
});

const forGuests = visitorPages.filter(({ access }) => access !== 'users');
const withoutLesson = paths.lessonDetail; // the page of a lesson is found, the one without is not
const robots = forGuests.map(
  ({ path, description }) =>
    [exampleAddress(path), description && path !== withoutLesson ? 'index, follow' : 'noindex'] as const,
);
test.each([
  ...robots,
  ['/surf-lesson?search=group', 'noindex, follow'],
  ['/surf-lesson?search=group&page=2', 'noindex, follow'],
  ['/surf-lesson?page=2', 'index, follow'],
] as const)('%s tells search engines: %s', async (path, expected) => {
  server.use(http.get('*/api/*', () => delay('infinite')));
  await renderRoute(path);
  await screen.findByRole('heading', { level: 1 });
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', expected);
});
