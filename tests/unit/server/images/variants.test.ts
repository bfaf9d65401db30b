import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { decodePicture, newPictureName } from '../../../../server/images/decode.ts';
import { VariantCache } from '../../../../server/images/VariantCache.ts';
import { Variants } from '../../../../server/images/variants.ts';
import { insertPicture, type Picture } from '../../../../server/repositories/pictures.ts';
import { picture } from '../../../support/server/school.ts';
import { makeTestApp } from '../../../support/server/testApp.ts';

const warnings: string[] = [];
const logger = { level: 'warn', stream: { write: (line: string) => warnings.push(line) } };
const { app, clock, connection, dataDir, db, startInstance } = await makeTestApp({ logger });
const cache = path.join(dataDir, 'cache');

async function store(content?: Buffer): Promise<string> {
  const name = newPictureName();
  await insertPicture(db, { name, contentType: 'image/webp', content: content ?? (await picture('webp')) });
  return name;
}
const get = (name: string, width = 320) => app.inject(`/public/${name}?w=${String(width)}`);

describe('a picture at another width', () => {
  beforeEach(() => {
    rmSync(cache, { recursive: true, force: true });
    warnings.length = 0;
    clock.now = new Date(clock.now.getTime() + 3_600_000); // whatever was logged before may be logged again
  });

  it('is answered when it cannot be written, which is logged once in a while', async () => {
    const name = await store();
    writeFileSync(cache, 'no folder');
    for (const width of [320, 480, 320]) {
      const { statusCode, headers, rawPayload } = await get(name, width);
      assert.deepEqual([statusCode, headers['content-type']], [200, 'image/webp']);
      assert.match(String(headers['cache-control']), /immutable/);
      assert.equal((await sharp(rawPayload).metadata()).width, 60);
    }
    assert.equal(warnings.length, 1);
    assert.match(warnings[0] ?? '', /Resized pictures cannot be kept in DATA_DIR/);
    clock.now = new Date(clock.now.getTime() + 601_000);
    await get(name);
    assert.equal(warnings.length, 2);
  });

  it('is kept again by itself when it can be', async () => {
    const name = await store();
    writeFileSync(cache, 'no folder');
    assert.equal((await get(name)).statusCode, 200);
    rmSync(cache);
    assert.equal((await get(name)).statusCode, 200);
    assert.deepEqual(readdirSync(cache), [`${name}.320.webp`]);
  });

  it('leaves no half file behind', async () => {
    const name = await store();
    mkdirSync(path.join(cache, `${name}.320.webp`), { recursive: true }); // cannot be replaced by a file
    assert.equal((await get(name)).statusCode, 200);
    assert.deepEqual(readdirSync(cache), [`${name}.320.webp`]);
    assert.equal(warnings.length, 1);
  });

  it('is made again when its file is empty', async () => {
    const name = await store();
    mkdirSync(cache);
    writeFileSync(path.join(cache, `${name}.320.webp`), '');
    assert.ok((await get(name)).rawPayload.length > 0);
  });

  it('leaves the cache a month after it was made', async () => {
    mkdirSync(cache);
    const files = { old: path.join(cache, 'old.webp'), fresh: path.join(cache, 'fresh.webp') };
    for (const [age, file] of [
      [31, files.old],
      [29, files.fresh],
    ] as const) {
      const made = new Date(clock.now.getTime() - age * 86_400_000);
      writeFileSync(file, 'x');
      utimesSync(file, made, made);
    }
    await startInstance(connection);
    for (let tries = 0; tries < 500 && existsSync(files.old); tries += 1) await sleep(10);
    assert.deepEqual([existsSync(files.old), existsSync(files.fresh)], [false, true]);
  });

  it('that cannot be decoded is answered as it is stored, and not cached', async () => {
    const name = await store(Buffer.from('damage'));
    const { statusCode, headers, payload } = await get(name);
    assert.deepEqual([statusCode, payload, headers['cache-control']], [200, 'damage', 'no-store']);
    assert.equal(headers.etag, undefined);
    assert.match(warnings.join(), /cannot be decoded/);
  });

  it('is not kept as missing when there is none', async () => {
    const { statusCode, headers } = await get('nothing.webp');
    assert.deepEqual([statusCode, headers['cache-control']], [404, 'no-store']);
  });
});

describe('a flood of requests for variants', () => {
  it('holds one picture, has an end, and keeps no upload waiting', async () => {
    let loads = 0;
    let release: (picture: Picture) => void = () => undefined;
    const loaded = new Promise<Picture>((resolve) => (release = resolve));
    const load = () => {
      loads += 1;
      return loaded;
    };
    const variants = new Variants(new VariantCache(path.join(dataDir, 'flood'), () => undefined), () => undefined);
    const ask = (number: number) =>
      variants.get({ name: String(number), width: 320, isUpright: false, type: 'webp' }, load);
    const first = Array.from({ length: 40 }, (_, number) => ask(number));
    const file = path.join(dataDir, 'upload.png');
    writeFileSync(file, await picture());
    const decoded = await decodePicture(file);
    assert.equal(loads, 1);
    assert.equal(await ask(41), undefined);
    release(decoded);
    for (const answer of await Promise.all(first)) assert.ok(answer);
    assert.equal(loads, 40);
  });
});
