import { booking, lookedUp, story, type Story } from './story.ts';

/** What the school shows. */
export const contentStories: Story[] = [
  story(
    'updateImage',
    'without a file the photo stays',
    { call: 'createImage', keep: { id: 'data.id', image: 'data.image_url' } },
    { call: 'updateImage', params: { id: '{id}' }, body: {}, match: { 'data.image_url': '{image}' } },
  ),
  story(
    'createProductCategory',
    'a name that is taken, in capitals',
    { call: 'createProductCategory', keep: { name: 'data.name' } },
    {
      call: 'createProductCategory',
      with: { name: '{name|capitals}' },
      status: 409,
      match: { 'details.0': 'Product category already registered' },
    },
  ),
  story(
    'updateProductCategory',
    'a name that another category has',
    { call: 'createProductCategory', keep: { name: 'data.name' } },
    { call: 'updateProductCategory', with: { name: '{name}' }, status: 409 },
  ),
  story(
    'deleteProductCategory',
    'one with lessons stays',
    { call: 'createProduct', keep: { category: 'data.product_category_id' } },
    { call: 'deleteProductCategory', params: { id: '{category}' }, status: 409 },
  ),
  story(
    'updateProduct',
    'only what is sent changes',
    { call: 'createProduct', keep: { id: 'data.id', price: 'data.price', image: 'data.image_url' } },
    {
      call: 'updateProduct',
      params: { id: '{id}' },
      body: { name: '{mark} renamed' },
      match: { 'data.name': '{mark} renamed', 'data.price': '{price}', 'data.image_url': '{image}' },
    },
  ),
  story(
    'deleteProduct',
    'bookings keep its name',
    { call: 'createProduct', keep: { lesson: 'data.id', name: 'data.name' } },
    { ...booking, with: { 'booking_details.0.product_id': '{lesson}' } },
    { call: 'deleteProduct', params: { id: '{lesson}' } },
    lookedUp({ 'data.booking_details.0.product_name': '{name}' }),
  ),
  story(
    'listCarousels',
    'inactive slides are for administrators',
    { call: 'createCarousel', with: { active: 'false' }, match: { 'data.active': false }, keep: { id: 'data.id' } },
    { call: 'listCarousels', lacks: '{id}' },
    { call: 'searchCarousels', holds: { id: '{id}', active: false } },
  ),
  story('createTestimony', 'is not active at once', {
    call: 'searchTestimonies',
    holds: { id: '{read.createTestimony}', active: false },
  }),
  story(
    'listTestimonies',
    'lists the active ones, without addresses',
    { call: 'updateTestimony', body: { active: true }, keep: { id: 'data.id' } },
    { call: 'listTestimonies', holds: { id: '{id}', email: null, decided: undefined } },
    { call: 'updateTestimony', body: { active: false } },
    { call: 'listTestimonies', lacks: '{id}' },
  ),
  story('createSurfSpot', 'takes the address of a picture', {
    call: 'createSurfSpot',
    with: { image_url: 'https://pictures.example/wave.jpg' },
    match: { 'data.image_url': 'https://pictures.example/wave.jpg' },
  }),
  story(
    'updateSurfSpot',
    'only what is sent changes',
    { call: 'createSurfSpot', keep: { id: 'data.id', location: 'data.location' } },
    {
      call: 'updateSurfSpot',
      params: { id: '{id}' },
      body: { name: '{mark} renamed' },
      match: { 'data.name': '{mark} renamed', 'data.location': '{location}' },
    },
  ),
  story(
    'deleteSurfSpot',
    'bookings keep its name',
    { call: 'createSurfSpot', keep: { spot: 'data.id', name: 'data.name' } },
    { ...booking, with: { surf_spot_id: '{spot}' } },
    { call: 'deleteSurfSpot', params: { id: '{spot}' } },
    lookedUp({ 'data.surf_spot_name': '{name}' }),
  ),
];
