import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { chunk, png } from '../../../packages/contract-check/src/png.ts';

export { png };

/** Noise, which no encoder can compress well. */
export const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });

/** A picture of a thousand coloured blocks, which is made faster than noise. */
export const blocks = (width: number, height: number) =>
  sharp(Buffer.from(Array.from({ length: 3000 }, (_, n) => (n * n * 7919) % 251)), {
    raw: { width: 40, height: 25, channels: 3 },
  }).resize(width, height, { kernel: 'nearest', fit: 'fill' });

/** A picture of one colour, half transparent with four channels. */
export const flat = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 10, g: 90, b: 110, alpha: 0.5 } } });

/** A PNG that says it is `side` x `side` pixels. */
export const bomb = (side: number): Buffer => png(side, side);

/** A small PNG whose texts are 20 times 40 MB when they are unpacked. */
export function textBomb(): Buffer {
  const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(40_000_000, 'A'), { level: 9 })]);
  return png(8, 8, 'grey', Array<Buffer>(20).fill(chunk('zTXt', text)));
}

/** A GIF of many tiny frames. */
export function longGif(frames: number): Buffer {
  const head = Buffer.from([...Buffer.from('GIF89a'), 10, 0, 10, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])]);
}

/** A chunk of a WebP. */
function webpChunk(type: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(type), size, data, Buffer.alloc(data.length % 2)]);
}

/** A WebP of many frames of 16 x 16 pixels, on a canvas of its own size. */
export async function longWebp(frames: number, width = 16, height = 16): Promise<Buffer> {
  const still = await flat(16, 16).webp().toBuffer();
  const canvas = Buffer.alloc(10);
  canvas[0] = 2; // animated
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  const place = Buffer.alloc(16);
  place.writeUIntLE(15, 6, 3);
  place.writeUIntLE(15, 9, 3);
  const frame = webpChunk('ANMF', Buffer.concat([place, still.subarray(12)]));
  const animation = [webpChunk('VP8X', canvas), webpChunk('ANIM', Buffer.alloc(6))];
  const parts = [Buffer.from('WEBP'), ...animation, ...Array<Buffer>(frames).fill(frame)];
  return webpChunk('RIFF', Buffer.concat(parts));
}

/** A photo of 24 megapixels that lies on its side without its orientation tag, in a file of `bytes`. */
export async function photo(bytes: number): Promise<Buffer> {
  const file = await blocks(6000, 4000).jpeg({ quality: 50 }).withMetadata({ orientation: 6 }).toBuffer();
  return Buffer.concat([file, Buffer.alloc(bytes - file.length)]);
}
