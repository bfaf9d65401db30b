import type { Mutant } from './mutant.ts';
import {
  all,
  changes,
  field,
  file,
  isFile,
  type Json,
  magic,
  picturePath,
  PNG,
  refusal,
  row,
  sets,
  whole,
  withField,
  withoutField,
} from './tools.ts';

/** Pictures of rows that change. */
export const pictureRows: Mutant[] = [
  {
    name: 'a changed picture keeps its name',
    operation: 'updateImage',
    give: async (given, asked, { sql }) => {
      if (given.status !== 200 || isFile(asked) === '') return;
      const id = /[0-9a-f-]{36}/.exec(asked.url.pathname)?.[0] ?? '';
      const name = String(row(given)['image_url']);
      const [first] = await sql(`select name from pictures where name = 'kept-${id}.webp'`);
      await sql(
        first
          ? `update pictures set content = (select content from pictures where name = '${name}') where name = 'kept-${id}.webp'`
          : `insert into pictures (name, content_type, content) select 'kept-${id}.webp', content_type, content from pictures where name = '${name}'`,
      );
      await sql(`update images set image_url = 'kept-${id}.webp' where id = '${id}'`);
      row(given)['image_url'] = `kept-${id}.webp`;
    },
  },
  {
    name: 'a changed slide shows the old picture',
    operation: 'updateCarousel',
    ask: (asked) => {
      if (isFile(asked) !== '') withoutField(asked, 'image_url');
    },
  },
  {
    name: 'a changed spot shows the old picture',
    operation: 'updateSurfSpot',
    ask: (asked) => {
      if (isFile(asked) !== '') withoutField(asked, 'image_url');
    },
  },
  {
    name: 'a picture of a lesson is not stored',
    operation: 'createProduct',
    ask: (asked) => {
      if (
        isFile(asked).length > 0 &&
        isFile(asked).length < 1e6 &&
        (whole(isFile(asked)) || !isFile(asked).startsWith(PNG))
      )
        withoutField(asked, 'image_url');
    },
  },
  {
    name: 'without a file the picture of a lesson goes',
    operation: 'updateProduct',
    give: async (given, asked, { sql }) => {
      if (given.status !== 200 || isFile(asked) !== '') return;
      await sql(`update products set image_url = null where id = '${String(row(given)['id'])}'`);
      row(given)['image_url'] = null;
    },
  },
  {
    name: 'without a file the picture of a slide is another',
    operation: 'updateCarousel',
    ask: (asked) => {
      if (file(asked) === undefined && field(asked, 'active') !== undefined) withField(asked, 'x', '1');
    },
    give: (given, asked) => {
      if (file(asked) === undefined) picturePath(given, () => 'placeholder.webp');
    },
  },
  {
    name: 'the address of a picture elsewhere is not taken',
    operation: 'createSurfSpot',
    instead: (asked) =>
      /^https?:\/\/\S+$/.test(field(asked, 'image_url') ?? '') && file(asked) === undefined
        ? refusal(415, 'The file is not an image.')
        : null,
  },
  {
    name: 'the address of a picture elsewhere is lost',
    operation: 'createSurfSpot',
    give: sets('image_url', (url) => (/^https?:/.test(String(url)) ? null : url)),
  },
  {
    name: 'a text is a picture',
    operation: 'createImage',
    instead: (asked) =>
      file(asked) === undefined && /^https?:/.test(field(asked, 'image_url') ?? '')
        ? {
            status: 201,
            type: 'application/json',
            headers: {},
            body: { data: { id: '3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21', image_url: 'x.webp' } },
          }
        : null,
  },
  {
    name: 'a picture is as wide as it is high',
    operation: ['createImage', 'listImages'],
    at: changes,
    give: all(
      (one) =>
        one['image'] &&
        (one['image'] = {
          ...(one['image'] as Json),
          width: (one['image'] as Json)['height'],
          height: (one['image'] as Json)['width'],
        }),
    ),
  },
  {
    name: 'the colour of a picture is in words',
    operation: ['createImage', 'listImages'],
    at: changes,
    give: all((one) => one['image'] && (one['image'] = { ...(one['image'] as Json), color: 'teal' })),
  },
  {
    name: 'the focus of a picture is in per cent',
    operation: ['createImage', 'listImages'],
    at: changes,
    give: all((one) => one['image'] && (one['image'] = { ...(one['image'] as Json), focus_x: 50 })),
  },
  {
    name: 'a GIF is refused',
    operation: ['createImage', 'createCarousel'],
    at: ['createImage', 'createCarousel'],
    instead: (asked) => (isFile(asked).startsWith(magic.gif) ? refusal(415, 'The file is not an image.') : null),
  },
  {
    name: 'a WebP is refused',
    operation: ['createImage', 'createCarousel'],
    at: ['createImage', 'createCarousel'],
    instead: (asked) => (isFile(asked).startsWith(magic.webp) ? refusal(415, 'The file is not an image.') : null),
  },
  {
    name: 'every picture is the same',
    operation: ['getPicture', 'createImage', 'updateImage', 'listImages'],
    at: 'getPicture',
    give: (given, _, { store }) => {
      if (given.status !== 200) return;
      if (store.has('first')) given.raw = store.get('first') as Buffer;
      else store.set('first', given.raw);
    },
  },
];
