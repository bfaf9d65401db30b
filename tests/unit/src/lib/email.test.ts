import { looksLikeEmail } from '../../../../src/lib/email';

test.each(['wayan@example.com', ' wayan@example.com ', 'w.s+1@mail.example.co.id'])(
  '%j looks like an address',
  (text) => {
    expect(looksLikeEmail(text)).toBe(true);
  },
);

test.each(['', '   ', 'wayan', 'wayan@', '@example.com', 'wayan@example', 'wa yan@example.com', 'a@b@example.com'])(
  '%j does not',
  (text) => {
    expect(looksLikeEmail(text)).toBe(false);
  },
);

test('takes what the documented pattern takes, and no text holds it up', () => {
  const documented = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
  let texts = [''];
  for (let length = 1; length <= 6; length += 1) {
    texts = ['', ...texts.flatMap((text) => ['a', '.', '@', ' ', '\n'].map((character) => character + text))];
  }
  expect(texts.filter((text) => looksLikeEmail(text) !== documented.test(text.trim()))).toEqual([]);
  const start = performance.now();
  expect(looksLikeEmail(`a@${'.'.repeat(250_000)} b`)).toBe(false);
  expect(performance.now() - start).toBeLessThan(500);
});
