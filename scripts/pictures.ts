import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { pictures } from '../src/config/pictures';
import { focuses, names, originalOf } from './lightPictures';
import { scenes } from './scenes';

// Draws the scenes, makes what is seen of the pictures in src/config/pictures.ts until they are there, the picture of shared links,
// and uploads for the demo school. To be run after a scene, a drawing or that list changed: npm run pictures
const drawings = path.join(import.meta.dirname, 'drawings');
const folder = path.join(import.meta.dirname, '../public/pictures');
const styles = path.join(import.meta.dirname, '../src/ui/pictures.module.css');

for (const [name, draw] of Object.entries(scenes)) writeFileSync(path.join(drawings, `${name}.svg`), draw());

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

// Flat colours: without 4:4:4 their edges would fray.
const asJpeg = { quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true };

for (const file of readdirSync(drawings)) {
  const name = path.basename(file, '.svg');
  const isSlide = name.startsWith('hero-');
  if (name in pictures && !isSlide) continue;
  const { size } = await sharp(path.join(drawings, file))
    .jpeg(asJpeg)
    .toFile(path.join(folder, `${name}.jpg`));
  console.log(`${name}: ${(size / 1000).toFixed(1)} kB as JPEG`);
}

// Shared links show 1200 × 630: what lies beside the middle of the first slide.
const share = { left: 400, top: 230, width: 1600, height: 840 };
await sharp(originalOf('hero-1')).extract(share).resize(1200).jpeg(asJpeg).toFile(path.join(folder, 'school.jpg'));
