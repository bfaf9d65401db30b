import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

// Makes the icons that systems want as pixels from public/icon.svg. To be run after that changed: npm run icons
const folder = path.join(import.meta.dirname, '../public');
const icon = readFileSync(path.join(folder, 'icon.svg'), 'utf8');
/** Without round corners, for systems that cut the icon themselves. */
const square = icon.replace(/ rx="\d+"/, '');
/** With a margin: only the inner four fifths of a maskable icon are sure to be seen. */
const maskable = square.replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"');

async function png(svg: string, size: number, background?: string): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg), { density: 72 * 16 }).resize(size, size);
  return (background ? picture.flatten({ background }) : picture)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** A file of the format ICO with one picture, which is a PNG of less than 256 px. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // with one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

const ground = /fill="(#[0-9a-f]{6})"/.exec(icon)?.[1];
if (!ground || square === icon) throw new Error('public/icon.svg must begin with a rect that has rx and fill.');
mkdirSync(path.join(folder, 'icons'), { recursive: true });
const files = {
  'favicon.ico': ico(await png(icon, 32), 32),
  'icons/icon-192.png': await png(icon, 192),
  'icons/icon-512.png': await png(icon, 512),
  'icons/maskable-512.png': await png(maskable, 512, ground),
  'icons/apple-touch-icon.png': await png(square, 180, ground),
};
for (const [name, content] of Object.entries(files)) {
  writeFileSync(path.join(folder, name), content);
  console.log(`${name}: ${String(content.length)} bytes`);
}
