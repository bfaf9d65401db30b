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
