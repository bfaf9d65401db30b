import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, isNull } from 'drizzle-orm';
import Fastify from 'fastify';
import sharp from 'sharp';
import type { ImageInfo } from '../../../../server/contract.gen.ts';
import { pictures } from '../../../../server/db/schema.ts';
import { describeStored } from '../../../../server/images/describeStored.ts';
import { contentChanges } from '../../../../server/contentChanges.ts';
import { blocks, flat, longWebp, noise } from '../../../support/server/images.ts';
import { openSchool } from '../../../support/server/school.ts';
import { form, makeTestApp, type Many } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, connection, dataDir, db } = test;
const school = await openSchool(test);
const { token } = await test.signIn('ADMIN');

type Info = NonNullable<ImageInfo>;
const upload = async (file: Buffer): Promise<Info> => {
  const { status, body } = await call('createImage', { token, body: form({ image_url: file }) });
  assert.equal(status, 201);
  assert.ok(body.data['image']);
  return body.data['image'] as Info;
};

/** A picture of one grey with a red square, its middle at a point. */
async function redSquare(width: number, height: number, x: number, y: number): Promise<Buffer> {
  const side = Math.round(Math.min(width, height) / 8);
  const square = await sharp({ create: { width: side, height: side, channels: 3, background: '#e02020' } })
    .png()
    .toBuffer();
  const grey = sharp({ create: { width, height, channels: 3, background: '#8899aa' } });
  const composed = grey.composite([{ input: square, left: Math.round(x - side / 2), top: Math.round(y - side / 2) }]);
  return composed.jpeg().toBuffer();
}
const near = (value: number, expected: number): void => assert.ok(Math.abs(value - expected) < 0.06, String(value));

