import { act, screen, waitFor } from '@testing-library/react';
import { api, forgetOwnAnswers, useListMyBookingsQuery } from '../../../../src/api';
import { keepCurrentUser, logFailure } from '../../../../src/app/listeners';
import { currentUserLoaded, selectCurrentUser, sessionReplaced, signedIn, signedOut } from '../../../../src/state';
import { warningsSoFar } from '../../../support/web/console';
import {
  listOf,
  makeBooking,
  makeCurrentUser,
  makeImage,
  makeMyBooking,
  makeSpot,
} from '../../../support/web/factories';
import { failure, mockCall } from '../../../support/web/network';
import { renderWithProviders } from '../../../support/web/render';
import { adminSession, makeStore, signedInSession } from '../../../support/web/store';

const { endpoints } = api;

function MyBookings() {
  const { currentData } = useListMyBookingsQuery({});
  return <p>{currentData?.data.map(({ booking_code }) => booking_code)}</p>;
}

describe('keepCurrentUser', () => {
  const kept = (changes: Parameters<typeof makeCurrentUser>[0]): unknown[][] => {
    const dispatch = jest.fn();
    const data = makeCurrentUser({ name: 'Ayu', email: 'ayu@example.com', role: 'ADMIN', ...changes });
    keepCurrentUser({ payload: { data } }, { dispatch });
    return dispatch.mock.calls as unknown[][];
  };
  const user = { name: 'Ayu', email: 'ayu@example.com', role: 'ADMIN' as const };

  test.each([
    ['the avatar', { avatar: 'a.webp', profileImage: 'p.webp' }, 'a.webp'],
    ['the profile image where there is no avatar', { avatar: null, profileImage: 'p.webp' }, 'p.webp'],
    ['neither', { avatar: null, profileImage: null }, null],
  ])('keeps name, email, role and %s', (_what, changes, avatar) => {
    expect(kept(changes)).toEqual([[currentUserLoaded({ ...user, avatar })]]);
  });

  test('through the store: an answered user is the session’s user', async () => {
    const store = makeStore({ session: signedInSession({ currentUser: null }) });
    mockCall('get', '/api/users/current', { json: { data: makeCurrentUser({ name: 'Komang', role: 'ADMIN' }) } });
    await store.dispatch(endpoints.getCurrentUser.initiate());
    expect(selectCurrentUser(store.getState())).toMatchObject({ name: 'Komang', role: 'ADMIN' });
  });

  test('through the store: an answer after the sign-out is nobody’s', async () => {
    const store = makeStore({ session: signedInSession({ currentUser: null }) });
    mockCall('get', '/api/users/current', () => {
      store.dispatch(signedOut());
      return { json: { data: makeCurrentUser() } };
    });
    await store.dispatch(endpoints.getCurrentUser.initiate());
    expect(store.getState().session).toEqual({ accessToken: null, refreshToken: null, currentUser: null });
  });
});

test('keepCurrentUser, through the store: an answer for the former user does not become the next one', async () => {
  const store = makeStore({ session: signedInSession({ currentUser: null }) });
  mockCall('get', '/api/users/current', () => {
    store.dispatch(signedOut());
    store.dispatch(signedIn({ accessToken: 'access-2', refreshToken: 'refresh-2' }));
    return { json: { data: makeCurrentUser({ name: 'The former user', role: 'ADMIN' }) } };
  });
  await store.dispatch(endpoints.getCurrentUser.initiate());
  expect(store.getState().session).toEqual({
    accessToken: 'access-2',
    refreshToken: 'refresh-2',
    currentUser: null,
  });
});

