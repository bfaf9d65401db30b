import { act, screen, waitFor } from '@testing-library/react';
import { adminApi as api, useListMyBookingsQuery } from '../../../../src/api';
import { currentUserLoaded, sessionReplaced, signedIn, signedOut } from '../../../../src/state';
import { listOf, makeCurrentUser, makeImage, makeMyBooking } from '../../../support/web/factories';
import { mockCall } from '../../../support/web/network';
import { renderWithProviders } from '../../../support/web/render';
import { adminSession, makeStore, signedInSession } from '../../../support/web/store';

const { endpoints } = api;

function MyBookings() {
  const { currentData } = useListMyBookingsQuery({});
  return <p>{currentData?.data.map(({ booking_code }) => booking_code)}</p>;
}

describe('when the session changes', () => {
  test('an answer that the former user was still waiting for is dropped, and the next one’s is asked for', async () => {
    const store = makeStore({ session: signedInSession() });
    const calls = mockCall('get', '/api/my-bookings', ({ headers }) => {
      const bearer = headers.get('authorization') ?? 'nobody';
      if (bearer === 'Bearer access-1')
        store.dispatch(signedIn({ accessToken: 'access-2', refreshToken: 'refresh-2' }));
      return { json: listOf([makeMyBooking({ booking_code: `of ${bearer}` })]) };
    });
    const { data } = await store.dispatch(endpoints.listMyBookings.initiate({}));
    expect(data?.data.map(({ booking_code }) => booking_code)).toEqual(['of Bearer access-2']);
    expect(calls).toHaveLength(2);
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
  ])('after %s nothing of the former user is left', async (_what, action) => {
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

  test('other tabs hear of a login, and again when it is known whose it is', async () => {
    const store = makeStore();
    const written = jest.spyOn(Storage.prototype, 'setItem');
    store.dispatch(signedIn({ accessToken: 'access-2', refreshToken: 'refresh-2' }));
    await waitFor(() => expect(written).toHaveBeenCalledTimes(1));
    store.dispatch(currentUserLoaded({ name: 'Ayu', email: 'ayu@example.com' }));
    store.dispatch(currentUserLoaded({ name: 'Ayu Lestari', email: 'ayu@example.com' }));
    expect(written.mock.calls).toEqual([
      ['signedIn', 'yes'],
      ['signedIn', 'known'],
    ]);
  });

  test('a token that another tab has refreshed is the same session, and nothing is forgotten', async () => {
    const store = makeStore({ session: signedInSession() });
    mockCall('get', '/api/my-bookings', { json: listOf([]) });
    await store.dispatch(endpoints.listMyBookings.initiate({}));
    store.dispatch(sessionReplaced(signedInSession({ accessToken: 'access-2' })));
    expect(Object.keys(store.getState().api.queries)).toEqual(['listMyBookings({})']);
  });

  test('what is on screen is asked for again, as the new user', async () => {
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
});
