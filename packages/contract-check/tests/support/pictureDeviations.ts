import { becomes, row } from './answers.ts';
import type { Asked, Deviation, Given, Json } from './proxy.ts';

/** Spoils a file that has this text in it, so that it is refused. */
const refuses =
  (text: string) =>
  (asked: Asked): void =>
    void (asked.body = asked.body.replaceAll(text, 'x'.repeat(text.length)));
/** Takes what is refused, when it has this text in it. */
const takes =
  (text: string, status: number, data: Json) =>
  (given: Given, { body }: Asked): void => {
    if (body.includes(text)) becomes(415, status, { data })(given);
  };
const withPicture =
  (change: (name: string) => string) =>
  (given: Given): void => {
    const name = row(given)['image_url'];
    if (typeof name === 'string') row(given)['image_url'] = change(name);
  };

/** What backends get wrong about pictures, one thing each. */
export const pictureDeviations: Deviation[] = [
  { name: 'GIFs are refused', operation: 'createImage', path: 'status', ask: refuses('GIF89a') },
  { name: 'AVIFs are refused', operation: 'updateProduct', path: 'status', ask: refuses('ftypavif') },
  { name: 'JPEGs are refused', operation: 'createCarousel', path: 'status', ask: refuses('\xff\xd8\xff') },
  {
    name: 'more than 2 MB are refused',
    operation: 'updateSurfSpot',
    path: 'status',
    ask: (asked) => {
      if (asked.body.length > 2_000_000) refuses('PNG')(asked);
    },
  },
  {
    name: 'an SVG is taken',
    operation: 'createSurfSpot',
    path: 'status',
    give: takes('<svg', 201, { id: 'none' }),
  },
  { name: 'what begins as a PNG is one', operation: 'updateImage', path: 'status', give: takes('IHDR', 200, {}) },
  {
    name: 'addresses are absolute',
    operation: 'createProduct',
    path: 'data.image_url',
    give: withPicture((name) => `https://pictures.example/${name}`),
  },
  {
    name: 'addresses begin with a slash',
    operation: 'createImage',
    path: 'data.image_url',
    give: withPicture((name) => `/public/${name}`),
  },
  {
    name: 'a new picture has the old name',
    operation: 'updateCarousel',
    path: 'data.image_url',
    give: withPicture(() => 'picture.webp'),
  },
  {
    name: 'pictures are not served',
    operation: 'createCarousel',
    path: 'GET /public/{image_url}: status',
    give: withPicture((name) => `thumbnails/${name}`),
  },
];
