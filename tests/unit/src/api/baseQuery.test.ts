import { delay, HttpResponse } from 'msw';
import { api } from '../../../../src/api';
import type { AppStore } from '../../../../src/app/store';
import { accessTokenRefreshed, selectAccessToken, selectIsLoggedIn, signedOut } from '../../../../src/state';
import { listOf, makeBooking, makeCurrentUser, makeSpot, makeUser } from '../../../support/web/factories';
import { type Call, failure, mockCall, noAnswer } from '../../../support/web/network';
import { makeStore, signedInSession } from '../../../support/web/store';

const { endpoints } = api;
const signedInStore = () => makeStore({ session: signedInSession() });
const bearers = (calls: Call[]) => calls.map(({ headers }) => headers.get('authorization'));
const unauthorized = failure(401, 'Token expired');
const users = { json: listOf([makeUser()]) };

/** A server that takes one access token only. */
const takes = (token: string, answer: { json: object }) => (call: Call) =>
  call.headers.get('authorization') === `Bearer ${token}` ? (answer as typeof users) : unauthorized;

const refreshes = (answer: Parameters<typeof mockCall>[2] = { json: { data: { access_token: 'access-2' } } }) =>
  mockCall('post', '/api/auth/refresh', answer);

const listUsers = (store: AppStore, page = 1) => store.dispatch(endpoints.listUsers.initiate({ page }));

/** A call whose own error is still heard when the session ends: a query of the former user is forgotten then. */
const deleteUser = (store: AppStore) => store.dispatch(endpoints.deleteUser.initiate({ id: 'u' }));

