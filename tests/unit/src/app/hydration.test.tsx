import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { api, type EmbeddedAnswer, withFurtherProducts } from '../../../../src/api';
import { homeCalls } from '../../../../src/app/renderedFrom';
import { start } from '../../../../src/app/start';
import { takeSchool } from '../../../../src/config/school';
import type { SchoolWords } from '../../../../src/config/sentSchool';
import { exampleAnswer } from '../../../support/web/contract';
import {
  makeCarousel,
  makeCategory,
  makeCartLine,
  makeProduct,
  makeSpot,
  makeTestimony,
} from '../../../support/web/factories';
import { server } from '../../../support/web/server';

const category = makeCategory({ name: 'Courses of 3 days' });
const lessons = [1, 2].map((n) =>
  makeProduct({ name: `Course ${String(n)} </script>`, description: '3 days', product_category_id: category.id }),
);
const [listed, further] = lessons;

const list = (data: unknown[], total_page = 1) => ({
  data,
  paging: { page: 1, size: 10, total_item: data.length, total_page },
});
const answer = (endpointName: string, arg: object, value: unknown): EmbeddedAnswer => ({ endpointName, arg, value });

const categories = answer('listProductCategories', {}, list([category]));

/** Rows of the home page's lists that matter to these tests; the others are the contract's examples. */
const homeRows: Record<string, EmbeddedAnswer> = {
  '/api/products?page=1': answer('listProducts', { page: 1 }, list([listed], 2)),
  '/api/product-categories': categories,
  '/api/carousels': answer('listCarousels', {}, list([makeCarousel(), makeCarousel()])),
};
const homeAnswers = homeCalls.map((call) => homeRows[call] ?? exampleAnswer(call));

const answersOf: Record<string, EmbeddedAnswer[]> = {
  '/': [...homeAnswers, answer('listProducts', { page: 2 }, list([further], 2))],
  '/?utm_source=post': [],
  '/surf-lesson': [answer('listProducts', { page: 1 }, list(lessons, 3)), categories],
  '/surf-lesson?search=course&page=2': [
    answer('listProducts', { page: 2, search: 'course' }, list(lessons, 3)),
    categories,
  ],
  '/surf-lesson?search=course&who=me': [
    answer('listProducts', { page: 1, search: 'course' }, list([listed], 2)),
    answer('listProducts', { page: 2, search: 'course' }, list([further], 2)),
    categories,
  ],
  '/surf-lesson?page=77': [answer('listProducts', { page: 77 }, list([], 3)), categories],
  [`/surf-lesson/lesson-detail?lesson=${listed?.id ?? ''}`]: [
    answer('listSurfSpots', { page: 1 }, list([makeSpot()])),
    exampleAnswer('/api/instructors'),
    answer('listTestimonies', {}, list([makeTestimony({ active: true })])),
    answer('listProducts', { page: 1 }, list(lessons)),
    answer('findLesson', { id: listed?.id }, listed),
  ],
  '/surfspot': [answer('listSurfSpots', {}, list([makeSpot(), makeSpot()]))],
  '/aboutus': [exampleAnswer('/api/instructors')],
  '/contactus': [],
  '/check-bookings': [],
};
answersOf['/?utm_source=post'] = answersOf['/'] ?? [];

/** Renders in a module registry of its own, as React does not expect its server's half and its browser's half in one. */
async function renderPage(url: string, ofCalls: readonly EmbeddedAnswer[], school: Partial<SchoolWords>) {
  let rendered = { html: '', head: '' };
  const answers = withFurtherProducts(ofCalls);
  await jest.isolateModulesAsync(async () => {
    const renderer = await import('../../../../src/serverRender');
    rendered = await renderer.renderPage({ url, origin: 'http://localhost', answers, school });
  });
  return { ...rendered, answers };
}

/** All but the date. */
const doNotFake = [
  'setTimeout',
  'setInterval',
  'setImmediate',
  'clearTimeout',
  'clearInterval',
  'clearImmediate',
  'nextTick',
  'hrtime',
  'queueMicrotask',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
] as const;

/** Brings near what a page loads only then: it would be loaded three seconds later, in the tests of another file. */
const bringNear: (() => void)[] = [];
beforeEach(() => {
  const observer = new IntersectionObserver(() => undefined);
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((onChange) => {
    bringNear.push(() => onChange([{ isIntersecting: true } as IntersectionObserverEntry], observer));
    return observer;
  });
});

let stop = () => {};
afterEach(async () => {
  stop();
  takeSchool({});
  for (const bring of bringNear.splice(0)) bring();
  await new Promise((resolve) => setTimeout(resolve, 0));
});

