import { createHash, randomUUID } from 'node:crypto';
import { badRequest, Refusal } from './refusal.ts';

/** A picture as it is served. */
export interface Picture {
  type: string;
  bytes: Uint8Array;
}

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;

interface Size {
  width: number;
  height: number;
}
interface Format {
  extension: string;
  is: (bytes: Buffer) => boolean;
  sizeOf: (bytes: Buffer) => Size;
}

/** The size in the first frame header of a JPEG; bytes between its parts are passed over, as decoders do. */
function jpegSize(bytes: Buffer): Size {
  let at = 2;
  while (at + 9 < bytes.length) {
    const marker = bytes.readUInt8(at + 1);
    const isMarker = bytes.readUInt8(at) === 0xff && marker >= 0xc0 && marker <= 0xfe;
    const isFrame = isMarker && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += isMarker ? 2 + bytes.readUInt16BE(at + 2) : 1;
  }
  return { width: 0, height: 0 };
}

function webpSize(bytes: Buffer): Size {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8L') {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

/** The size in the `ispe` box of an AVIF. */
function avifSize(bytes: Buffer): Size {
  const at = bytes.indexOf('ispe');
  return at < 0 ? { width: 0, height: 0 } : { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
}

const text = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

const formats: Format[] = [
  {
    extension: 'png',
    is: (bytes) =>
      text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' && text(bytes, 12, 16) === 'IHDR' && bytes.includes('IDAT'),
    sizeOf: (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  },
  { extension: 'jpeg', is: (bytes) => bytes.readUIntBE(0, 3) === 0xff_d8_ff, sizeOf: jpegSize },
  {
    extension: 'gif',
    is: (bytes) => /^GIF8[79]a$/.test(text(bytes, 0, 6)),
    sizeOf: (bytes) => ({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }),
  },
  {
    extension: 'webp',
    is: (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP',
    sizeOf: webpSize,
  },
  { extension: 'avif', is: (bytes) => /^ftypavi[fs]$/.test(text(bytes, 4, 12)), sizeOf: avifSize },
];

function sizeOf(format: Format, bytes: Buffer): Size {
  try {
    return format.sizeOf(bytes);
  } catch {
    return { width: 0, height: 0 };
  }
}

/** Keeps an uploaded picture as it is; returns its name. Throws 413 and 415 as the contract says. */
export async function keepPicture(pictures: Map<string, Picture>, file: Blob): Promise<string> {
  if (file.size === 0) throw badRequest(['body/image_url must be a file']);
  if (file.size > MAX_BYTES) throw new Refusal(413, 'Image size must be less than 10MB.');
  const bytes = Buffer.from(await file.arrayBuffer());
  const format = bytes.length < 32 ? undefined : formats.find(({ is }) => is(bytes));
  const { width, height } = format ? sizeOf(format, bytes) : { width: 0, height: 0 };
  if (!format || width === 0 || height === 0) throw new Refusal(415, 'The file is not an image.');
  if (width * height > MAX_PIXELS) throw new Refusal(413, 'The picture has more than 40 megapixels.');
  const name = `${randomUUID().replaceAll('-', '')}.${format.extension}`;
  pictures.set(name, { type: `image/${format.extension}`, bytes });
  return name;
}

/** A drawing of waves under a sky whose colour comes from the name. */
export function drawnPicture(name: string): Picture {
  const hue = createHash('sha256').update(name).digest().readUInt16BE() % 360;
  const wave = (y: number, light: number) =>
    `<path d="M0 ${String(y)}q100-80 200 0t200 0 200 0 200 0v600H0z" fill="hsl(${String(hue)} 45% ${String(light)}%)"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600"><rect width="800" height="600" fill="hsl(${String((hue + 180) % 360)} 60% 85%)"/><circle cx="600" cy="150" r="60" fill="#fff"/>${wave(320, 55)}${wave(400, 45)}${wave(480, 35)}</svg>`;
  return { type: 'image/svg+xml', bytes: Buffer.from(svg) };
}
