import { waitFor } from '@testing-library/react';
import { adminApi as api } from '../../../../src/api';
import type { AppStore } from '../../../../src/app/store';
import { selectCurrentUser } from '../../../../src/state';
import {
  listOf,
  makeBooking,
  makeCarousel,
  makeMyBooking,
  makeProduct,
  makeSpot,
  makeTestimony,
  makeUser,
} from '../../../support/web/factories';
import { failure, mockCall } from '../../../support/web/network';
import { adminSession, makeStore } from '../../../support/web/store';

const { endpoints } = api;
const admin = () => makeStore({ session: adminSession() });
const ids = (list: { data: { id: string }[] } | undefined) => list?.data.map(({ id }) => id);

describe('lists with pages, on screen', () => {
  test('a user is changed and deleted in place', async () => {
    const store = admin();
    mockCall('get', '/api/users', { json: listOf([makeUser({ id: 'a' }), makeUser({ id: 'b' })]) });
    await store.dispatch(endpoints.listUsers.initiate({ page: 1 }));
    const cached = () => endpoints.listUsers.select({ page: 1 })(store.getState()).data;
    const changed = makeUser({ id: 'b', name: 'New name' });
    mockCall('put', '/api/users/b', { json: { data: changed } });
    mockCall('delete', '/api/users/a', { json: { data: true } });
    const { name, email, role } = changed;
    await store.dispatch(endpoints.updateUser.initiate({ id: 'b', updateUserRequest: { name, email, role } }));
    expect(cached()?.data[1]).toEqual(changed);
    await store.dispatch(endpoints.deleteUser.initiate({ id: 'a' }));
    expect(cached()?.data).toEqual([changed]);
  });

  test('a booking’s new status and payment replace its row, on every page that is known', async () => {
    const store = admin();
    const booking = makeBooking({ id: 'b' });
    const reads = mockCall('get', '/api/bookings', { json: listOf([makeBooking(), booking]) });
    await store.dispatch(endpoints.listBookings.initiate({ page: 1 }));
    void store.dispatch(endpoints.listBookings.initiate({ page: 1, search: 'ABC' }, { subscribe: false }));
    await waitFor(() => expect(reads).toHaveLength(2));
    const search = () => endpoints.listBookings.select({ page: 1, search: 'ABC' })(store.getState());
    await waitFor(() => expect(search().isSuccess).toBe(true));
    const cached = () => endpoints.listBookings.select({ page: 1 })(store.getState()).data?.data[1];

    mockCall('patch', '/api/bookings/b/status', { json: { data: { ...booking, status: 'CONFIRMED' } } });
    await store.dispatch(
      endpoints.updateBookingStatus.initiate({ id: 'b', updateBookingStatusRequest: { action: 'CONFIRMED' } }),
    );
    expect(cached()?.status).toBe('CONFIRMED');
    expect(search().data?.data[1]?.status).toBe('CONFIRMED');

    const paid = { ...booking, payments: [{ id: 'p', status: 'PAID' as const }] };
    mockCall('patch', '/api/bookings/b/payment', { json: { data: paid } });
    await store.dispatch(
      endpoints.updateBookingPayment.initiate({ id: 'b', updateBookingPaymentRequest: { action: 'PAY' } }),
    );
    expect(cached()).toEqual(paid);
    expect(reads).toHaveLength(2);
  });

  const edit = (store: AppStore, id: string, changes: object) => {
    const row = { ...makeUser({ id, role: 'ADMIN' }), ...changes };
    mockCall('put', `/api/users/${id}`, { json: { data: row } });
    const { name, email, role } = row;
    return store.dispatch(endpoints.updateUser.initiate({ id, updateUserRequest: { name, email, role } }));
  };

  test('an administrator who edits themselves is the session’s user under the new name', async () => {
    const store = admin();
    const rows = [makeUser({ id: 'me', email: 'ketut@example.com' }), makeUser({ id: 'b', email: 'b@example.com' })];
    mockCall('get', '/api/users', { json: listOf(rows) });
    await store.dispatch(endpoints.listUsers.initiate({ page: 1 }));
    await edit(store, 'b', { name: 'Somebody else', email: 'else@example.com' });
    expect(selectCurrentUser(store.getState())).toEqual(adminSession().currentUser);
    await edit(store, 'me', { name: 'Ketut Baru', email: 'baru@example.com' });
    expect(selectCurrentUser(store.getState())).toEqual({
      name: 'Ketut Baru',
      email: 'baru@example.com',
      role: 'ADMIN',
      avatar: null,
    });
    expect(store.getState().session.accessToken).toBe('access-1');
  });
});

