import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../../../../src/api';
import { restore } from '../../../../src/state/persist/restore';
import { startSession } from '../../../../src/app/session';
import { selectCurrentUser, selectIsLoggedIn, signedIn, signedOut } from '../../../../src/state';
import { makeCurrentUser } from '../../../support/web/factories';
import { server } from '../../../support/web/server';
import { makeStore, signedInSession } from '../../../support/web/store';

const unknownUser = signedInSession({ currentUser: null });
const unauthorized = () => HttpResponse.json({ message: 'Unauthorized' }, { status: 401 });
const bearer = (request: Request) => request.headers.get('authorization');

const BOOKING = 'https://surf.example/api/check-booking/7K3M9QXT2A';

/** Cache Storage with a booking and a list, of which a test sees what is left. */
function keepBooking() {
  const kept = new Set([BOOKING, 'https://surf.example/api/products']);
  const cache = {
    keys: () => Promise.resolve([...kept].map((url) => ({ url }))),
    delete: ({ url }: { url: string }) => Promise.resolve(kept.delete(url)),
  };
  Object.assign(globalThis, { caches: { open: () => Promise.resolve(cache) } });
  return kept;
}

describe('bookings that are kept for use without a network', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'caches');
    localStorage.clear();
  });

  test('go when the cookies of a session have ended while the site was closed', async () => {
    makeStore().dispatch(signedIn({ accessToken: 'access-1', refreshToken: 'refresh-1' }));
    await Promise.resolve();
    const kept = keepBooking();
    await startSession(makeStore()); // opened anew, without the cookies
    expect([...kept]).toEqual(['https://surf.example/api/products']);
    kept.add(BOOKING); // what a guest looks up from here on stays
    await startSession(makeStore());
    expect(kept.has(BOOKING)).toBe(true);
  });

  test('stay for a guest, and for whoever is still signed in', async () => {
    const kept = keepBooking();
    await startSession(makeStore());
    const store = makeStore({ session: signedInSession() });
    await startSession(store);
    expect(kept.has(BOOKING)).toBe(true);
    store.dispatch(signedOut());
    await waitFor(() => expect(kept.has(BOOKING)).toBe(false));
  });
});

describe('at startup', () => {
  test('with a token but no user, the user is fetched', async () => {
    server.use(http.get('*/api/users/current', () => HttpResponse.json({ data: makeCurrentUser({ name: 'Ayu' }) })));
    const store = makeStore({ session: unknownUser });
    await startSession(store);
    expect(selectCurrentUser(store.getState())).toEqual({
      name: 'Ayu',
      email: 'wayan@example.com',
      role: 'CUSTOMER',
      avatar: null,
    });
  });

  test('a cached user is not fetched again', async () => {
    const store = makeStore({ session: signedInSession() });
    await startSession(store); // an unmocked request would fail the test
    expect(selectIsLoggedIn(store.getState())).toBe(true);
  });

  test('a guest is asked nothing', async () => {
    const store = makeStore();
    await startSession(store);
    expect(selectIsLoggedIn(store.getState())).toBe(false);
  });

  test.each([
    ['the server breaks', () => HttpResponse.json({ message: 'Broken' }, { status: 500 })],
    ['there is no answer', () => HttpResponse.error()],
  ])('when %s, the session counts as logged out', async (_, answer) => {
    server.use(http.get('*/api/users/current', answer));
    const store = makeStore({ session: unknownUser });
    await startSession(store);
    expect(store.getState().session).toMatchObject({ accessToken: null, refreshToken: null, currentUser: null });
  });

  test('when the failed session ends, its cookies go', async () => {
    document.cookie = 'access_token=old; path=/';
    document.cookie = 'refresh_token=older; path=/';
    server.use(http.get('*/api/users/current', unauthorized), http.post('*/api/auth/refresh', unauthorized));
    const store = makeStore();
    await restore(store);
    expect(selectIsLoggedIn(store.getState())).toBe(true);
    await startSession(store);
    expect(document.cookie).toBe('');
  });
});

describe('an expired access token', () => {
  test('leads to one refresh and one retry', async () => {
    const calls: string[] = [];
    server.use(
      http.get('*/api/users/current', ({ request }) => {
        calls.push(`current ${bearer(request) ?? ''}`);
        return bearer(request) === 'Bearer access-2' ? HttpResponse.json({ data: makeCurrentUser() }) : unauthorized();
      }),
      http.post('*/api/auth/refresh', ({ request }) => {
        calls.push(`refresh ${bearer(request) ?? ''}`);
        return HttpResponse.json({ data: { access_token: 'access-2' } });
      }),
    );
    const store = makeStore({ session: unknownUser });
    await startSession(store);
    expect(calls).toEqual(['current Bearer access-1', 'refresh Bearer refresh-1', 'current Bearer access-2']);
    expect(store.getState().session.accessToken).toBe('access-2');
    expect(selectCurrentUser(store.getState())?.name).toBe('Wayan Test');
  });

  test('ends the session when the retry is refused too', async () => {
    let refreshes = 0;
    server.use(
      http.get('*/api/users/current', unauthorized),
      http.post('*/api/auth/refresh', () => {
        refreshes += 1;
        return HttpResponse.json({ data: { access_token: 'access-2' } });
      }),
    );
    const store = makeStore({ session: unknownUser });
    await startSession(store);
    expect(refreshes).toBe(1);
    expect(selectIsLoggedIn(store.getState())).toBe(false);
  });

  test('several calls at once wait for the same refresh', async () => {
    let refreshes = 0;
    server.use(
      http.get('*/api/*', ({ request }) =>
        bearer(request) === 'Bearer access-2'
          ? HttpResponse.json({ data: [], paging: { page: 1, size: 5, total_item: 0, total_page: 0 } })
          : unauthorized(),
      ),
      http.post('*/api/auth/refresh', () => {
        refreshes += 1;
        return HttpResponse.json({ data: { access_token: 'access-2' } });
      }),
    );
    const store = makeStore({ session: signedInSession() });
    const answers = await Promise.all([
      store.dispatch(api.endpoints.listMyBookings.initiate({ page: 1, size: 5 })),
      store.dispatch(api.endpoints.listMyHistories.initiate({ page: 1, size: 5 })),
    ]);
    expect(answers.map(({ isSuccess }) => isSuccess)).toEqual([true, true]);
    expect(refreshes).toBe(1);
  });
});
