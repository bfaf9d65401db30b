import { adminApi as api } from '../../../../src/api';
import type { AppStore } from '../../../../src/app/store';
import { warningsSoFar } from '../../../support/web/console';
import {
  listOf,
  makeCarousel,
  makeCategory,
  makeImage,
  makeProduct,
  makeSpot,
  makeTestimony,
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

  test('does not get a row twice', async () => {
    const { store } = await onScreen();
    const known = { ...make({ id: 'b' }), marker: 'new' };
    mockCall('post', path, { status: 201, json: { data: known } });
    await resource.add(store);
    expect(ids(resource.cached(store))).toEqual(['a', 'b', 'c']);
    expect(resource.cached(store)?.data[1]).toEqual(known);
    expect(resource.cached(store)?.paging.total_item).toBe(3);
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

  test('gets and loses rows where its answer has them alone (spec §7)', async () => {
    const store = admin();
    for (const list of listPaths(path)) mockCall('get', list, { json: { data: [{ ...make({ id: 'a' }) }] } });
    await resource.list(store);
    mockCall('post', path, { status: 201, json: { data: { ...make({ id: 'new' }) } } });
    mockCall('delete', `${path}/a`, { json: { data: true } });
    await resource.add(store);
    await resource.remove(store, 'a');
    expect(ids(resource.cached(store))).toEqual(['new']);
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

  test('takes a change only from an answered row, and only of a row that it has', async () => {
    const { store } = await onScreen();
    mockCall('put', `${path}/b`, { json: { data: true } });
    const before = resource.cached(store);
    await resource.edit(store, 'b');
    mockCall('put', `${path}/unknown`, { json: { data: make({ id: 'unknown' }) } });
    mockCall('delete', `${path}/unknown`, { json: { data: true } });
    await resource.edit(store, 'unknown');
    await resource.remove(store, 'unknown');
    expect(resource.cached(store)).toBe(before);
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
