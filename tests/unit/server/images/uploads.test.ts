import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it, mock } from 'node:test';
import sharp from 'sharp';
import { croppedAvif } from '../../../support/server/avif.ts';
import { bomb, longGif, longWebp, noise, png } from '../../../support/server/images.ts';
import { picture } from '../../../support/server/school.ts';
import { type Failure, form, makeTestApp } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { app, call, dataDir } = test;
const { token } = await test.signIn('ADMIN');
const upload = (file: Buffer) => call('createImage', { token, body: form({ image_url: file }) });
const refused = async (file: Buffer) => {
  const { status, body } = await call<Failure>('createImage', { token, body: form({ image_url: file }) });
  return [status, body.message];
};
const stored = async (file: Buffer) => {
  const { status, body } = await upload(file);
  assert.equal(status, 201);
  return app.inject(`/public/${String(body.data['image_url'])}`);
};

describe('an upload', () => {
  for (const type of ['png', 'jpeg', 'webp', 'avif', 'gif'] as const) {
    it(`may be ${type}, and is stored anew`, async () => {
      const { statusCode, headers, rawPayload } = await stored(await picture(type));
      assert.equal(statusCode, 200);
      assert.equal(headers['content-type'], 'image/webp');
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.match(String(headers['cache-control']), /immutable/);
      assert.equal((await sharp(rawPayload).metadata()).width, 60);
    });
  }

  it('loses its metadata, is turned upright and is at most 2,000 px wide', async () => {
    const file = await noise(2600, 1300)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: 'Somebody in particular' } })
      .toBuffer();
    assert.ok(file.includes('Somebody'));
    const { rawPayload } = await stored(file);
    const { width, height, exif } = await sharp(rawPayload).metadata();
    assert.deepEqual([width, height, exif], [1000, 2000, undefined]);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const notImages: Record<string, () => Buffer | Promise<Buffer>> = {
    'a text by another name': () => Buffer.from('just words'),
    'an SVG with a script': () => Buffer.from(svg),
    'an SVG with a declaration': () => Buffer.from(`<?xml version="1.0"?>${svg}`),
    'a PDF': () => Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'),
    'a TIFF': () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .tiff()
        .toBuffer(),
    HTML: () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    'half a picture': async () => (await noise(200, 200).jpeg().toBuffer()).subarray(0, 3000),
    'the head of a PNG': async () => (await picture()).subarray(0, 40),
  };
  for (const [name, make] of Object.entries(notImages)) {
    it(`is refused when it is ${name}`, async () => {
      assert.deepEqual(await refused(await make()), [415, 'The file is not an image.']);
    });
  }

  it('may have 9.9 MB, and not 10.1 MB', async () => {
    const padded = async (size: number) => Buffer.concat([await picture('jpeg'), Buffer.alloc(size)]);
    assert.equal((await upload(await padded(9.9 * 1024 * 1024))).status, 201);
    assert.deepEqual(await refused(await padded(10.1 * 1024 * 1024)), [413, 'Image size must be less than 10MB.']);
  });

  it('may have 40 megapixels and not more, so no decompression bomb is decoded', async () => {
    assert.equal((await upload(bomb(6000))).status, 201);
    const bombs = [6400, 30_000, 60_000].map(bomb); // which takes longer than to refuse them
    const before = process.memoryUsage().rss;
    const start = performance.now();
    for (const file of bombs) {
      assert.deepEqual(await refused(file), [413, 'The image has more than 40 megapixels.']);
    }
    assert.ok(performance.now() - start < 15_000);
    assert.ok(process.memoryUsage().rss - before < 700 << 20);
  });

  it('may not be a line of thousands of pixels', async () => {
    const message = 'The image is too large to be decoded: it is more than 16,384 pixels wide or high.';
    assert.deepEqual(await refused(png(20_000, 10)), [413, message]);
    assert.deepEqual(await refused(png(10, 20_000)), [413, message]);
    assert.equal((await upload(png(16_384, 10))).status, 201);
  });

  it('may be an animation of up to 2,000 frames, of which the first is stored', async () => {
    for (const file of [longGif(2000), await longWebp(2000)]) {
      const { rawPayload } = await stored(file);
      assert.equal((await sharp(rawPayload).metadata()).pages, undefined);
    }
    for (const file of [longGif(600_000), await longWebp(90_000)]) {
      assert.deepEqual(await refused(file), [413, 'The image has more than 2,000 frames.']);
    }
  });

  it('that hides its size ends its decoder, and no other upload', async () => {
    const message = 'The image is too large to be decoded: it takes too much memory or time.';
    const hidden = await croppedAvif(8000, 5000);
    const before = process.resourceUsage().maxRSS;
    const [one, two] = await Promise.all([refused(hidden), upload(await picture())]);
    assert.deepEqual([one, two.status], [[413, message], 201]);
    assert.equal((await upload(await picture())).status, 201);
    assert.ok(process.resourceUsage().maxRSS - before < 100 * 1024);
  });

  it('that comes while its decoder ends for want of work gets another one', async () => {
    const { decode } = await import('../../../../server/images/decoder.ts');
    const file = path.join(dataDir, 'small.png');
    writeFileSync(file, await picture());
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      await decode(file);
      mock.timers.tick(60_000);
      assert.equal((await decode(file)).info?.width, 60);
    } finally {
      mock.timers.reset();
    }
  });

  it('that is empty, or is no file, or is sent twice, is refused', async () => {
    assert.equal((await upload(Buffer.alloc(0))).status, 400);
    assert.equal(
      (await call('createImage', { token, body: form({ image_url: 'https://example.com/a.png' }) })).status,
      400,
    );
    const twice = form({ image_url: await picture() });
    twice.append('image_url', new Blob(['x']), 'b.png');
    const { status } = await call('createImage', { token, body: twice });
    assert.ok(status === 400 || status === 413);
  });

  it('without a file leaves the photo as it is', async () => {
    const { body } = await upload(await picture());
    const same = await call('updateImage', { token, params: { id: body.data.id }, body: form({ other: 'x' }) });
    assert.deepEqual(same.body, body);
  });
});

