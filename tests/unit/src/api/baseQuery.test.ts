import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { adminApi as api } from '../../../../src/api';
import type { AppStore } from '../../../../src/app/store';
import { selectIsAnswerStored } from '../../../../src/state';
import { warningsSoFar } from '../../../support/web/console';
import { listOf, makeBooking, makeSpot, makeUser } from '../../../support/web/factories';
import { gate } from '../../../support/web/gate';
import { setLevel } from '../../../support/web/level';
import { bearers, failure, mockCall, noAnswer } from '../../../support/web/network';
import { makeStore, signedInSession } from '../../../support/web/store';

const { endpoints } = api;
const signedInStore = () => makeStore({ session: signedInSession() });
const users = { json: listOf([makeUser()]) };
const listUsers = (store: AppStore) => store.dispatch(endpoints.listUsers.initiate({ page: 1 }));

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
    const calls = mockCall('get', '/api/images', { json: listOf([]) });
    await signedInStore().dispatch(endpoints.listImages.initiate({}));
    expect(bearers(calls)).toEqual([null]);
  });

  test.each([
    ['administrators', 2, 'ADMIN', 'Bearer access-1'],
    ['no staff', 2, 'STAFF', null],
    ['no customers', 2, 'CUSTOMER', null],
    ['nobody on a backend of level 1', 1, 'ADMIN', null],
  ] as const)('that says more to administrators carries the token of %s', async (_who, level, role, bearer) => {
    setLevel(level);
    const calls = mockCall('get', '/api/products', { json: listOf([]) });
    const store = makeStore({ session: signedInSession({ currentUser: makeUser({ role }) }) });
    await store.dispatch(endpoints.listProducts.initiate({}));
    expect(bearers(calls)).toEqual([bearer]);
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
    // Some backends refuse a call that names a type and brings no body.
    expect(calls[0]?.headers.get('content-type')).toBeNull();
    const { error } = await makeStore().dispatch(endpoints.logout.initiate());
    expect(error).toEqual({ status: 401, message: 'No refresh token found', details: [] });
    expect(calls).toHaveLength(1);
  });
});

test('what is being asked for while a change is answered is asked for once more, as its answer may be from before it', async () => {
  const store = signedInStore();
  const [before, after] = [makeUser({ name: 'Before' }), makeUser({ name: 'After' })];
  const former = gate();
  const calls = mockCall('get', '/api/users', async (_call, index) => {
    if (index === 0) await former.opened;
    return { json: listOf([index === 0 ? before : after]) };
  });
  mockCall('put', `/api/users/${after.id}`, { json: { data: after } });
  const list = listUsers(store);
  await waitFor(() => expect(calls).toHaveLength(1));
  await store.dispatch(endpoints.updateUser.initiate({ id: after.id, updateUserRequest: after }));
  former.open();
  expect((await list).data?.data).toEqual([after]);
  expect(calls).toHaveLength(2);
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
    ['from a list that has no rows', { json: { data: null } }, messageless(0)],
  ])('%s', async (_what, answer, expected) => {
    mockCall('get', '/api/products', answer);
    const { error, data } = await makeStore().dispatch(endpoints.listProducts.initiate({}));
    expect(error).toEqual(expected);
    expect(data).toBeUndefined();
  });

  test('after half a minute without an answer, which an upload may take', async () => {
    jest.useFakeTimers();
    const silent = (signal: AbortSignal) =>
      new Promise<Response>((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as DOMException)),
      );
    jest.spyOn(globalThis, 'fetch').mockImplementation((input) => silent((input as Request).signal));
    const settled = jest.fn();
    void makeStore().dispatch(endpoints.listProducts.initiate({})).then(settled);
    const uploaded = jest.fn();
    const createImageRequest = { image_url: new File(['x'], 'wave.png', { type: 'image/png' }) };
    void signedInStore().dispatch(endpoints.createImage.initiate({ createImageRequest })).then(uploaded);
    await jest.advanceTimersByTimeAsync(29_900);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ error: messageless(0) }));
    expect(uploaded).not.toHaveBeenCalled();
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

describe('a call that fails', () => {
  test('is logged where it was to load something', async () => {
    mockCall('get', '/api/images', failure(500, 'Internal error'));
    const { data } = await makeStore().dispatch(endpoints.listImages.initiate({}));
    expect(data).toBeUndefined();
    expect(warningsSoFar()).toEqual([expect.stringMatching(/^A call failed: .*Internal error/)]);
  });

  test('is not logged where it was given up', async () => {
    mockCall('get', '/api/images', () => new Promise(() => undefined));
    const call = makeStore().dispatch(endpoints.listImages.initiate({}));
    call.abort();
    await call;
    expect(warningsSoFar()).toEqual([]);
  });

  test('is not logged where nobody is signed in for it, as it was not sent', async () => {
    await listUsers(makeStore());
    expect(warningsSoFar()).toEqual([]);
  });

  test('is not logged where it was to change something, as its screen says what happened', async () => {
    mockCall('delete', '/api/images/a', failure(404, 'no'));
    await signedInStore().dispatch(endpoints.deleteImage.initiate({ id: 'a' }));
    expect(warningsSoFar()).toEqual([]);
  });
});

test('an endpoint that the contract does not have is an error, never a call without a token', async () => {
  const { unknownCall } = api.injectEndpoints({
    endpoints: (build) => ({ unknownCall: build.query<unknown, string>({ query: (url) => url }) }),
  }).endpoints;
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // RTK Query's own report of the exception
  const { error } = await signedInStore().dispatch(unknownCall.initiate('/api/users/current'));
  expect(error).toMatchObject({ message: "openapi.yaml has no operation 'unknownCall'." });
});

test('whether an answer came from the device’s cache is in the state', async () => {
  const store = makeStore();
  const isStored = () => selectIsAnswerStored(store.getState());
  mockCall('get', '/api/videos', (_call, index) =>
    HttpResponse.json(listOf([]), index === 0 ? { headers: { 'x-offline-cache': 'true' } } : {}),
  );
  await store.dispatch(endpoints.listVideos.initiate({}));
  expect(isStored()).toBe(true);
  await store.dispatch(endpoints.listVideos.initiate({}, { forceRefetch: true }));
  expect(isStored()).toBe(false);
});

test('what is on screen is asked for again when the network is back', async () => {
  const calls = mockCall('get', '/api/images', { json: listOf([]) });
  const store = makeStore();
  await store.dispatch(endpoints.listImages.initiate({}));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(calls).toHaveLength(2));
});
