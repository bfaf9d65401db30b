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
