import { MAX_SEARCH, searchOf } from '../../../../src/lib/searchOf';

test('a search is cut at characters, not within one, and has no white space around it', () => {
  const wave = '🌊';
  expect(searchOf(`  ${wave.repeat(MAX_SEARCH + 1)}`)).toBe(wave.repeat(MAX_SEARCH));
  expect(searchOf(`${'a'.repeat(MAX_SEARCH - 1)} b`)).toBe('a'.repeat(MAX_SEARCH - 1));
});
