import { story, type Step, type Story } from './story.ts';

const byId = { id: '{id}' };
/** A list, without what keeps the row from being on its only page. */
const list = (call: string, more: Partial<Step>): Step =>
  call === 'listProducts' ? { call, query: { search: '{name}' }, ...more } : { call, ...more };
/** A new row is in its lists; deleted, it is in none, and can be neither changed nor deleted. */
const deletion = (noun: string, lists: string[], create: Step, what: string): Story =>
  story(
    [`delete${noun}`, `update${noun}`, ...lists],
    `${what} is in no list, and is neither changed nor deleted again`,
    create,
    ...lists.map((call) => list(call, { holds: byId })),
    { call: `delete${noun}`, params: byId },
    ...lists.map((call) => list(call, { lacks: '{id}' })),
    { call: `update${noun}`, params: byId, status: 404 },
    { call: `delete${noun}`, params: byId, status: 404 },
  );
const plain = (call: string, more: Partial<Step> = {}): Step => ({ call, keep: { id: 'data.id' }, ...more });
const named = { id: 'data.id', name: 'data.name' };
const inPublic: Step = { call: 'updateTestimony', params: byId, body: { active: true } };

const lesson: Step = {
  call: 'createProduct',
  with: { name: '{mark} first name', image_url: undefined },
  keep: { lesson: 'data.id' },
};
const spot: Step = { call: 'createSurfSpot', with: { name: '{mark} first name' }, keep: { spot: 'data.id' } };
/** What is deleted is gone everywhere, and what it held is free. */
export const deletionStories: Story[] = [
  deletion('Image', ['listImages'], plain('createImage'), 'a deleted photo'),
  deletion('Video', ['listVideos'], plain('createVideo'), 'a deleted video'),
  deletion('Product', ['listProducts'], plain('createProduct', { keep: named }), 'a deleted lesson'),
  deletion('ProductCategory', ['listProductCategories'], plain('createProductCategory'), 'a deleted category'),
  deletion(
    'Carousel',
    ['listCarousels', 'searchCarousels'],
    plain('createCarousel', { with: { active: 'true' } }),
    'a deleted slide',
  ),
  deletion('SurfSpot', ['listSurfSpots'], plain('createSurfSpot'), 'a deleted surf spot'),
  story(
    ['deleteTestimony', 'updateTestimony', 'listTestimonies', 'searchTestimonies'],
    'a deleted review is in no list, and is neither changed nor deleted again',
    plain('createTestimony'),
    inPublic,
    { call: 'listTestimonies', holds: byId },
    { call: 'deleteTestimony', params: byId },
    { call: 'listTestimonies', lacks: '{id}' },
    { call: 'searchTestimonies', lacks: '{id}' },
    { ...inPublic, status: 404 },
  ),
  story(
    ['deleteProduct', 'createBooking'],
    'a deleted lesson cannot be booked, also one that was',
    lesson,
    { call: 'createBooking', with: { 'booking_details.0.product_id': '{lesson}' } },
    { call: 'deleteProduct', params: { id: '{lesson}' } },
    { call: 'createBooking', with: { 'booking_details.0.product_id': '{lesson}' }, status: 404 },
    { call: 'listProducts', query: { search: '{mark} first name' }, lacks: '{lesson}' },
  ),
  story(
    ['deleteSurfSpot', 'createBooking'],
    'nobody books at a deleted surf spot, also one that was booked',
    spot,
    { call: 'createBooking', with: { surf_spot_id: '{spot}' } },
    { call: 'deleteSurfSpot', params: { id: '{spot}' } },
    { call: 'createBooking', with: { surf_spot_id: '{spot}' }, status: 404 },
    { call: 'listSurfSpots', lacks: '{spot}' },
  ),
  story(
    ['deleteProductCategory', 'createProductCategory'],
    'the name of a deleted category is free again',
    plain('createProductCategory', { keep: named }),
    { call: 'deleteProductCategory', params: byId },
    { call: 'createProductCategory', with: { name: '{name}' }, match: { 'data.name': '{name}' } },
  ),
  story(
    'deleteProductCategory',
    'can be deleted when its last lesson is gone or in another category',
    plain('createProductCategory', { keep: { id: 'data.id' } }),
    { call: 'createProduct', with: { product_category_id: '{id}', image_url: undefined }, keep: { lesson: 'data.id' } },
    { call: 'createProduct', with: { product_category_id: '{id}', image_url: undefined }, keep: { moved: 'data.id' } },
    { call: 'deleteProduct', params: { id: '{lesson}' } },
    { call: 'deleteProductCategory', params: byId, status: 409 },
    { call: 'listProductCategories', holds: byId },
    {
      call: 'updateProduct',
      params: { id: '{moved}' },
      body: { product_category_id: '{read.createProductCategory}' },
      match: { 'data.product_category_id': '{read.createProductCategory}' },
    },
    { call: 'deleteProductCategory', params: byId },
  ),
  story(
    'updateProductCategory',
    'a category keeps its own name, also in capitals',
    plain('createProductCategory', { keep: named }),
    { call: 'updateProductCategory', params: byId, body: { name: '{name}' }, match: { 'data.name': '{name}' } },
    {
      call: 'updateProductCategory',
      params: byId,
      body: { name: '{name|capitals}' },
      match: { 'data.name': '{name|capitals}' },
    },
  ),
  story(
    ['updateCarousel', 'listCarousels', 'searchCarousels'],
    'a slide is public while it is active',
    plain('createCarousel', { with: { active: 'true' }, match: { 'data.active': true } }),
    { call: 'listCarousels', holds: { id: '{id}', active: true } },
    { call: 'updateCarousel', params: byId, body: { active: 'false' }, match: { 'data.active': false } },
    { call: 'listCarousels', lacks: '{id}' },
    { call: 'searchCarousels', holds: { id: '{id}', active: false } },
    { call: 'updateCarousel', params: byId, body: { active: 'true' }, match: { 'data.active': true } },
    { call: 'listCarousels', holds: { id: '{id}', active: true } },
  ),
];
