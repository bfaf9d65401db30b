import type { Asked, Mutant } from './mutant.ts';
import { missing } from './strictTools.ts';
import { field, file, refusal, refuses, sent } from './tools.ts';

const isNull =
  (name: string) =>
  (asked: Asked): boolean =>
    sent(asked)?.[name] === null;
/** Refuses fields that the contract does not know. */
const unknown =
  (...known: string[]) =>
  (asked: Asked): boolean => {
    const names = sent(asked)
      ? Object.keys(sent(asked) ?? {})
      : [...asked.body.matchAll(/form-data; name="([^"]+)"/gi)].map(([, name]) => String(name));
    return names.some((name) => !known.includes(name));
  };

/** Fields and texts that are refused though the contract allows them. */
export const strictFields: Mutant[] = [
  { name: 'a review needs an address', operation: 'createTestimony', instead: refuses(missing('email')) },
  { name: 'the address of a review may not be null', operation: 'createTestimony', instead: refuses(isNull('email')) },
  { name: 'a lesson needs a description', operation: 'createProduct', instead: refuses(missing('description')) },
  {
    name: 'a lesson needs a picture',
    operation: 'createProduct',
    instead: refuses((asked) => file(asked) === undefined),
  },
  { name: 'a video needs a title', operation: 'createVideo', instead: refuses(missing('title')) },
  {
    name: 'a title may not be empty',
    operation: 'updateVideo',
    instead: refuses((asked) => field(asked, 'title') === ''),
  },
  {
    name: 'a category needs a description',
    operation: 'createProductCategory',
    instead: refuses((asked) => sent(asked) !== null && !('description' in (sent(asked) ?? {}))),
  },
  {
    name: 'the description of a category may not be null',
    operation: 'updateProductCategory',
    instead: refuses(isNull('description')),
  },
  {
    name: 'the description of a lesson may not be empty',
    operation: 'updateProduct',
    instead: refuses((asked) => field(asked, 'description') === ''),
  },
  {
    name: 'a change of a lesson needs every field',
    operation: 'updateProduct',
    instead: refuses(
      (asked) => missing('name')(asked) || missing('price')(asked) || missing('product_category_id')(asked),
    ),
  },
  {
    name: 'a change of a spot needs a picture',
    operation: 'updateSurfSpot',
    instead: refuses((asked) => file(asked) === undefined),
  },
  {
    name: 'a map cannot be taken away',
    operation: 'updateSurfSpot',
    instead: refuses((asked) => field(asked, 'location_url') === ''),
  },
  {
    name: 'a change of a slide needs a picture',
    operation: 'updateCarousel',
    instead: refuses((asked) => file(asked) === undefined),
  },
  {
    name: 'a change of a photo needs a photo',
    operation: 'updateImage',
    instead: refuses((asked) => file(asked) === undefined),
  },
  { name: 'nothing is free', operation: 'createProduct', instead: refuses((asked) => field(asked, 'price') === '0') },
  {
    name: 'nothing becomes free',
    operation: 'updateProduct',
    instead: refuses((asked) => field(asked, 'price') === '0'),
  },
  {
    name: 'nothing costs more than 10 million',
    operation: 'createProduct',
    instead: refuses((asked) => Number(field(asked, 'price')) > 10_000_000 && Number(field(asked, 'price')) <= 1e9),
  },
  {
    name: 'unknown fields of a category are refused',
    operation: 'createProductCategory',
    instead: refuses(unknown('name', 'description')),
  },
  {
    name: 'unknown fields of a review are refused',
    operation: 'createTestimony',
    instead: refuses(unknown('name', 'email', 'message')),
  },
  {
    name: 'unknown fields of a user are refused',
    operation: 'register',
    instead: refuses(unknown('name', 'email', 'password', 'confirm_password')),
  },
  {
    name: 'unknown fields of a lesson are refused',
    operation: 'updateProduct',
    instead: refuses(unknown('product_category_id', 'name', 'price', 'description', 'image_url')),
  },
  {
    name: 'unknown fields of a booking are refused',
    operation: 'createBooking',
    instead: refuses(
      unknown('surf_spot_id', 'payment_method', 'customer_details', 'booking_details', 'expected_total'),
    ),
  },
  {
    name: 'unknown parameters are refused',
    operation: 'listProducts',
    instead: ({ url }) =>
      [...url.searchParams.keys()].some((name) => name !== 'page' && name !== 'search') ? refusal(400) : null,
  },
];
