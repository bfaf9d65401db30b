import { inWordsOf } from '../../../../src/lib/ownWords';

const both = {
  name: 'Komang',
  about: 'Since 2014.',
  role: null,
  translations: { id: { about: 'Sejak 2014.', role: 'Pelatih' } },
};

test.each([
  ['id', 'Sejak 2014.', 'Pelatih'],
  ['en', 'Since 2014.', 'Pelatih'],
])('a row in %s has its own texts, and those of the other language where it has none', (code, about, role) => {
  expect(inWordsOf(code, both)).toMatchObject({ name: 'Komang', about, role });
});

test.each([
  { name: 'Komang' },
  { name: 'Komang', translations: {} },
  { name: 'Komang', translations: { id: { name: 'K' } } },
])('of %j nothing is missing in English: it stays the same row', (row) => expect(inWordsOf('en', row)).toBe(row));