describe('a call', () => {
  test('goes to the API host, with its parameters and without those that are not given', async () => {
    const calls = mockCall('get', '/api/products', { json: listOf([]) });
    await makeStore().dispatch(endpoints.listProducts.initiate({ page: 2, search: 'a&b %' }));
    await makeStore().dispatch(endpoints.listProducts.initiate({}));
    expect(calls.map(({ url }) => url.origin + url.pathname + url.search)).toEqual([
      'http://localhost/api/products?page=2&search=a%26b+%25',
      'http://localhost/api/products',
    ]);
    expect(bearers(calls)).toEqual([null, null]);
  });

  test('never carries the token where the contract wants none', async () => {
    const calls = mockCall('get', '/api/products', { json: listOf([]) });
    await signedInStore().dispatch(endpoints.listProducts.initiate({}));
    expect(bearers(calls)).toEqual([null]);
  });

  test('carries the access token where the contract wants it', async () => {
    const calls = mockCall('get', '/api/users', users);
    const { data } = await listUsers(signedInStore());
    expect(bearers(calls)).toEqual(['Bearer access-1']);
    expect(data).toEqual(users.json);
  });

  test('that needs a token fails locally without one', async () => {
    const { error } = await listUsers(makeStore());
    expect(error).toEqual({ status: 401, message: 'Unauthorized: No access token found', details: [] });
  });

  test('with an optional token takes it along if there is one', async () => {
    const calls = mockCall('get', '/api/surf-spots', { json: listOf([makeSpot()]) });
    await makeStore().dispatch(endpoints.listSurfSpots.initiate({ page: 1 }));
    await signedInStore().dispatch(endpoints.listSurfSpots.initiate({ page: 1 }));
    expect(bearers(calls)).toEqual([null, 'Bearer access-1']);
  });

  test('writes path parameters so that they stay one part of the path', async () => {
    const calls = mockCall('get', '/api/check-booking/:code', failure(404, 'Not found'));
    await makeStore().dispatch(endpoints.checkBooking.initiate({ bookingCode: 'A/B ?#é' }));
    expect(calls[0]?.url.pathname).toBe('/api/check-booking/A%2FB%20%3F%23%C3%A9');
    expect(calls[0]?.url.search).toBe('');
  });

  test('hands the idempotency key of a booking over, and none when there is none', async () => {
    const calls = mockCall('post', '/api/bookings', {
      status: 201,
      json: { data: { booking: makeBooking(), transaction: null } },
    });
    const createBookingRequest = {
      surf_spot_id: 's1',
      payment_method: 'CASH' as const,
      customer_details: { full_name: 'Ayu', email: 'ayu@example.com', phone: '000000000', country: 'Unknown' },
      booking_details: [{ product_id: 'p1', reservation_date: '2030-01-15', person: 1 }],
    };
    const store = makeStore();
    await store.dispatch(endpoints.createBooking.initiate({ 'Idempotency-Key': 'key-1', createBookingRequest }));
    await store.dispatch(endpoints.createBooking.initiate({ createBookingRequest }));
    expect(calls.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-1', null]);
    expect(calls[0]?.body).toEqual(createBookingRequest);
    expect(calls[0]?.headers.get('content-type')).toContain('application/json');
    expect(bearers(calls)).toEqual([null, null]);
  });

  test('keeps its own headers when it carries a token', async () => {
    const calls = mockCall('post', '/api/bookings', failure(400, 'no'));
    const createBookingRequest = {} as Parameters<typeof endpoints.createBooking.initiate>[0]['createBookingRequest'];
    await signedInStore().dispatch(
      endpoints.createBooking.initiate({ 'Idempotency-Key': 'key-1', createBookingRequest }),
    );
    expect(calls[0]?.headers.get('idempotency-key')).toBe('key-1');
    expect(bearers(calls)).toEqual(['Bearer access-1']);
  });

  test('of the logout carries the refresh token, and fails locally without one', async () => {
    const calls = mockCall('delete', '/api/auth/logout', { json: { data: true } });
    await signedInStore().dispatch(endpoints.logout.initiate());
    expect(bearers(calls)).toEqual(['Bearer refresh-1']);
    const { error } = await makeStore().dispatch(endpoints.logout.initiate());
    expect(error).toEqual({ status: 401, message: 'No refresh token found', details: [] });
    expect(calls).toHaveLength(1);
  });
});

describe('an error comes out in one shape', () => {
  const messageless = (status: number) => ({ status, message: null, details: [] });

  test.each<[string, Parameters<typeof mockCall>[2], unknown]>([
    [
      'with the message and details of the server',
      failure(400, 'Invalid', ['name is blank', 'price is missing']),
      { status: 400, message: 'Invalid', details: ['name is blank', 'price is missing'] },
    ],
    ['without details', failure(404, 'Not found'), { status: 404, message: 'Not found', details: [] }],
    ['from foreign JSON', { status: 409, json: { message: 5, details: 'x' } }, messageless(409)],
    ['from a list', { status: 400, json: ['no'] }, messageless(400)],
    ['with a blank message', failure(400, '  '), messageless(400)],
    [
      'with details that are partly texts',
      { status: 400, json: { message: 'Invalid', details: ['a', 1, null] } },
      { status: 400, message: 'Invalid', details: ['a'] },
    ],
    ['from an empty body', new HttpResponse(null, { status: 500 }), messageless(500)],
    ['from HTML', HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }), messageless(502)],
    ['from HTML that claims success', HttpResponse.html('<h1>Hello</h1>'), messageless(0)],
    ['from a network that is down', noAnswer(), messageless(0)],
  ])('%s', async (_what, answer, expected) => {
    mockCall('get', '/api/products', answer);
    const { error, data } = await makeStore().dispatch(endpoints.listProducts.initiate({}));
    expect(error).toEqual(expected);
    expect(data).toBeUndefined();
  });

  test('after half a minute without an answer', async () => {
    jest.useFakeTimers();
    const silent = (signal: AbortSignal) =>
      new Promise<Response>((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as DOMException)),
      );
    jest.spyOn(globalThis, 'fetch').mockImplementation((input) => silent((input as Request).signal));
    const settled = jest.fn();
    void makeStore().dispatch(endpoints.listProducts.initiate({})).then(settled);
    await jest.advanceTimersByTimeAsync(29_900);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ error: messageless(0) }));
  });

  test.each(['beforeunload', 'pagehide'])(
    'broken off by the page being left (%s) is told ten seconds late, as nobody is there by then',
    async (event) => {
      jest.useFakeTimers();
      const settled = jest.fn();
      jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
        window.dispatchEvent(new Event(event));
        return Promise.reject(new TypeError('Failed to fetch'));
      });
      void makeStore().dispatch(endpoints.listProducts.initiate({})).then(settled);
      await jest.advanceTimersByTimeAsync(9_900);
      expect(settled).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(200);
      expect(settled).toHaveBeenCalledWith(expect.objectContaining({ error: messageless(0) }));
    },
  );
});

