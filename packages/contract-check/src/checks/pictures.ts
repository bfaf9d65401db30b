import { randomUUID } from 'node:crypto';
import { isFile } from '../bodies.ts';
import type { Served } from '../client.ts';
import { at, must, needed, same } from '../difference.ts';
import type { Operation } from '../document.ts';
import { limits } from '../fixtures.ts';
import { png } from '../png.ts';
import { noPictures, pictures, SAMPLE, upright } from '../samples.ts';
import { creatorOf, paramsOf } from '../rows.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import type { Check, Plan } from './check.ts';
import { pictureSize } from './pictureSize.ts';

const FIELD = 'data.image_url';
/** What the website asks for, and widths that few backends make. */
const WIDTHS = ['320', '1', '333', '99999'];

const at200 = ({ responses }: Operation) => responses.get('200');
/** Whether an operation answers a picture instead of JSON. */
export const answersPicture = (operation: Operation): boolean => at200(operation)?.schema === null;

/** Ways out of a folder, written so that no client resolves them itself. */
const OUTSIDE = ['..%2f..%2fpackage.json', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', '..%5c..%5cpackage.json', 'a%00.webp'];

const addressOf = (name: string): string => `/public/${name.split('/').map(encodeURIComponent).join('/')}`;
const isPicture = ({ headers }: Served): boolean => (headers.get('content-type') ?? '').startsWith('image/');

/** Fails unless an address answers a picture of this shape; backends may store a picture smaller than it was sent. */
async function shows(world: World, name: string, shape: { width: number; height: number }, query = ''): Promise<void> {
  const where = `GET /public/{image_url}${query}`;
  const answer = await world.client.get(addressOf(name) + query);
  same(`${where}: status`, 200, answer.status);
  must(isPicture(answer), `${where}: content-type`, 'an image', answer.headers.get('content-type'));
  must(answer.bytes.length > 0, `${where}: body`, 'a picture', 'nothing');
  const size = pictureSize(answer.bytes);
  // Where a variant is tiny, its sides are rounded.
  if (query !== '' || !size) return;
  const isSame = Math.abs(size.width / size.height / (shape.width / shape.height) - 1) < 0.1;
  must(isSame, `${where}: width and height`, `those of ${String(shape.width)} x ${String(shape.height)}`, size);
}

/** The name of the picture in an answer. */
function nameIn(answer: unknown): string {
  const name = at(answer, FIELD);
  const isPath = typeof name === 'string' && name !== '' && !/^(\w+:|\/)/.test(name);
  must(isPath, FIELD, 'a path below /public/, without a slash before', name);
  return String(name);
}

/** What is said of a picture is that of the picture, however large it is stored. */
function saysRight(answer: unknown, shape: { width: number; height: number }): void {
  const [width, height] = [at(answer, 'data.image.width'), at(answer, 'data.image.height')];
  if (typeof width !== 'number' || typeof height !== 'number') return;
  const isSame = Math.abs(width / height / (shape.width / shape.height) - 1) < 0.1;
  must(isSame, 'data.image', `width and height of ${String(shape.width)} x ${String(shape.height)}`, { width, height });
}

/** Sends a valid request with this file, or without one; returns the name of the row's picture. */
async function sendWith(
  operation: Operation,
  world: World,
  content: File | undefined,
  shape = SAMPLE,
): Promise<string> {
  const { body, ...request } = await world.valid(operation);
  const fields = { ...body, image_url: content };
  if (content === undefined) Reflect.deleteProperty(fields, 'image_url');
  const answer = await world.send(operation, { ...request, body: fields });
  documented(operation, answer, operation.success);
  if (content) saysRight(answer.body, shape);
  return nameIn(answer.body);
}

/** Checks of an operation that takes a picture. */
function uploadChecks(operation: Operation, world: World): Check[] {
  const names = new Set<string>();
  const add = async (content: File, shape = SAMPLE): Promise<string> => {
    const name = await sendWith(operation, world, content, shape);
    must(!names.has(name), FIELD, 'a name that no other picture has', name);
    names.add(name);
    return name;
  };
  const isNew = operation.method === 'POST';
  const taken = pictures(isNew ? 9.9 : 2.5).map(([what, content]) => ({
    name: `takes ${what} and shows it`,
    run: async () => shows(world, await add(content), SAMPLE),
  }));
  const refused = noPictures().map(([what, content]) => ({
    name: `refuses ${what}`,
    run: async () => {
      const { body, ...request } = await world.valid(operation);
      const answer = await world.send(operation, { ...request, body: { ...body, image_url: content } });
      documented(operation, answer, 415);
    },
  }));
  return [
    ...taken,
    ...refused,
    ...(operation.method === 'PUT' ? changeChecks(operation, world, add) : newChecks(world, operation, add)),
  ];
}

/** Checks of an operation that replaces a picture. */
const changeChecks = (
  operation: Operation,
  world: World,
  add: (content: File, shape?: typeof SAMPLE) => Promise<string>,
): Check[] => [
  {
    name: 'a new picture has a new name and is shown; without a file it stays',
    run: async () => {
      const before = await add(upright(), { width: SAMPLE.height, height: SAMPLE.width });
      await shows(world, before, { width: SAMPLE.height, height: SAMPLE.width });
      same(FIELD, before, await sendWith(operation, world, undefined));
      await shows(world, before, { width: SAMPLE.height, height: SAMPLE.width });
    },
  },
];

/** Fails unless nothing is at the address of a picture any more. */
const isGone = async (world: World, name: string, whose: string): Promise<void> =>
  same(`GET /public/{image_url} of ${whose}: status`, 404, (await world.client.get(addressOf(name))).status);

/** A former picture, and that of a row that is no more, are nowhere; rows that were never booked, as others may keep theirs. */
const formerCheck = (operation: Operation, world: World, creator: string): Check => ({
  name: operation.method === 'PUT' ? 'the former picture is gone' : 'the picture of a deleted row is gone',
  run: async () => {
    const { fields } = await world.make(creator, { image_url: pictures(1)[0]?.[1] });
    const name = await needed(creator, () => nameIn({ data: fields }));
    await needed(creator, () => shows(world, name, SAMPLE));
    const { body, ...request } = await world.valid(operation);
    const params = paramsOf(operation, fields);
    const sent = body && { body: { ...body, image_url: upright() } };
    const answer = await world.send(operation, { ...request, params, ...sent });
    documented(operation, answer, operation.success);
    if (operation.method === 'DELETE') await world.gone(String(fields['id']));
    else same(`${FIELD}, another one`, true, nameIn(answer.body) !== name);
    await isGone(world, name, operation.method === 'PUT' ? 'the former picture' : 'the deleted row');
  },
});

/** Checks of an operation that adds a picture. */
const newChecks = (
  world: World,
  { id }: Operation,
  add: (content: File, shape?: typeof SAMPLE) => Promise<string>,
): Check[] => [
  {
    name: 'the picture is shown whatever width is asked for',
    run: async () => {
      const name = await add(upright(), { width: SAMPLE.height, height: SAMPLE.width });
      for (const width of WIDTHS) await shows(world, name, SAMPLE, `?w=${width}`);
    },
  },
  ...(id === 'createImage'
    ? [
        {
          name: 'takes 40 megapixels',
          run: async () => {
            const [width, height] = [8000, limits.pixels / 8000];
            const large = new File([new Uint8Array(png(width, height))], 'large.png', { type: 'image/png' });
            await shows(world, await add(large, { width, height }), { width, height });
          },
        },
      ]
    : []),
];

/** Checks of the operation that answers a picture. */
function servingChecks(operation: Operation, world: World): Check[] {
  const stored = (): Promise<string> =>
    needed('createImage', async () => nameIn({ data: (await world.row('createImage')).fields }));
  const get = (image_url: string, headers: Record<string, string> = {}) =>
    world.client.send(operation, { params: { image_url }, headers });
  return [
    { name: 'success', run: async () => shows(world, await stored(), { width: 1, height: 1 }) },
    {
      name: 'any width',
      run: async () => {
        const name = await stored();
        for (const width of [...WIDTHS, 'wide']) await shows(world, name, SAMPLE, `?w=${width}`);
      },
    },
    {
      name: 'a picture that is none',
      run: async () => {
        for (const name of [`${randomUUID()}.webp`, 'wave.svg']) documented(operation, await get(name), 404);
      },
    },
    {
      name: 'a path that leads out of the pictures',
      run: async () => {
        for (const path of OUTSIDE) {
          const { status } = await world.client.get(`/public/${path}`);
          must(status >= 400 && status < 500, `GET /public/${path}: status`, '404, or another 4xx', status);
        }
      },
    },
    {
      name: 'pages of other origins may show it',
      run: async () => {
        const header = 'cross-origin-resource-policy';
        const policy = (await get(await stored())).headers.get(header);
        // Without one, every page may.
        must(policy === null || policy === 'cross-origin', `header ${header}`, 'cross-origin', policy);
      },
    },
    {
      name: 'may be kept for a year, and is not sent again to who has it',
      run: async () => {
        const name = await stored();
        const { headers } = await get(name);
        const age = Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0);
        must(age >= 31_536_000, 'header Cache-Control', 'a max-age of a year', headers.get('cache-control'));
        const tag = headers.get('etag');
        must(tag !== null, 'header ETag', 'to be there', tag);
        same('status with If-None-Match', 304, (await get(name, { 'if-none-match': tag ?? '' })).status);
      },
    },
  ];
}

/** Checks of the pictures that operations take and answer. */
export const pictureChecks: Plan = (operation, world) => {
  if (answersPicture(operation)) return servingChecks(operation, world);
  const takes = ({ body }: Operation): boolean => isFile(body?.schema.properties?.['image_url'] ?? {});
  const creator = operation.path.includes('{') ? creatorOf(world.operations, operation.path) : undefined;
  const isOfPicture = creator && takes(creator) && (takes(operation) || operation.method === 'DELETE');
  const former = isOfPicture ? [formerCheck(operation, world, creator.id)] : [];
  return takes(operation) ? [...uploadChecks(operation, world), ...former] : former;
};
