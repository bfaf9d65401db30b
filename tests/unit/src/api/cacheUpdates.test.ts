import { waitFor } from '@testing-library/react';
import { api } from '../../../../src/api';
import { applyEffect } from '../../../../src/api/cacheUpdates';
import type { AppStore } from '../../../../src/app/store';
import { warningsSoFar } from '../../../support/web/console';
import {
  listOf,
  makeBooking,
  makeCarousel,
  makeCategory,
  makeImage,
  makeProduct,
  makeSpot,
  makeTestimony,
  makeUser,
  makeVideo,
} from '../../../support/web/factories';
import { failure, mockCall } from '../../../support/web/network';
import { adminSession, makeStore } from '../../../support/web/store';

interface Row {
  id: string;
}
interface ListAnswer {
  data: Row[];
  paging: { total_item: number };
}

const { endpoints } = api;
const picture = new File(['x'], 'a.png', { type: 'image/png' });
const admin = () => makeStore({ session: adminSession() });
const ids = (list: { data: Row[] } | undefined) => list?.data.map(({ id }) => id);

/** A resource: its list on screen, and how to add, change and delete a row of it. */
interface Resource {
  path: string;
  make: (changes: { id: string }) => Row;
  list: (store: AppStore) => Promise<{ data?: ListAnswer }>;
  cached: (store: AppStore) => ListAnswer | undefined;
  add: (store: AppStore) => Promise<unknown>;
  edit: (store: AppStore, id: string) => Promise<unknown>;
  remove: (store: AppStore, id: string) => Promise<unknown>;
}

const resources: Record<string, Resource> = {
  photos: {
    path: '/api/images',
    make: makeImage,
    list: (store) => store.dispatch(endpoints.listImages.initiate({})),
    cached: (store) => endpoints.listImages.select({})(store.getState()).data,
    add: (store) => store.dispatch(endpoints.createImage.initiate({ createImageRequest: { image_url: picture } })),
    edit: (store, id) => store.dispatch(endpoints.updateImage.initiate({ id, updateImageRequest: {} })),
    remove: (store, id) => store.dispatch(endpoints.deleteImage.initiate({ id })),
  },
  videos: {
    path: '/api/videos',
    make: makeVideo,
    list: (store) => store.dispatch(endpoints.listVideos.initiate({})),
    cached: (store) => endpoints.listVideos.select({})(store.getState()).data,
    add: (store) => store.dispatch(endpoints.createVideo.initiate({ createVideoRequest: { video_url: 'v' } })),
    edit: (store, id) => store.dispatch(endpoints.updateVideo.initiate({ id, updateVideoRequest: { video_url: 'v' } })),
    remove: (store, id) => store.dispatch(endpoints.deleteVideo.initiate({ id })),
  },
  products: {
    path: '/api/products',
    make: makeProduct,
    list: (store) => store.dispatch(endpoints.listProducts.initiate({ page: 1 })),
    cached: (store) => endpoints.listProducts.select({ page: 1 })(store.getState()).data,
    add: (store) =>
      store.dispatch(
        endpoints.createProduct.initiate({ createProductRequest: { product_category_id: 'c', name: 'n', price: 1 } }),
      ),
    edit: (store, id) => store.dispatch(endpoints.updateProduct.initiate({ id, updateProductRequest: { name: 'n' } })),
    remove: (store, id) => store.dispatch(endpoints.deleteProduct.initiate({ id })),
  },
  categories: {
    path: '/api/product-categories',
    make: makeCategory,
    list: (store) => store.dispatch(endpoints.listProductCategories.initiate({})),
    cached: (store) => endpoints.listProductCategories.select({})(store.getState()).data,
    add: (store) =>
      store.dispatch(endpoints.createProductCategory.initiate({ createProductCategoryRequest: { name: 'n' } })),
    edit: (store, id) =>
      store.dispatch(endpoints.updateProductCategory.initiate({ id, updateProductCategoryRequest: { name: 'n' } })),
    remove: (store, id) => store.dispatch(endpoints.deleteProductCategory.initiate({ id })),
  },
  'surf spots': {
    path: '/api/surf-spots',
    make: makeSpot,
    list: (store) => store.dispatch(endpoints.listSurfSpots.initiate({})),
    cached: (store) => endpoints.listSurfSpots.select({})(store.getState()).data,
    add: (store) =>
      store.dispatch(
        endpoints.createSurfSpot.initiate({
          createSurfSpotRequest: {
            name: 'n',
            location: 'l',
            difficulty_level: 'BEGINNER',
            description: 'd',
            location_url: 'https://maps.example',
            image_url: picture,
          },
        }),
      ),
    edit: (store, id) =>
      store.dispatch(endpoints.updateSurfSpot.initiate({ id, updateSurfSpotRequest: { name: 'n' } })),
    remove: (store, id) => store.dispatch(endpoints.deleteSurfSpot.initiate({ id })),
  },
  'slides of the administrators': {
    path: '/api/carousels',
    make: makeCarousel,
    list: (store) => store.dispatch(endpoints.searchCarousels.initiate({})),
    cached: (store) => endpoints.searchCarousels.select({})(store.getState()).data,
    add: (store) =>
      store.dispatch(
        endpoints.createCarousel.initiate({ createCarouselRequest: { image_url: picture, active: 'true' } }),
      ),
    edit: (store, id) =>
      store.dispatch(endpoints.updateCarousel.initiate({ id, updateCarouselRequest: { active: 'true' } })),
    remove: (store, id) => store.dispatch(endpoints.deleteCarousel.initiate({ id })),
  },
  'reviews of the administrators': {
    path: '/api/testimonies',
    make: makeTestimony,
    list: (store) => store.dispatch(endpoints.searchTestimonies.initiate({})),
    cached: (store) => endpoints.searchTestimonies.select({})(store.getState()).data,
    add: (store) =>
      store.dispatch(endpoints.createTestimony.initiate({ createTestimonyRequest: { name: 'n', message: 'm' } })),
    edit: (store, id) =>
      store.dispatch(endpoints.updateTestimony.initiate({ id, updateTestimonyRequest: { active: true } })),
    remove: (store, id) => store.dispatch(endpoints.deleteTestimony.initiate({ id })),
  },
};

