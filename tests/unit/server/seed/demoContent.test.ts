import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { demoPhotos, demoSlides, demoSurfSpots } from '../../../../server/seed/demoContent.ts';
import { demoInstructors } from '../../../../server/seed/demoInstructors.ts';
import { demoCategories } from '../../../../server/seed/demoLessons.ts';
import { indonesianLessons } from '../../../../server/seed/indonesianLessons.ts';

const covers = demoCategories.flatMap(({ lessons }) => lessons.map(({ picture }) => picture));
const spots = demoSurfSpots.map(({ picture }) => picture);

test('no two lessons, spots, photos or slides of the demo school share a picture', () => {
  const all = [...covers, ...spots, ...demoPhotos, ...demoSlides.map(({ picture }) => picture)];
  assert.equal(new Set(all).size, all.length);
  for (const name of all) assert.ok(existsSync(`public/pictures/${name}`), name);
});

test('the demo school has all its words in Indonesian', () => {
  for (const { name, lessons } of demoCategories)
    for (const of of [name, ...lessons.map((lesson) => lesson.name)]) {
      const words = indonesianLessons[of];
      assert.ok(words?.name && words.description, of);
    }
  const offered = demoCategories.flatMap(({ name, lessons }) => [name, ...lessons.map((lesson) => lesson.name)]);
  assert.deepEqual(Object.keys(indonesianLessons).toSorted(), offered.toSorted());
  for (const { name, indonesian } of demoSurfSpots) assert.ok(indonesian.description && indonesian.meeting_point, name);
  for (const { name, indonesian } of demoInstructors) assert.ok(indonesian.role && indonesian.about, name);
});
