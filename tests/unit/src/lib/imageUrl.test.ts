import { imageUrl } from '../../../../src/lib/imageUrl';

test.each([
  ['a picture of the API host', 'abc.webp', 'http://localhost/public/abc.webp'],
  ['a picture in a folder', 'slides/abc.webp', 'http://localhost/public/slides/abc.webp'],
  ['a name with special characters', 'a b?c#d.webp', 'http://localhost/public/a%20b%3Fc%23d.webp'],
  ['an absolute address', 'https://cdn.example/a.webp', 'https://cdn.example/a.webp'],
  ['an absolute address without TLS', 'HTTP://cdn.example/a.webp', 'HTTP://cdn.example/a.webp'],
  ['a script', 'javascript:alert(1)', 'http://localhost/public/javascript%3Aalert(1)'],
])('%s', (_what, path, url) => {
  expect(imageUrl(path)).toBe(url);
});

test.each([[null], [undefined], ['']])('%p has no address', (path) => {
  expect(imageUrl(path)).toBeNull();
});

test('a width is asked of the API host only', () => {
  expect(imageUrl('abc.webp', 640)).toBe('http://localhost/public/abc.webp?w=640');
  expect(imageUrl('https://cdn.example/a.webp', 640)).toBe('https://cdn.example/a.webp');
});