describe('forgetOwnAnswers', () => {
  test('removes what was asked for with a token, and what is still on its way', async () => {
    const store = makeStore({ session: signedInSession() });
    mockCall('get', '/api/my-bookings', { json: listOf([makeMyBooking()]) });
    mockCall('get', '/api/surf-spots', { json: listOf([makeSpot()]) });
    await store.dispatch(endpoints.listSurfSpots.initiate({}));
    await store.dispatch(endpoints.listMyBookings.initiate({}));
    const late = store.dispatch(endpoints.listMyBookings.initiate({ page: 2 }));
    forgetOwnAnswers({}, store);
    await late;
    expect(Object.keys(store.getState().api.queries)).toEqual(['listSurfSpots({})']);
  });

  const loads = {
    'the current user': ['/api/users/current', endpoints.getCurrentUser.initiate(undefined)],
    'upcoming bookings': ['/api/my-bookings', endpoints.listMyBookings.initiate({})],
    'past bookings': ['/api/my-histories', endpoints.listMyHistories.initiate({})],
    users: ['/api/users', endpoints.listUsers.initiate({})],
    bookings: ['/api/bookings', endpoints.listBookings.initiate({})],
    'all slides': ['/api/carousels/search', endpoints.searchCarousels.initiate({})],
    'all reviews': ['/api/testimonies/search', endpoints.searchTestimonies.initiate({})],
  } as const;

  test.each([
    ['signing out', signedOut()],
    ['signing in', signedIn({ accessToken: 'access-2', refreshToken: 'refresh-2' })],
    ['another tab’s session', sessionReplaced({ ...adminSession(), refreshToken: 'refresh-2' })],
  ])('through the store: after %s nothing of the former user is left', async (_what, action) => {
    const store = makeStore({ session: adminSession() });
    const own = { json: { ...listOf([]), data: makeCurrentUser() } };
    for (const [path, load] of Object.values(loads)) {
      mockCall('get', path, own);
      const query = store.dispatch(load as (typeof loads.users)[1]);
      await query;
      query.unsubscribe();
    }
    mockCall('get', '/api/images', { json: listOf([makeImage()]) });
    await store.dispatch(endpoints.listImages.initiate({})); // everybody's
    expect(Object.keys(store.getState().api.queries)).toHaveLength(8);
    store.dispatch(action);
    expect(Object.keys(store.getState().api.queries)).toEqual(['listImages({})']);
  });

  test('through the store: a token that another tab has refreshed is the same session, and nothing is forgotten', async () => {
    const store = makeStore({ session: signedInSession() });
    mockCall('get', '/api/my-bookings', { json: listOf([]) });
    await store.dispatch(endpoints.listMyBookings.initiate({}));
    store.dispatch(sessionReplaced(signedInSession({ accessToken: 'access-2' })));
    expect(Object.keys(store.getState().api.queries)).toEqual(['listMyBookings({})']);
  });

  test('through the store: what is on screen is asked for again, as the new user', async () => {
    const calls = mockCall('get', '/api/my-bookings', ({ headers }) => ({
      json: listOf([makeMyBooking({ booking_code: `of ${headers.get('authorization') ?? 'nobody'}` })]),
    }));
    const { store } = renderWithProviders(<MyBookings />, { preloadedState: { session: signedInSession() } });
    expect(await screen.findByText('of Bearer access-1')).toBeVisible();
    act(() => void store.dispatch(signedIn({ accessToken: 'access-2', refreshToken: 'refresh-2' })));
    expect(await screen.findByText('of Bearer access-2')).toBeVisible();
    expect(screen.queryByText('of Bearer access-1')).toBeNull();
    expect(calls).toHaveLength(2);
  });

  test('through the store: after a booking, own lists are asked for again', async () => {
    const store = makeStore({ session: signedInSession() });
    const lists = mockCall('get', '/api/my-bookings', { json: listOf([]) });
    await store.dispatch(endpoints.listMyBookings.initiate({}));
    mockCall('post', '/api/bookings', {
      status: 201,
      json: { data: { booking: makeBooking(), transaction: null } },
    });
    const createBookingRequest = {
      surf_spot_id: 's',
      payment_method: 'CASH' as const,
      customer_details: { full_name: 'Ayu', email: 'ayu@example.com', phone: '000000000', country: 'ID' },
      booking_details: [{ product_id: 'p', reservation_date: '2030-01-15', person: 1 }],
    };
    await store.dispatch(endpoints.createBooking.initiate({ createBookingRequest }));
    await waitFor(() => expect(lists).toHaveLength(2));
  });
});

describe('logFailure', () => {
  const query = { type: 'api/executeQuery/rejected', meta: {} };
  const answered = { status: 500, message: 'Internal error', details: [] };

  test('logs what the server answered, or else what broke', () => {
    logFailure({ ...query, payload: answered });
    logFailure({ ...query, error: { message: 'boom' } });
    expect(warningsSoFar()).toEqual([
      expect.stringMatching(/^A call failed: .*Internal error/),
      expect.stringMatching(/^A call failed: .*boom/),
    ]);
  });

  test.each([
    ['a query that was not needed', { ...query, meta: { condition: true } }],
    ['a query that was given up', { ...query, meta: { aborted: true } }],
    ['a mutation, whose screen says what happened', { type: 'api/executeMutation/rejected', meta: {} }],
    ['anything else', { type: 'x/rejected', meta: {} }],
  ])('is silent about %s', (_what, action) => {
    logFailure({ ...action, payload: answered });
    expect(warningsSoFar()).toEqual([]);
  });

  test('through the store: a list that does not load is logged, and nothing is thrown', async () => {
    mockCall('get', '/api/images', failure(500, 'Internal error'));
    const { data } = await makeStore().dispatch(endpoints.listImages.initiate({}));
    expect(data).toBeUndefined();
    expect(warningsSoFar()).toEqual([expect.stringContaining('Internal error')]);
  });
});

test('updateLists, through the store: an answered change is in the list at once', async () => {
  const store = makeStore({ session: adminSession() });
  mockCall('get', '/api/images', { json: listOf([makeImage({ id: 'a' })]) });
  await store.dispatch(endpoints.listImages.initiate({}));
  mockCall('delete', '/api/images/a', { json: { data: true } });
  await store.dispatch(endpoints.deleteImage.initiate({ id: 'a' }));
  expect(endpoints.listImages.select({})(store.getState()).data?.data).toEqual([]);
});
