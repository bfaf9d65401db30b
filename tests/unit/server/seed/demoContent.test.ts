import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { demoPhotos, demoSlides, demoSurfSpots } from '../../../../server/seed/demoContent.ts';
import { demoCategories } from '../../../../server/seed/demoLessons.ts';

const covers = demoCategories.flatMap(({ lessons }) => lessons.map(({ picture }) => picture));
const spots = demoSurfSpots.map(({ picture }) => picture);

test('no two lessons, spots, photos or slides of the demo school share a picture', () => {
  const all = [...covers, ...spots, ...demoPhotos, ...demoSlides.map(({ picture }) => picture)];
  assert.equal(new Set(all).size, all.length);
  for (const name of all) assert.ok(existsSync(`public/pictures/${name}`), name);
});
