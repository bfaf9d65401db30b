import { chunk, png } from './png.ts';

/** A file as a browser sends it. */
const file = (name: string, type: string, content: Buffer): File => new File([new Uint8Array(content)], name, { type });
const base64 = (text: string): Buffer => Buffer.from(text, 'base64');

/** The width and height of all samples that are pictures. */
export const SAMPLE = { width: 48, height: 32 };

const jpeg = base64(
  '/9j/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4' +
    'pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAAgADADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAA' +
    'AAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/' +
    'AIoAAAAAAAAAAAP/2Q==',
);

/** The JPEG with a second one behind it, and a list of both (MPF), as phones write it for depth and HDR. */
function twoPictures(): Buffer {
  const [ENTRY, SECOND] = [16, jpeg];
  const segment = Buffer.alloc(4 + 4 + 8 + 2 + 3 * 12 + 4 + 2 * ENTRY);
  // The marker and its length, the name, the order of bytes, and where the list begins.
  segment.write('ffe2', 0, 'hex');
  segment.writeUInt16BE(segment.length - 2, 2);
  segment.write('MPF\0II*\0', 4, 'latin1');
  segment.writeUInt32LE(8, 12);
  segment.writeUInt16LE(3, 16);
  const list = segment.length - 2 * ENTRY;
  const fields = [
    [0xb000, 7, 4, 0x30303130],
    [0xb001, 4, 1, 2],
    [0xb002, 7, 2 * ENTRY, list - 8],
  ];
  fields.forEach(([tag = 0, type = 0, count = 0, value = 0], i) => {
    segment.writeUInt16LE(tag, 18 + i * 12);
    segment.writeUInt16LE(type, 20 + i * 12);
    segment.writeUInt32LE(count, 22 + i * 12);
    segment.writeUInt32LE(value, 26 + i * 12);
  });
  const length = jpeg.length + segment.length;
  segment.writeUInt32LE(0x20030000, list);
  segment.writeUInt32LE(length, list + 4);
  segment.writeUInt32LE(SECOND.length, list + ENTRY + 4);
  // Counted from the order of bytes, which stands 10 bytes into the file.
  segment.writeUInt32LE(length - 10, list + ENTRY + 8);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2), SECOND]);
}

const webp = base64('UklGRhoAAABXRUJQVlA4TA4AAAAvL8AHAAcQEf0PRET/Aw==');
const gif = base64(
  'R0lGODlhMAAgAIAAAExpcQAAACH5BAUAAAAALAAAAAAwACAAAAImjI+py+0Po5y02ouz3rz7D4biSJbmiabqyrbuC8fyTNf2jef6XQAAOw==',
);
const avif = base64(
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERA' +
    'AAEAAQAAAAAA+gABAAAAAAAAAB4AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAA' +
    'AAxhdjFDgSACAAAAABRpc3BlAAAAAAAAADAAAAAgAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAmbWRhdBIACgk4FS/7SAho' +
    'NIAyDx7CYqTgABYAAKxDfGGSxA==',
);
const MB = 1024 * 1024;
/** A picture of so many MB: a part that every decoder passes over makes it as large as a photo. */
const large = (mb: number): Buffer =>
  png(
    SAMPLE.width,
    SAMPLE.height,
    'grey',
    Array.from({ length: Math.round(mb * 10) }, () => chunk('prVt', Buffer.alloc(MB / 10, 7))),
  );

/** Pictures of every kind that the contract names, one of them of so many MB. */
export const pictures = (mb: number): [string, File][] => [
  ['a PNG', file('wave.png', 'image/png', png(SAMPLE.width, SAMPLE.height))],
  ['a JPEG', file('wave.jpg', 'image/jpeg', jpeg)],
  ["a phone's JPEG with a second picture behind it (MPO)", file('IMG_0001.JPG', 'image/jpeg', twoPictures())],
  ['a WebP', file('wave.webp', 'image/webp', webp)],
  ['a GIF', file('wave.gif', 'image/gif', gif)],
  ['an AVIF', file('wave.avif', 'image/avif', avif)],
  ['a JPEG that is called a PNG', file('wave.png', 'image/png', jpeg)],
  [`a picture of ${String(mb)} MB`, file('wave.png', 'image/png', large(mb))],
];

/** A picture with more height than width. */
export const upright = (): File => file('upright.png', 'image/png', png(SAMPLE.height, SAMPLE.width));

const start = png(SAMPLE.width, SAMPLE.height).subarray(0, 33);
const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(2000)]);
const text = (content: string): Buffer => Buffer.from(content);

/** Files that are none of these, whatever they are called. */
export const noPictures = (): [string, File][] => [
  [
    'an SVG',
    file('wave.svg', 'image/svg+xml', text('<svg xmlns="http://www.w3.org/2000/svg" width="48" height="32"/>')),
  ],
  ['an SVG that is called a PNG', file('wave.png', 'image/png', text('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
  ['HTML that is called a PNG', file('wave.png', 'image/png', text('<!doctype html><script>alert(1)</script>'))],
  [
    'the start of a PNG and nothing that follows',
    file('wave.png', 'image/png', Buffer.concat([start, Buffer.alloc(500, 9)])),
  ],
  ['the first bytes of a JPEG and a text', file('wave.jpg', 'image/jpeg', text('\xff\xd8\xff\xe0 not a picture'))],
  ['a HEIC', file('wave.heic', 'image/heic', heic)],
  ['a PDF', file('wave.png', 'image/png', text('%PDF-1.7\n%%EOF\n'))],
];