describe('what is said of an upload', () => {
  it('is its size, its dominant colour, a small placeholder and where to look', async () => {
    const info = await upload(await redSquare(900, 600, 720, 150));
    assert.deepEqual([info.width, info.height], [900, 600]);
    assert.match(info.color ?? '', /^#[89][0-9a-f][89a][0-9a-f][9ab][0-9a-f]$/);
    near(info.focus_x, 0.8);
    near(info.focus_y, 0.25);
    assert.ok((info.placeholder ?? '').length <= 250);
    const [, base64 = ''] = (info.placeholder ?? '').split('base64,');
    const { format, width, height } = await sharp(Buffer.from(base64, 'base64')).metadata();
    assert.deepEqual([format, width, height], ['webp', 16, 11]);
  });

  it('is that of the picture as it is shown: turned upright, and no larger than it is stored', async () => {
    const lying = await redSquare(3000, 1500, 600, 300);
    const info = await upload(await sharp(lying).withMetadata({ orientation: 6 }).toBuffer());
    assert.deepEqual([info.width, info.height], [1000, 2000]);
    near(info.focus_x, 0.8);
    near(info.focus_y, 0.2);
  });

  it('has no colour and no placeholder when they would be seen through it', async () => {
    const { width, color, placeholder } = await upload(await flat(200, 100, 4).png().toBuffer());
    assert.deepEqual([width, color, placeholder], [200, null, null]);
    const opaque = await sharp(await flat(200, 100).png().toBuffer())
      .ensureAlpha()
      .png()
      .toBuffer();
    assert.notEqual((await upload(opaque)).color, null);
  });

  it('is that of the first frame of an animation', async () => {
    const { width, height } = await upload(await longWebp(3, 40, 30));
    assert.deepEqual([width, height], [40, 30]);
  });

  for (const [width, height] of [
    [1, 1],
    [2, 1],
    [1, 900],
    [900, 1],
  ] as const) {
    it(`is complete for ${String(width)} x ${String(height)} px`, async () => {
      const info = await upload(await flat(width, height).png().toBuffer());
      assert.deepEqual([info.width, info.height], [width, height]);
      assert.equal(info.color, '#085868');
      assert.ok(info.placeholder);
      assert.ok(info.focus_x >= 0 && info.focus_x <= 1 && info.focus_y >= 0 && info.focus_y <= 1);
    });
  }

  it('stays small for noise, and is there for 40 megapixels', async () => {
    assert.ok(((await upload(await noise(400, 400).png().toBuffer())).placeholder ?? '').length <= 250);
    const { width, height } = await upload(await blocks(8000, 5000).jpeg().toBuffer());
    assert.deepEqual([width, height], [2000, 1250]);
  });
});

describe('a row says it of its picture', () => {
  const spot = {
    name: 'Far',
    location: 'Away',
    difficulty_level: 'BEGINNER',
    description: 'Sand.',
    location_url: 'https://example.com',
  };
  const kinds = {
    Image: { list: 'listImages', fields: {} },
    Product: { list: 'listProducts', fields: { product_category_id: school.categoryId, name: 'A', price: '1' } },
    Carousel: { list: 'searchCarousels', fields: { active: 'true' } },
    SurfSpot: { list: 'listSurfSpots', fields: spot },
    Instructor: { list: 'listInstructors', fields: { name: 'Komang' } },
  };
  for (const [name, { list, fields }] of Object.entries(kinds)) {
    it(`${name}: when it is made, changed and listed`, async () => {
      const sizeOf = (row?: Record<string, unknown>) => (row?.['image'] as ImageInfo | undefined)?.width;
      const send = async (width: number) => form({ ...fields, image_url: await flat(width, 20).png().toBuffer() });
      const { body } = await call(`create${name}`, { token, body: await send(30) });
      assert.equal(sizeOf(body.data), 30);
      const { id } = body.data;
      const changed = await call(`update${name}`, { token, params: { id }, body: await send(50) });
      assert.equal(sizeOf(changed.body.data), 50);
      const { data } = (await call<Many>(list, { token })).body;
      assert.equal(sizeOf(data.find((row) => row.id === id)), 50);
    });
  }

  it('null without one, and with the address of one elsewhere', async () => {
    const { fields } = kinds.Product;
    const lesson = await call('createProduct', { token, body: form(fields) });
    assert.equal(lesson.body.data['image'], null);
    const elsewhere = form({ ...spot, image_url: 'https://example.com/spot.jpg' });
    assert.equal((await call('createSurfSpot', { token, body: elsewhere })).body.data['image'], null);
  });
});

describe('pictures that were stored before', () => {
  const folder = path.join(dataDir, 'uploads');
  const open = () => db.select({ name: pictures.name }).from(pictures).where(isNull(pictures.info));

  /** A server that does nothing else, and what it has logged. */
  async function start(isBusy: () => boolean) {
    const logs: string[] = [];
    const server = Fastify({ logger: { level: 'info', stream: { write: (line: string) => logs.push(line) } } });
    server.decorate('isUnderPressure', isBusy);
    describeStored(server, { connection, changes: contentChanges(false), folder, pause: 1 });
    await server.listen({ port: 0 });
    return { server, told: () => logs.filter((line) => line.includes('looked at')) };
  }

  it('are described after a start, when the server is not busy; what a stop leaves is done after the next', async () => {
    await db.update(pictures).set({ info: null });
    const broken = { name: 'broken.webp', contentType: 'image/webp', content: Buffer.from('no picture') };
    await db.insert(pictures).values(broken);
    const all = (await open()).length;
    assert.ok(all > 5);

    let isBusy = false;
    const first = await start(() => isBusy);
    while ((await open()).length === all) await sleep(1);
    isBusy = true;
    await first.server.close();
    const left = (await open()).length;
    assert.ok(left < all && left > 1);
    assert.match(first.told().join(), /"failed":0/);

    const idle = await start(() => false);
    while (idle.told().length === 0) await sleep(10);
    assert.match(idle.told().join(), new RegExp(`"described":${String(left - 1)},"failed":1`));
    assert.deepEqual(await open(), [{ name: broken.name }]);
    await idle.server.close();
    assert.deepEqual(readdirSync(folder), []);
    await db.delete(pictures).where(eq(pictures.name, broken.name));

    const again = await start(() => false);
    await again.server.close();
    assert.deepEqual(again.told(), []);
    const { data } = (await call<Many>('searchCarousels', { token })).body;
    assert.equal((data[0]?.['image'] as ImageInfo)?.width, 50);
  });

  it('wait for as long as the server is busy', async () => {
    await db.update(pictures).set({ info: null });
    const busy = await start(() => true);
    await sleep(20);
    await busy.server.close();
    assert.deepEqual(busy.told(), []);
  });

  it('are left to the instance that is at it', async () => {
    await db.update(pictures).set({ info: null });
    const all = (await open()).length;
    const server = Fastify();
    server.decorate('isUnderPressure', () => false);
    describeStored(server, {
      connection: { db, exclusively: () => Promise.resolve() },
      changes: contentChanges(false),
      folder,
      pause: 1,
    });
    await server.listen({ port: 0 });
    await server.close();
    assert.equal((await open()).length, all);
  });
});
