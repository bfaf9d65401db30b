import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type PictureName, pictures, pictureWidths, tallWidths } from '../src/config/pictures';

// Makes what a browser loads of the pictures in src/config/pictures.ts, and uploads for the demo school of the other drawings.
// To be run after a picture, a drawing or that list changed: npm run pictures
const drawings = path.join(import.meta.dirname, 'drawings');
const folder = path.join(import.meta.dirname, '../public/pictures');
const light = path.join(folder, 'light');
const styles = path.join(import.meta.dirname, '../src/ui/pictures.module.css');
/** The point that must stay visible when a picture is cropped (from the left, from the top). */
const focuses: Record<PictureName, string> = {
  'hero-1': '65% 48%',
  'hero-3': '72% 55%',
  welcome: '52% 50%',
  'offer-lesson': '55% 50%',
  'offer-guide': '45% 60%',
  'offer-boards': '45% 60%',
  safety: '48% 60%',
  'video-1': '50% 60%',
  'video-2': '70% 60%',
};
const rules = [
  '/* Written by npm run pictures: what is seen of a picture until it is there, and how it is cropped. */',
];

/** Both formats, at qualities that look the same. */
async function write(picture: Sharp, name: string): Promise<void> {
  const file = path.join(light, name);
  const webp = await picture.clone().webp({ quality: 74, effort: 6 }).toFile(`${file}.webp`);
  const avif = await picture
    .clone()
    .avif({ quality: 50, effort: 6, chromaSubsampling: '4:2:0' })
    .toFile(`${file}.avif`);
  const kB = [avif, webp].map((info) => (info.size / 1000).toFixed(1));
  console.log(`${name}: ${kB.join(' kB as AVIF, ')} kB as WebP`);
}

/** The drawing of this name, or the picture. */
const originalOf = (name: string): string => {
  const drawn = path.join(drawings, `${name}.svg`);
  return existsSync(drawn) ? drawn : path.join(folder, `${name}.jpg`);
};

rmSync(light, { recursive: true, force: true });
mkdirSync(light);
for (const [name, focus] of Object.entries(focuses)) {
  const { width, height, tall } = pictures[name as PictureName];
  const original = originalOf(name);
  const size = await sharp(original).metadata();
  if (size.width !== width || size.height !== height)
    throw new Error(`${name} has ${String(size.width)} × ${String(size.height)} px.`);

  for (const shown of pictureWidths) {
    await write(sharp(original).resize({ width: shown, withoutEnlargement: true }), `${name}-${String(shown)}`);
  }
  const [across = 50] = focus.split(' ').map(parseFloat);
  const slice = Math.round((height * 9) / 16);
  const left = Math.round(((width - slice) * across) / 100);
  for (const shown of tall ? tallWidths : []) {
    const upright = sharp(original).extract({ left, top: 0, width: slice, height }).resize({ width: shown });
    await write(upright, `${name}-tall-${String(shown)}`);
  }

  const blurred = await sharp(original).resize({ width: 16 }).webp({ quality: 30, effort: 6 }).toBuffer();
  rules.push(
    `.${name} {
  background-image: url('data:image/webp;base64,${blurred.toString('base64')}');
  background-position: ${focus};
  object-position: ${focus};
}`,
  );
}
writeFileSync(styles, `${rules.join('\n\n')}\n`);

for (const file of readdirSync(drawings)) {
  const name = path.basename(file, '.svg');
  if (name in pictures) continue;
  // Flat colours: without 4:4:4 their edges would fray.
  const jpeg = sharp(path.join(drawings, file)).jpeg({ quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true });
  const { size } = await jpeg.toFile(path.join(folder, `${name}.jpg`));
  console.log(`${name}: ${(size / 1000).toFixed(1)} kB as JPEG`);
}