// The slides and reviews on the public pages follow what administrators do.
resources['slides of the public'] = {
  ...(resources['slides of the administrators'] as Resource),
  list: (store) => store.dispatch(endpoints.listCarousels.initiate({})),
  cached: (store) => endpoints.listCarousels.select({})(store.getState()).data,
};

const listPaths = (path: string) => [path, `${path}/search`];

describe.each(Object.entries(resources))('the list of %s, on screen', (_name, resource) => {
  const { path, make } = resource;

  /** The list on screen with rows a, b and c; `reads` are the calls that asked for it. */
  async function onScreen() {
    const store = admin();
    const answer = { json: listOf(['a', 'b', 'c'].map((id) => make({ id }))) };
    const reads = listPaths(path).map((list) => mockCall('get', list, answer));
    await resource.list(store);
    expect(ids(resource.cached(store))).toEqual(['a', 'b', 'c']);
    return { store, reads: () => reads.flat().length };
  }

  test('gets an added row at its end, without being asked for again', async () => {
    const { store, reads } = await onScreen();
    const added = make({ id: 'new' });
    mockCall('post', path, { status: 201, json: { data: { ...added } } });
    await resource.add(store);
    expect(ids(resource.cached(store))).toEqual(['a', 'b', 'c', 'new']);
    expect(resource.cached(store)?.data[3]).toEqual(added);
    expect(resource.cached(store)?.paging.total_item).toBe(4);
    expect(reads()).toBe(1);
  });

  test('gets a changed row in the place of the old one', async () => {
    const { store, reads } = await onScreen();
    const changed = { ...make({ id: 'b' }), marker: 'changed' };
    mockCall('put', `${path}/b`, { json: { data: changed } });
    await resource.edit(store, 'b');
    expect(ids(resource.cached(store))).toEqual(['a', 'b', 'c']);
    expect(resource.cached(store)?.data[1]).toEqual(changed);
    expect(resource.cached(store)?.paging.total_item).toBe(3);
    expect(reads()).toBe(1);
  });

  test('loses a deleted row', async () => {
    const { store, reads } = await onScreen();
    mockCall('delete', `${path}/b`, { json: { data: true } });
    await resource.remove(store, 'b');
    expect(ids(resource.cached(store))).toEqual(['a', 'c']);
    expect(resource.cached(store)?.paging.total_item).toBe(2);
    expect(reads()).toBe(1);
  });

  test('stays as it is when the server refuses', async () => {
    const { store, reads } = await onScreen();
    mockCall('post', path, failure(400, 'no'));
    mockCall('put', `${path}/b`, failure(409, 'no'));
    mockCall('delete', `${path}/b`, failure(404, 'no'));
    const before = resource.cached(store);
    await resource.add(store);
    await resource.edit(store, 'b');
    await resource.remove(store, 'b');
    expect(resource.cached(store)).toBe(before);
    expect(reads()).toBe(1);
  });

  test('takes a change only from an answered row', async () => {
    const { store } = await onScreen();
    mockCall('put', `${path}/b`, { json: { data: true } });
    const before = resource.cached(store);
    await resource.edit(store, 'b');
    expect(resource.cached(store)).toBe(before);
  });
});

