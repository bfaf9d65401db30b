import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { adminApi as api } from '../../../../src/api';
import type { AppStore } from '../../../../src/app/store';
import { accessTokenRefreshed, selectAccessToken, selectIsLoggedIn, signedOut } from '../../../../src/state';
import { listOf, makeBooking, makeSpot, makeUser } from '../../../support/web/factories';
import { gate } from '../../../support/web/gate';
import { bearers, type Call, failure, mockCall, noAnswer } from '../../../support/web/network';
import { makeStore, signedInSession } from '../../../support/web/store';

const { endpoints } = api;
const signedInStore = () => makeStore({ session: signedInSession() });
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
      await waitFor(() => expect(calls).toHaveLength(5));
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

  test('keeps no answer of a refused query', async () => {
    const store = signedInStore();
    mockCall('get', '/api/users', unauthorized);
    refreshes(failure(401, 'no'));
    const { data } = await listUsers(store);
    expect(data).toBeUndefined();
    expect(selectIsLoggedIn(store.getState())).toBe(false);
    expect(endpoints.listUsers.select({ page: 1 })(store.getState()).data).toBeUndefined();
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
    const answer = gate();
    const refresh = refreshes(async () => {
      await answer.opened;
      return { json: { data: { access_token: 'access-2' } } };
    });
    const first = listUsers(store, 1);
    const second = listUsers(store, 2);
    await waitFor(() => expect(refresh).toHaveLength(1));
    first.abort();
    answer.open();
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

test('a read with an optional token is a guest’s when the session has ended', async () => {
  const calls = mockCall('get', '/api/check-booking/:code', (request) =>
    request.headers.has('authorization') ? unauthorized : { json: { data: makeBooking() } },
  );
  mockCall('post', '/api/auth/refresh', failure(401, 'no'));
  const store = signedInStore();
  const { data, error } = await store.dispatch(endpoints.checkBooking.initiate({ bookingCode: 'ABCDEFGH23' }));
  expect(error).toBeUndefined();
  expect(data?.data.booking_code).toBe('ABCDEFGH23');
  expect(bearers(calls)).toEqual(['Bearer access-1', null]);
});

test('a call with an optional token refreshes as the others do', async () => {
  const calls = mockCall('get', '/api/surf-spots', takes('access-2', { json: listOf([makeSpot()]) }));
  refreshes();
  const { error } = await signedInStore().dispatch(endpoints.listSurfSpots.initiate({}));
  expect(error).toBeUndefined();
  expect(bearers(calls)).toEqual(['Bearer access-1', 'Bearer access-2']);
});