describe('a 401 on a call with the access token', () => {
  test('leads to one refresh with the refresh token and an empty body, and one retry', async () => {
    const store = signedInStore();
    const calls = mockCall('get', '/api/users', takes('access-2', users));
    const refresh = refreshes();
    const { data, error } = await listUsers(store);
    expect(error).toBeUndefined();
    expect(data).toEqual(users.json);
    expect(bearers(calls)).toEqual(['Bearer access-1', 'Bearer access-2']);
    expect(bearers(refresh)).toEqual(['Bearer refresh-1']);
    expect(refresh[0]?.body).toBeNull();
    expect(store.getState().session).toMatchObject({ accessToken: 'access-2', refreshToken: 'refresh-1' });
  });

  test('refreshes once for five calls at a time, and each of them is sent again once', async () => {
    const store = signedInStore();
    const calls = mockCall('get', '/api/users', takes('access-2', users));
    const refresh = refreshes(async () => {
      await delay(30);
      return { json: { data: { access_token: 'access-2' } } };
    });
    const answers = await Promise.all([1, 2, 3, 4, 5].map((page) => listUsers(store, page)));
    expect(answers.map(({ data }) => data)).toEqual(Array(5).fill(users.json));
    expect(refresh).toHaveLength(1);
    expect(bearers(calls).sort()).toEqual([
      ...Array<string>(5).fill('Bearer access-1'),
      ...Array<string>(5).fill('Bearer access-2'),
    ]);
  });

  test('sends a mutation with its form again, whole', async () => {
    const calls = mockCall('post', '/api/images', takes('access-2', { json: { data: { id: 'i', image_url: 'x' } } }));
    refreshes();
    const image_url = new File(['pixels'], 'wave.png', { type: 'image/png' });
    await signedInStore().dispatch(endpoints.createImage.initiate({ createImageRequest: { image_url } }));
    expect(calls).toHaveLength(2);
    const file = (calls[1]?.body as FormData).get('image_url') as File;
    expect(await file.text()).toBe('pixels');
  });

  test('uses the token that another call has got meanwhile, without a refresh of its own', async () => {
    const store = signedInStore();
    const refresh = refreshes();
    const calls = mockCall('get', '/api/users', (call, index) => {
      // while this call is on its way, the session gets a new token
      if (index === 0) store.dispatch(accessTokenRefreshed('access-9'));
      return takes('access-9', users)(call);
    });
    const { data } = await listUsers(store);
    expect(data).toEqual(users.json);
    expect(bearers(calls)).toEqual(['Bearer access-1', 'Bearer access-9']);
    expect(refresh).toHaveLength(0);
  });

  test('a later 401 may refresh again', async () => {
    const store = signedInStore();
    let valid = 'access-2';
    const refresh = refreshes(() => ({ json: { data: { access_token: valid } } }));
    mockCall('get', '/api/users', (call) => takes(valid, users)(call));
    await listUsers(store, 1);
    valid = 'access-3';
    const { data } = await listUsers(store, 2);
    expect(data).toEqual(users.json);
    expect(refresh).toHaveLength(2);
    expect(selectAccessToken(store.getState())).toBe('access-3');
  });

  test('ends the session when the retry is refused too', async () => {
    const store = signedInStore();
    const calls = mockCall('delete', '/api/users/u', unauthorized);
    const refresh = refreshes();
    const { error } = await deleteUser(store);
    expect(error).toEqual({ status: 401, message: 'Token expired', details: [] });
    expect(calls).toHaveLength(2);
    expect(refresh).toHaveLength(1);
    expect(store.getState().session).toEqual({ accessToken: null, refreshToken: null, currentUser: null });
  });

  test.each([400, 401, 403, 404])('ends the session when the refresh is refused with %d', async (status) => {
    const store = signedInStore();
    mockCall('delete', '/api/users/u', unauthorized);
    refreshes(failure(status, 'no'));
    const { error } = await deleteUser(store);
    expect(error).toEqual({ status: 401, message: 'Refresh token invalid or expired', details: [] });
    expect(selectIsLoggedIn(store.getState())).toBe(false);
  });

  test.each([
    ['nothing', { data: {} }],
    ['no text', { data: { access_token: 5 } }],
    ['a list', []],
  ])('ends the session when the refresh answers %s', async (_what, json) => {
    const store = signedInStore();
    mockCall('delete', '/api/users/u', unauthorized);
    refreshes({ json });
    const { error } = await deleteUser(store);
    expect(error).toMatchObject({ message: 'Refresh token invalid or expired' });
    expect(selectIsLoggedIn(store.getState())).toBe(false);
  });

  test('ends the session when there is no refresh token', async () => {
    const store = makeStore({ session: signedInSession({ refreshToken: null }) });
    mockCall('delete', '/api/users/u', unauthorized);
    const { error } = await deleteUser(store);
    expect(error).toEqual({ status: 401, message: 'No refresh token found', details: [] });
    expect(selectIsLoggedIn(store.getState())).toBe(false);
  });

  test.each<[string, Parameters<typeof mockCall>[2], number]>([
    ['the network fails', noAnswer(), 0],
    ['the server stumbles', failure(500, 'Internal error'), 500],
    ['the server is busy', failure(429, 'Too many requests'), 429],
    ['a proxy answers', HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }), 502],
  ])('keeps the session when %s during the refresh', async (_what, answer, status) => {
    const store = signedInStore();
    const calls = mockCall('get', '/api/users', unauthorized);
    refreshes(answer);
    const { error } = await listUsers(store);
    expect(error).toMatchObject({ status });
    expect(calls).toHaveLength(1);
    expect(store.getState().session).toMatchObject(signedInSession());
  });

  test('leaves nothing of a refused query behind', async () => {
    const store = signedInStore();
    mockCall('get', '/api/users', unauthorized);
    refreshes(failure(401, 'no'));
    const { data } = await listUsers(store);
    expect(data).toBeUndefined();
    expect(selectIsLoggedIn(store.getState())).toBe(false);
    expect(store.getState().api.queries).toEqual({});
  });

  test('does not sign a person in again who signed out during the refresh', async () => {
    const store = signedInStore();
    const calls = mockCall('delete', '/api/users/u', takes('access-2', { json: { data: true } }));
    refreshes(() => {
      store.dispatch(signedOut());
      return { json: { data: { access_token: 'access-2' } } };
    });
    const { error } = await deleteUser(store);
    expect(error).toMatchObject({ status: 401 });
    expect(selectIsLoggedIn(store.getState())).toBe(false);
    expect(calls).toHaveLength(1);
  });

  test('goes on for the others when the call that began the refresh is given up', async () => {
    const store = signedInStore();
    mockCall('get', '/api/users', takes('access-2', users));
    const refresh = refreshes(async () => {
      await delay(50);
      return { json: { data: { access_token: 'access-2' } } };
    });
    const first = listUsers(store, 1);
    const second = listUsers(store, 2);
    while (refresh.length === 0) await delay(5);
    first.abort();
    const { data } = await second;
    expect(data).toEqual(users.json);
    expect(refresh).toHaveLength(1);
  });

  test.each([403, 404, 500])('is the only answer that does: %d is handed on', async (status) => {
    const store = signedInStore();
    const calls = mockCall('get', '/api/users', failure(status, 'no'));
    const { error } = await listUsers(store);
    expect(error).toMatchObject({ status, message: 'no' });
    expect(calls).toHaveLength(1);
    expect(selectIsLoggedIn(store.getState())).toBe(true);
  });
});