describe('pages of products that are not on screen', () => {
  const cached = (store: AppStore, page: number) => endpoints.listProducts.select({ page })(store.getState()).data;

  async function secondPageOnScreen() {
    const store = admin();
    mockCall('get', '/api/products', ({ url }) => {
      const page = url.searchParams.get('page') ?? '';
      return { json: listOf([makeProduct({ id: `first-of-${page}` }), makeProduct({ id: `last-of-${page}` })]) };
    });
    const first = store.dispatch(endpoints.listProducts.initiate({ page: 1 }));
    await first;
    await store.dispatch(endpoints.listProducts.initiate({ page: 2 }));
    first.unsubscribe(); // the person has gone from page 1 to page 2
    return store;
  }

  test('are forgotten when a row came, as their rows have moved', async () => {
    const store = await secondPageOnScreen();
    mockCall('post', '/api/products', { status: 201, json: { data: makeProduct({ id: 'new' }) } });
    await store.dispatch(
      endpoints.createProduct.initiate({ createProductRequest: { product_category_id: 'c', name: 'n', price: 1 } }),
    );
    expect(cached(store, 1)).toBeUndefined();
    expect(ids(cached(store, 2))).toEqual(['first-of-2', 'last-of-2', 'new']);
  });

  test('are forgotten when a row went', async () => {
    const store = await secondPageOnScreen();
    mockCall('delete', '/api/products/first-of-2', { json: { data: true } });
    await store.dispatch(endpoints.deleteProduct.initiate({ id: 'first-of-2' }));
    expect(cached(store, 1)).toBeUndefined();
    expect(ids(cached(store, 2))).toEqual(['last-of-2']);
  });

  test('are kept and patched when a row was changed', async () => {
    const store = await secondPageOnScreen();
    mockCall('put', '/api/products/last-of-1', { json: { data: makeProduct({ id: 'last-of-1', name: 'New' }) } });
    await store.dispatch(endpoints.updateProduct.initiate({ id: 'last-of-1', updateProductRequest: { name: 'New' } }));
    expect(cached(store, 1)?.data[1]?.name).toBe('New');
    expect(ids(cached(store, 2))).toEqual(['first-of-2', 'last-of-2']);
  });
});

