import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { pictures } from '../src/config/pictures';
import { focuses, names, originalOf } from './lightPictures';

// Makes what is seen of the pictures in src/config/pictures.ts until they are there, and uploads for the demo school of the other
// drawings. To be run after a picture, a drawing or that list changed: npm run pictures
const drawings = path.join(import.meta.dirname, 'drawings');
const folder = path.join(import.meta.dirname, '../public/pictures');
const styles = path.join(import.meta.dirname, '../src/ui/pictures.module.css');

const rules = [
  '/* Written by npm run pictures: what is seen of a picture until it is there, and how it is cropped. */',
];
for (const name of names) {
  const blurred = await sharp(originalOf(name)).resize({ width: 16 }).webp({ quality: 30, effort: 6 }).toBuffer();
  rules.push(
    `.${name} {
  background-image: url('data:image/webp;base64,${blurred.toString('base64')}');
  background-position: ${focuses[name]};
  object-position: ${focuses[name]};
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
