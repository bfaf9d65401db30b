import type { Asked, Mutant } from './mutant.ts';
import { field, file, missing, refusal, refuses, sent } from './tools.ts';

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
  {
    name: 'a file under an unknown name is refused',
    operation: ['createProduct', 'updateSurfSpot'],
    instead: refuses(({ body }) => /name="(?!image_url")[^"]*"; filename="[^"]/i.test(body)),
  },
  {
    name: 'a whole number has no fraction, not even 0',
    operation: ['updateSession', 'createBooking'],
    instead: refuses((asked) => sent(asked) !== null && /:-?\d+\.0[,}]/.test(asked.body)),
  },
  {
    name: 'JSON has 100 KiB at most',
    operation: 'updateSchool',
    instead: refuses(({ body }) => body.length > 102_400, 413),
  },
];

const longer =
  (name: string, than: number, to: number) =>
  (asked: Asked): boolean => {
    const length = field(asked, name)?.length ?? 0;
    return length > than && length <= to;
  };

/** Lengths that are refused though the contract allows them. */
export const strictLengths: Mutant[] = [
  {
    name: 'names of users have at most 50 characters',
    operation: 'register',
    instead: refuses(longer('name', 50, 100)),
  },
  {
    name: 'passwords have at most 72 characters',
    operation: 'register',
    instead: refuses(longer('password', 72, 200)),
  },
  {
    name: 'passwords need more than 8 characters',
    operation: 'register',
    instead: refuses((asked) => field(asked, 'password')?.length === 8),
  },
  {
    name: 'passwords need capitals and digits',
    operation: 'register',
    instead: refuses(
      (asked) =>
        !/[A-Z]/.test(field(asked, 'password') ?? '') && field(asked, 'password') === field(asked, 'confirm_password'),
    ),
  },
  {
    name: 'addresses have at most 100 characters',
    operation: 'updateUser',
    instead: refuses(longer('email', 100, 254)),
  },
  {
    name: 'addresses have no +',
    operation: 'register',
    instead: refuses((asked) => (field(asked, 'email') ?? '').includes('+')),
  },
  {
    name: 'names have letters of English alone',
    operation: 'register',
    instead: refuses((asked) => /[^\x20-\x7e]/.test(field(asked, 'name') ?? '')),
  },
  {
    name: 'messages have at most 500 characters',
    operation: 'createTestimony',
    instead: refuses(longer('message', 500, 2000)),
  },
  {
    name: 'names of lessons have at most 100 characters',
    operation: 'createProduct',
    instead: refuses(longer('name', 100, 120)),
  },
  {
    name: 'descriptions of spots have at most 1000 characters',
    operation: 'createSurfSpot',
    instead: refuses(longer('description', 1000, 5000)),
  },
  {
    name: 'addresses of videos have at most 255 characters',
    operation: 'createVideo',
    instead: refuses(longer('video_url', 255, 2000)),
  },
  {
    name: 'names of categories have at least 3 characters',
    operation: 'createProductCategory',
    instead: refuses((asked) => [1, 2].includes((field(asked, 'name') ?? '').trim().length)),
  },
  {
    name: 'a search has at least 3 characters',
    operation: 'listUsers',
    instead: ({ url }) => ([1, 2].includes((url.searchParams.get('search') ?? '').trim().length) ? refusal(400) : null),
  },
  {
    name: 'a search has at most 50 characters',
    operation: 'listBookings',
    instead: ({ url }) =>
      (url.searchParams.get('search') ?? '').length > 50 && (url.searchParams.get('search') ?? '').length <= 100
        ? refusal(400)
        : null,
  },
];
