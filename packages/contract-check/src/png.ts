import { crc32, deflateSync } from 'node:zlib';

// By hand, as the contract check must not depend on sharp, and tests need files that no library makes: 60,000 x 60,000 pixels.

/** A chunk of a PNG: its length, its type, its data and their checksum. */
export function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([size, typed, sum]);
}

/**
 * A real PNG of this size, all black, so that even a huge one is a small file: grey with one bit a pixel, or RGBA with 16
 * bits a sample. `more` chunks stand before its pixels.
 */
export function png(width: number, height: number, kind: 'grey' | 'rgba16' = 'grey', more: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(kind === 'grey' ? [1, 0] : [16, 6], 8);
  const rowBytes = kind === 'grey' ? Math.ceil(width / 8) : width * 8;
  const rows = Buffer.alloc((rowBytes + 1) * height);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
