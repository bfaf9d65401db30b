import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mistakesIn, similarWords, wordsOf } from '../../../../server/repositories/similarWords.ts';

describe('mistakes in a typed word', () => {
  const cases: [string, string, number][] = [
    ['private', 'private', 0],
    ['gruop', 'group', 1],
    ['prvate', 'private', 1],
    ['lessson', 'lesson', 1],
    ['sunzet', 'sunset', 1],
    ['begginer', 'beginner', 2],
    ['', 'surf', 4],
    ['surf', '', 4],
  ];
  for (const [typed, word, mistakes] of cases)
    it(`${typed} for ${word}: ${String(mistakes)}`, () => assert.equal(mistakesIn(typed, word), mistakes));

  it('of the beginning of a word: what follows does not count', () => {
    assert.equal(mistakesIn('intremed', 'intermediate', { asBeginning: true }), 1);
    assert.equal(mistakesIn('intermed', 'intermediate', { asBeginning: true }), 0);
    assert.equal(mistakesIn('kayaking', 'intermediate', { asBeginning: true, most: 2 }), Infinity);
  });
});

describe('similar words', () => {
  const known = ['private', 'surf', 'lesson', 'group', 'beginner', 'dawn', '3', 'a1b2c3d4', 'familie'];
  it('have one mistake, two in long words; the closest comes first', () => {
    assert.deepEqual(similarWords('pirvate', known), ['private']);
    assert.deepEqual(similarWords('begginer', known), ['beginner']);
    assert.deepEqual(similarWords('family', [...known, 'familly', 'family']), ['family', 'familie', 'familly']);
    assert.deepEqual(similarWords('prvte', known), []);
  });

  it('short words, numbers and signs are meant as they are typed', () => {
    for (const typed of ['4', 'sur', 'dwn', 'a1b2c3d5', 'surf%', 'pri_', 'x'.repeat(100)])
      assert.deepEqual(similarWords(typed, known), []);
  });

  it('are at most ten', () => {
    const many = Array.from('abcdefghijklmnop', (letter) => `surf${letter}`);
    assert.equal(similarWords('surfs', many).length, 10);
  });
});

it('words are what stands between spaces and signs, in lower case', () => {
  assert.deepEqual(wordsOf(' Semi-Private\tSurf  Lesson, (3 days) 100% '), [
    'semi',
    'private',
    'surf',
    'lesson',
    '3',
    'days',
    '100%',
  ]);
  assert.deepEqual(wordsOf(' - '), []);
});
