import { looksLikeEmail } from '../../../../src/lib/email';
import { imageUrl } from '../../../../src/lib/imageUrl';
import { returnAddress } from '../../../../src/lib/returnAddress';
import { videoFrameAddress, webAddress } from '../../../../src/lib/webAddress';

describe('email', () => {
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
    const times = Array.from({ length: 3 }, () => {
      const start = performance.now();
      expect(looksLikeEmail(`a@${'.'.repeat(250_000)} b`)).toBe(false);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(500); // a busy machine may stop it once
  });
});

describe('webAddress', () => {
  test.each([
    ['https://maps.example/kuta?x=1#here', 'https://maps.example/kuta?x=1#here'],
    ['  HTTP://maps.example ', 'http://maps.example/'],
  ])('%s is a web address', (text, address) => {
    expect(webAddress(text)).toBe(address);
  });

  test.each([
    null,
    undefined,
    '',
    'maps.example',
    '//maps.example',
    'javascript:alert(1)',
    'https://',
    'java\nscript:x',
  ])('%s is none', (text) => {
    expect(webAddress(text)).toBeNull();
    expect(videoFrameAddress(text ?? '')).toBeNull();
  });

  const youTube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youTube],
    ['https://youtube.com/watch?list=abc&v=dQw4w9WgXcQ&t=3', youTube],
    ['http://m.youtube.com/shorts/dQw4w9WgXcQ', youTube],
    ['https://youtu.be/dQw4w9WgXcQ?si=x', youTube],
    ['https://vimeo.com/123456', 'https://player.vimeo.com/video/123456'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'https://www.youtube.com/embed/dQw4w9WgXcQ'],
    ['https://video.example/embed/1', 'https://video.example/embed/1'],
    ['https://evil.example/?https://youtu.be/dQw4w9WgXcQ', 'https://evil.example/?https://youtu.be/dQw4w9WgXcQ'],
  ])('%s is framed as %s', (text, frame) => {
    expect(videoFrameAddress(text)).toBe(frame);
  });
});

describe('returnAddress', () => {
  const searchOf = (next: string) => `?next=${encodeURIComponent(next)}`;

  test.each(['/profile', '/surf-lesson?page=2', '/surf-lesson/booking-details/ABC#items'])('%s comes back', (next) => {
    expect(returnAddress(searchOf(next))).toBe(next);
  });

  test('a path is taken as the browser resolves it', () => {
    expect(returnAddress(searchOf('/surf-lesson/../profile'))).toBe('/profile');
  });

  test.each([
    'https://evil.example/profile',
    'https:',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '/x/..//evil.example',
    'profile',
    '',
    '//',
    '/\\',
  ])('%j is refused', (next) => {
    expect(returnAddress(searchOf(next))).toBeNull();
  });

  test('without next there is nowhere to return to', () => {
    expect(returnAddress('')).toBeNull();
  });
});

describe('imageUrl', () => {
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
});
