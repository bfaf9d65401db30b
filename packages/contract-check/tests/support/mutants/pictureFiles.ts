import type { Mutant } from './mutant.ts';
import { changes, file, isFile, magic, picturePath, PNG, refusal, whole, withFile, withoutField } from './tools.ts';

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
/** Takes a file that is no picture for one. */
const takes =
  (fits: (bytes: string) => boolean): Mutant['ask'] =>
  (asked) => {
    if (isFile(asked) !== '' && fits(isFile(asked))) withFile(asked, pixel);
  };

/** Which files are pictures, and how pictures are answered. */
export const pictureFiles: Mutant[] = [
  {
    name: 'the address of a picture leads out of its folder',
    operation: 'getPicture',
    give: (given, { url }) => {
      if (/(%2f|%5c)/i.test(url.pathname)) given.status = 200;
    },
  },
  {
    name: 'what begins like a PNG is a picture',
    operation: 'createImage',
    ask: takes((bytes) => bytes.startsWith(PNG) && !whole(bytes)),
  },
  {
    name: 'what is called a picture is one',
    operation: 'createCarousel',
    ask: takes(
      (bytes) =>
        !Object.values(magic).some((start) => bytes.startsWith(start)) &&
        !bytes.slice(4, 12).includes('ftyp') &&
        bytes.length < 1e6,
    ),
  },
  { name: 'a drawing in SVG is a picture', operation: 'createImage', ask: takes((bytes) => /<svg/i.test(bytes)) },
  { name: 'a drawing in SVG is a slide', operation: 'updateCarousel', ask: takes((bytes) => /<svg/i.test(bytes)) },
  {
    name: 'a page is a picture of a lesson',
    operation: 'updateProduct',
    ask: takes((bytes) => /<html/i.test(bytes) || /^[\x20-\x7e\s]+$/.test(bytes)),
  },
  {
    name: 'an empty file is a picture',
    operation: 'updateImage',
    ask: (asked) => {
      if (file(asked) === '') withoutField(asked, 'image_url');
    },
  },
  {
    name: 'any size of a picture will do',
    operation: 'createProduct',
    ask: takes((bytes) => bytes.length > 10 * 1024 * 1024),
  },
  {
    name: 'a picture has an absolute address',
    operation: changes,
    at: changes,
    give: (given) => picturePath(given, (url) => `https://cdn.example.com/${url}`),
  },
  {
    name: 'a picture of a lesson has an absolute address',
    operation: ['createProduct', 'updateProduct', 'listProducts'],
    at: ['createProduct', 'updateProduct', 'listProducts'],
    give: (given, { url }) => picturePath(given, (path) => `${url.origin}/public/${path}`),
  },
  {
    name: 'a picture of a slide begins with /public/',
    operation: ['createCarousel', 'listCarousels'],
    at: ['createCarousel', 'listCarousels', 'searchCarousels', 'updateCarousel'],
    give: (given) => picturePath(given, (url) => `/public/${url}`),
  },
  {
    name: 'a picture is a data URI',
    operation: 'createImage',
    give: (given) => picturePath(given, () => `data:image/gif;base64,${pixel.toString('base64')}`),
  },
  {
    name: '?w= is 404',
    operation: ['getPicture', 'createImage', 'listImages', 'createCarousel', 'createProduct', 'createSurfSpot'],
    at: 'getPicture',
    instead: ({ url }) => (url.searchParams.has('w') ? refusal(404) : null),
  },
  {
    name: 'pictures are 404',
    operation: ['getPicture', 'createImage', 'updateImage', 'listImages'],
    at: 'getPicture',
    instead: () => refusal(404),
  },
  {
    name: 'pictures need a token',
    operation: ['getPicture', 'createImage', 'listImages', 'updateImage'],
    at: 'getPicture',
    instead: ({ headers }) => (headers['authorization'] === undefined ? refusal(401) : null),
  },
  {
    name: 'pictures are kept for an hour',
    operation: 'getPicture',
    give: (given) => void (given.headers['cache-control'] = 'max-age=3600'),
  },
  {
    name: 'pictures are called text',
    operation: ['getPicture', 'createImage', 'listImages', 'updateImage'],
    at: 'getPicture',
    give: (given) => (given.type = 'text/html'),
  },
  {
    name: 'pictures are empty',
    operation: ['getPicture', 'createImage', 'listImages', 'updateImage'],
    at: 'getPicture',
    give: (given) => (given.raw = Buffer.from('')),
  },
  {
    name: 'pages of other origins may not show pictures',
    operation: 'getPicture',
    give: ({ headers }) => (headers['cross-origin-resource-policy'] = 'same-origin'),
  },
];