describe('answers of the public pages, after a change by an administrator', () => {
  const slide = { createCarouselRequest: { image_url: new File(['x'], 'a.png'), active: 'true' as const } };
  const changes = {
    'a new slide': ['post', '/api/carousels', endpoints.createCarousel.initiate(slide)],
    'a changed slide': [
      'put',
      '/api/carousels/a',
      endpoints.updateCarousel.initiate({ id: 'a', updateCarouselRequest: { active: 'false' } }),
    ],
    'a deleted slide': ['delete', '/api/carousels/a', endpoints.deleteCarousel.initiate({ id: 'a' })],
    'an approved review': [
      'put',
      '/api/testimonies/a',
      endpoints.updateTestimony.initiate({ id: 'a', updateTestimonyRequest: { active: true } }),
    ],
    'a deleted review': ['delete', '/api/testimonies/a', endpoints.deleteTestimony.initiate({ id: 'a' })],
    'a deleted spot': ['delete', '/api/surf-spots/a', endpoints.deleteSurfSpot.initiate({ id: 'a' })],
  } as const;
  const outdated: Record<keyof typeof changes, string> = {
    'a new slide': 'listCarousels({})',
    'a changed slide': 'listCarousels({})',
    'a deleted slide': 'listCarousels({})',
    'an approved review': 'listTestimonies({})',
    'a deleted review': 'listTestimonies({})',
    'a deleted spot': 'listSurfSpots({"page":1})',
  };

  async function afterAVisit() {
    const store = admin();
    mockCall('get', '/api/carousels', { json: listOf([makeCarousel({ id: 'a' })]) });
    mockCall('get', '/api/testimonies', { json: listOf([makeTestimony({ id: 'a' })]) });
    mockCall('get', '/api/surf-spots', { json: listOf([makeSpot({ id: 'a' })]) });
    const visits = [
      store.dispatch(endpoints.listCarousels.initiate({})),
      store.dispatch(endpoints.listTestimonies.initiate({})),
      store.dispatch(endpoints.listSurfSpots.initiate({ page: 1 })),
    ];
    await Promise.all(visits);
    for (const visit of visits) visit.unsubscribe(); // the administrator has left the public pages
    return { store, cached: () => Object.keys(store.getState().api.queries) };
  }

  test.each(Object.entries(changes))('%s: only the list that it outdates is forgotten', async (name, change) => {
    const [method, path, call] = change;
    const { store, cached } = await afterAVisit();
    const before = cached();
    mockCall(method, path, { json: { data: { id: 'a' } } });
    await store.dispatch(call as (typeof changes)['a deleted slide'][2]);
    expect(cached()).toEqual(before.filter((key) => key !== outdated[name as keyof typeof changes]));
  });

  test('a refused change forgets nothing', async () => {
    const { store, cached } = await afterAVisit();
    const before = cached();
    mockCall('delete', '/api/carousels/a', failure(404, 'no'));
    await store.dispatch(endpoints.deleteCarousel.initiate({ id: 'a' }));
    expect(cached()).toEqual(before);
  });
});

test('after a booking the lists of bookings are forgotten, and no other', async () => {
  const store = admin();
  mockCall('get', '/api/my-bookings', { json: listOf([makeMyBooking()]) });
  mockCall('get', '/api/my-histories', { json: listOf([]) });
  mockCall('get', '/api/bookings', { json: listOf([makeBooking()]) });
  mockCall('get', '/api/users', { json: listOf([makeUser()]) });
  mockCall('get', '/api/carousels/search', { json: listOf([makeCarousel()]) });
  mockCall('get', '/api/testimonies/search', { json: listOf([makeTestimony()]) });
  const visits = [
    store.dispatch(endpoints.listMyBookings.initiate({})),
    store.dispatch(endpoints.listMyHistories.initiate({})),
    store.dispatch(endpoints.listBookings.initiate({})),
    store.dispatch(endpoints.listUsers.initiate({})),
    store.dispatch(endpoints.searchCarousels.initiate({})),
    store.dispatch(endpoints.searchTestimonies.initiate({})),
  ];
  await Promise.all(visits);
  for (const visit of visits) visit.unsubscribe();
  mockCall('post', '/api/bookings', { status: 201, json: { data: { booking: makeBooking(), transaction: null } } });
  const createBookingRequest = {
    surf_spot_id: 's',
    payment_method: 'CASH' as const,
    customer_details: { full_name: 'Ayu', email: 'ayu@example.com', phone: '000000000', country: 'ID' },
    booking_details: [{ product_id: 'p', reservation_date: '2030-01-15', person: 1 }],
  };
  await store.dispatch(endpoints.createBooking.initiate({ createBookingRequest }));
  expect(Object.keys(store.getState().api.queries)).toEqual([
    'listUsers({})',
    'searchCarousels({})',
    'searchTestimonies({})',
  ]);
});
