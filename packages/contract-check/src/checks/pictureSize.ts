interface Size {
  width: number;
  height: number;
}

const BEGINNING = 40;

/** The size in the header of a WebP of any kind. */
function webpSize(bytes: Buffer): Size | undefined {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind !== 'VP8L') return undefined;
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** The size in the frame header of a JPEG. */
function jpegSize(bytes: Buffer): Size | undefined {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
  return undefined;
}

/** The size in an AVIF's property of its extent. */
function avifSize(bytes: Buffer): Size | undefined {
  const at = bytes.indexOf('ispe');
  if (at < 0 || at + 16 > bytes.length) return undefined;
  return { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
}

/** The size of a picture by its header; undefined when it is no PNG, JPEG, GIF, WebP or AVIF. */
export function pictureSize(content: Uint8Array): Size | undefined {
  // A short file is read as one that goes on with zeros.
  const bytes = Buffer.concat([content, Buffer.alloc(Math.max(0, BEGINNING - content.length))]);
  const head = bytes.toString('latin1', 0, 12);
  if (head.startsWith('\x89PNG')) return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (head.startsWith('GIF8')) return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return webpSize(bytes);
  if (head.startsWith('\xff\xd8')) return jpegSize(bytes);
  return head.slice(4, 8) === 'ftyp' ? avifSize(bytes) : undefined;
}
