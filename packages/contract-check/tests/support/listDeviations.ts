import { becomes, id, row, rows } from './answers.ts';
import { orderDeviations } from './orderDeviations.ts';
import type { Asked, Deviation, Given, Json } from './proxy.ts';

const paging = ({ body }: Given): Json => (body['paging'] ?? {}) as Json;
const withoutQuery =
  (name: string) =>
  ({ url }: Asked): void =>
    url.searchParams.delete(name);

/** What backends get wrong in the fields of their answers and in their lists, one thing each. */
export const listDeviations: Deviation[] = [
  ...orderDeviations,
  {
    name: 'a field has another name',
    operation: 'listProducts',
    path: 'data.0.price',
    give: (given) => rows(given).forEach((one) => ((one['cost'] = one['price']), delete one['price'])),
  },
  {
    name: 'a number is a text',
    operation: 'createProduct',
    path: 'data.price',
    give: (given) => (row(given)['price'] = String(row(given)['price'])),
  },
  {
    name: 'a text is null',
    operation: 'getCurrentUser',
    path: 'data.name',
    give: (given) => (row(given)['name'] = null),
  },
  {
    name: 'an optional field is left out',
    operation: 'searchTestimonies',
    path: 'data.0.email',
    give: (given) => rows(given).forEach((one) => delete one['email']),
  },
  { name: 'creating answers 200', operation: 'createVideo', path: 'status', give: becomes(201, 200) },
  { name: 'a list has no paging', operation: 'listVideos', path: 'paging', give: ({ body }) => delete body['paging'] },
  {
    name: 'the total is that of the page',
    operation: 'listProductCategories',
    path: 'paging.total_item',
    give: (given) => Object.assign(paging(given), { total_item: rows(given).length, total_page: 1 }),
  },
  {
    name: 'the number of pages is wrong',
    operation: 'listUsers',
    path: 'paging.total_page',
    give: (given) => (paging(given)['total_page'] = Number(paging(given)['total_page']) + 1),
  },
  { name: 'pages are ignored', operation: 'listBookings', path: 'paging.page', ask: withoutQuery('page') },
  { name: 'the size is ignored', operation: 'listMyBookings', path: 'paging.size', ask: withoutQuery('size') },
  { name: 'the search is ignored', operation: 'listProducts', path: 'data', ask: withoutQuery('search') },
  {
    name: 'a page beyond the last is the first',
    operation: 'listSurfSpots',
    path: 'data.length',
    give: (given) => {
      if (rows(given).length === 0)
        given.body.data = [
          {
            id,
            name: 'x',
            location: 'x',
            difficulty_level: 'BEGINNER',
            description: 'x',
            location_url: null,
            image_url: null,
          },
        ];
    },
  },
  {
    name: 'the newest is first',
    operation: 'listImages',
    path: 'data',
    give: (given, { url }) => {
      if (url.searchParams.get('page') === '1') rows(given).reverse();
      if (url.searchParams.get('page') !== '1') rows(given).reverse();
    },
  },
];