describe('the public reviews, on screen', () => {
  const cached = (store: AppStore) => endpoints.listTestimonies.select({})(store.getState()).data;

  async function onScreen() {
    const store = admin();
    mockCall('get', '/api/testimonies', { json: listOf([makeTestimony({ id: 'a' })]) });
    await store.dispatch(endpoints.listTestimonies.initiate({}));
    return store;
  }

  test('get a review when it is approved, and mark it when it is not any more', async () => {
    const store = await onScreen();
    const review = makeTestimony({ id: 'b', active: true });
    mockCall('put', '/api/testimonies/b', { json: { data: review } });
    await store.dispatch(endpoints.updateTestimony.initiate({ id: 'b', updateTestimonyRequest: { active: true } }));
    expect(ids(cached(store))).toEqual(['a', 'b']);
    mockCall('put', '/api/testimonies/b', { json: { data: { ...review, active: false } } });
    await store.dispatch(endpoints.updateTestimony.initiate({ id: 'b', updateTestimonyRequest: { active: false } }));
    expect(cached(store)?.data[1]?.active).toBe(false);
  });

  test('do not get a review that was only sent, and lose a deleted one', async () => {
    const store = await onScreen();
    mockCall('post', '/api/testimonies', { status: 201, json: { data: makeTestimony({ active: false }) } });
    mockCall('delete', '/api/testimonies/a', { json: { data: true } });
    await store.dispatch(endpoints.createTestimony.initiate({ createTestimonyRequest: { name: 'n', message: 'm' } }));
    expect(ids(cached(store))).toEqual(['a']);
    await store.dispatch(endpoints.deleteTestimony.initiate({ id: 'a' }));
    expect(ids(cached(store))).toEqual([]);
  });
});

describe('users and bookings', () => {
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
});

describe('pages that are not on screen', () => {
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

test('a deletion that is answered with nothing at all counts too', async () => {
  const store = admin();
  mockCall('get', '/api/videos', { json: listOf([makeVideo({ id: 'a' })]) });
  await store.dispatch(endpoints.listVideos.initiate({}));
  mockCall('delete', '/api/videos/a', new Response(null, { status: 204 }));
  await store.dispatch(endpoints.deleteVideo.initiate({ id: 'a' }));
  expect(endpoints.listVideos.select({})(store.getState()).data?.data).toEqual([]);
  expect(warningsSoFar()).toEqual([]);
});

describe('applyEffect', () => {
  const list = () => ({ data: [{ id: 'a' }, { id: 'b' }], paging: { total_item: 12 } });
  const run = (effect: Parameters<typeof applyEffect>[1], id: string) => {
    const answer = list();
    applyEffect(answer, effect, { id });
    return [ids(answer), answer.paging.total_item];
  };

  test.each<[Parameters<typeof applyEffect>[1], string, [string[], number]]>([
    ['append', 'c', [['a', 'b', 'c'], 13]],
    ['append', 'b', [['a', 'b'], 12]],
    ['upsert', 'c', [['a', 'b', 'c'], 13]],
    ['upsert', 'a', [['a', 'b'], 12]],
    ['replace', 'a', [['a', 'b'], 12]],
    ['replace', 'c', [['a', 'b'], 12]],
    ['remove', 'a', [['b'], 11]],
    ['remove', 'c', [['a', 'b'], 12]],
  ])('%s %s', (effect, id, expected) => {
    expect(run(effect, id)).toEqual(expected);
  });
});