describe('a 401 without the access token never refreshes', () => {
  test('of a login', async () => {
    const store = signedInStore();
    mockCall('post', '/api/auth/login', failure(401, 'Wrong e-mail address or password'));
    const loginRequest = { email: 'a@example.com', password: 'x' };
    const { error } = await store.dispatch(endpoints.login.initiate({ loginRequest }));
    expect(error).toMatchObject({ status: 401, message: 'Wrong e-mail address or password' });
    expect(selectIsLoggedIn(store.getState())).toBe(true);
  });

  test('of a refresh', async () => {
    const calls = refreshes(failure(401, 'no'));
    const { error } = await signedInStore().dispatch(endpoints.refreshAccessToken.initiate());
    expect(error).toMatchObject({ status: 401 });
    expect(calls).toHaveLength(1);
  });

  test('of a logout', async () => {
    const calls = mockCall('delete', '/api/auth/logout', failure(401, 'no'));
    await signedInStore().dispatch(endpoints.logout.initiate());
    expect(calls).toHaveLength(1);
  });

  test('of a guest’s call with an optional token', async () => {
    const calls = mockCall('get', '/api/surf-spots', unauthorized);
    const { error } = await makeStore().dispatch(endpoints.listSurfSpots.initiate({}));
    expect(error).toMatchObject({ status: 401, message: 'Token expired' });
    expect(calls).toHaveLength(1);
  });
});

test('a call with an optional token refreshes as the others do', async () => {
  const calls = mockCall('get', '/api/surf-spots', takes('access-2', { json: listOf([makeSpot()]) }));
  refreshes();
  const { error } = await signedInStore().dispatch(endpoints.listSurfSpots.initiate({}));
  expect(error).toBeUndefined();
  expect(bearers(calls)).toEqual(['Bearer access-1', 'Bearer access-2']);
});

test('the current user is asked for with the token and kept in the session', async () => {
  const store = makeStore({ session: signedInSession({ currentUser: null }) });
  mockCall('get', '/api/users/current', { json: { data: makeCurrentUser({ name: 'Komang', role: 'ADMIN' }) } });
  await store.dispatch(endpoints.getCurrentUser.initiate());
  expect(store.getState().session.currentUser).toMatchObject({ name: 'Komang', role: 'ADMIN' });
});
