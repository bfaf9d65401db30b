import { videoFrameAddress, webAddress } from '../../../../src/lib/webAddress';

test.each([
  ['https://maps.example/kuta?x=1#here', 'https://maps.example/kuta?x=1#here'],
  ['  HTTP://maps.example ', 'http://maps.example/'],
])('%s is a web address', (text, address) => {
  expect(webAddress(text)).toBe(address);
});

test.each([null, undefined, '', 'maps.example', '//maps.example', 'javascript:alert(1)', 'https://', 'java\nscript:x'])(
  '%s is none',
  (text) => {
    expect(webAddress(text)).toBeNull();
    expect(videoFrameAddress(text ?? '')).toBeNull();
  },
);

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