const sendFile = (answers: readonly EmbeddedAnswer[]) =>
  server.use(http.get('http://localhost/answers/all.json', () => HttpResponse.json(answers as JsonBodyType)));

/** Puts the page into the document as the server sends it, and runs the app's start; resolves when it is hydrated. */
async function visit(url: string, ofCalls: readonly EmbeddedAnswer[], beforeStart = () => {}, school = {}) {
  const { head, html, answers } = await renderPage(url, ofCalls, school);
  sendFile(answers);
  const file = answers.length > 0 ? '/answers/all.json' : '';
  const metas = { 'site-origin': 'http://localhost', 'api-level': '2', answers: file };
  const named = Object.entries(metas).map(
    ([name, content]) => `<meta name="${name}" id="${name}" content="${content}">`,
  );
  document.head.innerHTML = `${named.join('')}<script type="application/json" id="school">{}</script>${head}`;
  document.body.innerHTML = `<div id="root" data-page="${url.split('?')[0] ?? ''}">${html}</div>`;
  window.history.pushState(null, '', url);
  const heading = document.querySelector('h1');
  takeSchool(school);
  beforeStart();
  const { store, root } = await start();
  stop = () => {
    root?.unmount();
    store.dispatch(api.util.resetApiState());
  };
  await waitFor(() => {
    const menu = screen.getByRole('button', { name: 'Menu' });
    fireEvent.click(menu); // does nothing before the page is hydrated
    expect(menu).toHaveAttribute('aria-expanded', 'true');
  });
  return { heading };
}

// React renders outside of a browser with Node's setImmediate, which jsdom hides, and hydrates in its own time.
const setImmediate = (run: () => void) => setTimeout(run, 0);
beforeAll(() => Object.assign(globalThis, { setImmediate, IS_REACT_ACT_ENVIRONMENT: false }));
afterAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

// The set-up fails a test that makes a request or logs an error.
describe.each(Object.entries(answersOf))('%s, as the server has rendered it', (url, answers) => {
  test('is taken over by the app as it is, and nothing is asked for', async () => {
    const { heading } = await visit(url, answers);
    await screen.findByRole('link', { name: 'Login' });
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  });

  test('shows what is the visitor’s own after that', async () => {
    const user = { name: 'Wayan Test', email: 'wayan@example.com', role: 'CUSTOMER' };
    document.cookie = 'access_token=a; path=/';
    document.cookie = 'refresh_token=b; path=/';
    document.cookie = `currentUser=${encodeURIComponent(JSON.stringify(user))}; path=/`;
    window.localStorage.setItem('cart', JSON.stringify({ lines: [makeCartLine()], expiresAt: Date.now() + 60_000 }));
    await visit(url, answers);
    expect(await screen.findByRole('button', { name: /Wayan Test/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Cart \(\d\)/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  });

  test('may be from the day and the year before', async () => {
    jest.useFakeTimers({ now: new Date('2027-12-31T23:59:59+08:00'), doNotFake: [...doNotFake] }); // at the school
    const { heading } = await visit(url, answers, () => jest.setSystemTime(new Date('2028-01-01T09:00:00+08:00')));
    await screen.findByRole('link', { name: 'Login' });
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  });
});

test.each(['/', '/aboutus'])('%s of a school with few words is taken over as it is', async (url) => {
  const own = { name: 'Wave House', founded: null, texts: { tagline: null, welcome: null, about: null } };
  const { heading } = await visit(url, answersOf[url] ?? [], () => {}, own);
  await screen.findByRole('link', { name: 'Login' });
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
});

test.each([
  ['is gone', () => HttpResponse.json({ message: 'File not found' }, { status: 404 })],
  ['is broken', () => new HttpResponse('[{', { headers: { 'content-type': 'application/json' } })],
  ['cannot be reached', () => HttpResponse.error()],
])('where the file of its answers %s, the app begins anew and asks for its lists', async (_what, resolver) => {
  const asked: string[] = [];
  const { heading } = await visit('/surfspot', answersOf['/surfspot'] ?? [], () =>
    server.use(
      http.get('http://localhost/answers/all.json', resolver),
      http.get('http://localhost/api/surf-spots', ({ request }) => {
        asked.push(request.url);
        return HttpResponse.json(list([makeSpot({ name: 'Of today' })]) as JsonBodyType);
      }),
    ),
  );
  expect(await screen.findByRole('button', { name: 'Of today' })).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(heading).not.toBeInTheDocument();
});
