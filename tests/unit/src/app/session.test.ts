import { http, HttpResponse } from 'msw';
import { api } from '../../../../src/api';
import { restore } from '../../../../src/state/persist/restore';
import { startSession } from '../../../../src/app/session';
import { selectCurrentUser, selectIsLoggedIn } from '../../../../src/state';
import { makeCurrentUser } from '../../../support/web/factories';
import { server } from '../../../support/web/server';
import { makeStore, signedInSession } from '../../../support/web/store';

const unknownUser = signedInSession({ currentUser: null });
const unauthorized = () => HttpResponse.json({ message: 'Unauthorized' }, { status: 401 });
const bearer = (request: Request) => request.headers.get('authorization');

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
