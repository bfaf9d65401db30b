import { act } from '@testing-library/react';
import { http } from 'msw';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { api } from '../../../../src/api';
import { App } from '../../../../src/app/App';
import { AppRoutes } from '../../../../src/app/AppRoutes';
import { visitorPages } from '../../../../src/app/pages';
import { loadPage } from '../../../../src/app/routes';
import type { AppState } from '../../../../src/state';
import {
  listOf,
  makeCarousel,
  makeCartLine,
  makeCategory,
  makeImage,
  makeProduct,
  makeSpot,
  makeTestimony,
} from '../../../support/web/factories';
import type { Answers } from '../../../support/web/renderOnServer';
import { server } from '../../../support/web/server';
import { makeStore, signedInSession } from '../../../support/web/store';

// Only React's development build, which tests use, warns about attributes that differ. Whatever it says fails a test.

const category = makeCategory({ name: '3 days' });
const spot = makeSpot({ name: 'Balangan' });
const lesson = makeProduct({ name: '3 days group lesson', product_category_id: category.id });

/** The answers that pages bring with their HTML. */
const answers: Answers = [
  { endpointName: 'listCarousels', arg: {}, value: listOf([makeCarousel({ id: 'a' }), makeCarousel({ id: 'b' })]) },
  { endpointName: 'listProducts', arg: { page: 1 }, value: listOf([lesson], { total_page: 2 }) },
  { endpointName: 'listProductCategories', arg: {}, value: listOf([category]) },
  { endpointName: 'listImages', arg: {}, value: listOf([makeImage({ id: 'c' })]) },
  { endpointName: 'listTestimonies', arg: {}, value: listOf([makeTestimony({ id: 'd' })]) },
  { endpointName: 'listSurfSpots', arg: {}, value: listOf([spot]) },
];

/** The page as the server renders it: with a React, a router and an app of its own, as it has in a process of its own. */
async function renderApart(path: string, brought: Answers): Promise<string> {
  let html = '';
  await jest.isolateModulesAsync(async () => {
    const { renderOnServer } = await import('../../../support/web/renderOnServer');
    html = await renderOnServer(path, brought);
  });
  return html;
}

const renderedAt = new Date('2026-03-09T15:58:00Z');
/** A minute before midnight in Makassar, the minute after it, and a year later: an old page that was kept. */
const clocks = ['2026-03-09T15:59:59Z', '2026-03-09T16:00:01Z', '2027-03-09T03:00:00Z'];

const guest: Partial<AppState> = {};
const customer: Partial<AppState> = {
  session: signedInSession(),
  cart: { lines: [makeCartLine()] },
  selectedLesson: { lesson: { id: lesson.id, name: lesson.name, price: lesson.price, description: '' } },
};
const timers = ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick', 'performance'] as const;

const cases = visitorPages.flatMap(({ path, build }) => {
  if (!build?.firstCalls) return [];
  const lists = build.firstCalls.length > 0 ? ['its lists', 'no lists'] : ['no lists'];
  return lists.flatMap((brings) =>
    Object.entries({ guest, customer }).map(([who, state]) => ({ path, brings, who, state })),
  );
});

test.each(cases)('$path, with $brings in its HTML, is hydrated for a $who at any hour', async (one) => {
  const { path, brings, state } = one;
  const hasLists = brings === 'its lists';
  server.use(http.get('*/api/*', () => new Promise(() => undefined)));
  await loadPage(path);
  const brought = hasLists ? answers : [];
  jest.useFakeTimers({ doNotFake: [...timers, 'clearTimeout', 'clearInterval', 'clearImmediate'] });
  jest.setSystemTime(renderedAt);
  const html = await renderApart(path, brought);
  expect(html).toContain('<h1');
  expect(html.includes(path === '/surfspot' ? spot.name : lesson.name)).toBe(hasLists);
  for (const clock of clocks) {
    window.history.pushState(null, '', path);
    jest.setSystemTime(new Date(clock));
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = html;
    const heading = root.querySelector('h1');
    const store = makeStore(state);
    const pristine = makeStore();
    for (const each of [store, pristine]) each.dispatch(api.util.upsertQueryEntries(brought));
    const errors: unknown[] = [];
    const view = await act(() =>
      Promise.resolve(
        hydrateRoot(
          root,
          <StrictMode>
            <App store={store} prerenderedState={pristine.getState()}>
              <BrowserRouter useTransitions={false}>
                <AppRoutes />
              </BrowserRouter>
            </App>
          </StrictMode>,
          { onRecoverableError: (error) => errors.push(error) },
        ),
      ),
    );
    expect(errors).toEqual([]);
    expect(root.querySelector('h1')).toBe(heading); // the element of the HTML, not one made anew
    act(() => view.unmount());
    root.remove();
  }
});