describe('the folder of uploads', () => {
  const folder = path.join(dataDir, 'uploads');

  it('is empty when they are done, taken or refused', async () => {
    await upload(await picture());
    await upload(Buffer.from('just words'));
    await upload(Buffer.alloc(10.1 * 1024 * 1024));
    const other = form({ image_url: await picture() });
    await call('createSurfSpot', { token, body: other });
    await call('createImage', { body: other });
    assert.deepEqual(readdirSync(folder), []);
  });

  it('is the only file that can be named: a JSON body cannot', async () => {
    const body = { image_url: { file: path.resolve('public/pictures/hero.jpg') } };
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/images',
      headers: { authorization: `Bearer ${token}` },
      payload: body,
    });
    assert.equal(statusCode, 415);
  });
});

describe('a picture', () => {
  it('comes at a few other widths, as AVIF or WebP, made once', async () => {
    const { body } = await upload(await noise(1000, 600).png().toBuffer());
    const url = `/public/${String(body.data['image_url'])}`;
    const get = (query: string, accept: string) => app.inject({ url: url + query, headers: { accept } });
    const answers = await Promise.all(Array.from({ length: 5 }, () => get('?w=320', 'image/avif,image/webp,*/*')));
    for (const { statusCode, headers, rawPayload } of answers) {
      assert.equal(statusCode, 200);
      assert.equal(headers['content-type'], 'image/avif');
      assert.equal(headers.vary, 'accept');
      assert.ok(rawPayload.equals(answers[0]?.rawPayload ?? Buffer.alloc(0)));
    }
    const webp = await get('?w=320', 'image/webp');
    assert.equal(webp.headers['content-type'], 'image/webp');
    assert.equal((await sharp(webp.rawPayload).metadata()).width, 320);
    assert.equal((await sharp((await get('?w=1920', '*/*')).rawPayload).metadata()).width, 1000);
    for (const odd of ['?w=321', '?w=99999', '?w=-1', '?w=abc', '?w=320&w=640', '']) {
      assert.equal((await sharp((await get(odd, '*/*')).rawPayload).metadata()).width, 1000, odd);
    }
    const tall = sharp((await get('?w=320&crop=upright', 'image/webp')).rawPayload);
    assert.deepEqual([(await tall.metadata()).width, (await tall.metadata()).height], [320, 568]); // 338 × 600, 9:16
    assert.equal((await sharp((await get('?w=320&crop=round', '*/*')).rawPayload).metadata()).height, 192);
    const { etag } = webp.headers;
    for (const known of [String(etag), `W/${String(etag)}`]) {
      const headers = { accept: 'image/webp', 'if-none-match': known };
      const again = await app.inject({ url: `${url}?w=320`, headers });
      assert.deepEqual([again.statusCode, again.body], [304, ''], known);
    }
    assert.notEqual(etag, answers[0]?.headers.etag);
  });

  it('that is deleted is no longer answered, at no width', async () => {
    const { body } = await upload(await picture());
    const url = `/public/${String(body.data['image_url'])}?w=320`;
    assert.equal((await app.inject(url)).statusCode, 200);
    await call('deleteImage', { token, params: { id: body.data.id } });
    assert.equal((await app.inject(url)).statusCode, 404);
  });
});
