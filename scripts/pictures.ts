import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

// Makes the light variants of the pictures that ship with the site. To be run after a picture was changed: npm run pictures
const WIDTHS = [800, 1600]; // src/ui/StaticPicture.tsx offers these
const folder = path.join(import.meta.dirname, '../public/pictures');
const light = path.join(folder, 'light');

mkdirSync(light, { recursive: true });
for (const file of readdirSync(folder).filter((name) => name.endsWith('.jpg'))) {
  for (const width of WIDTHS) {
    const name = `${path.parse(file).name}-${String(width)}.webp`;
    const picture = sharp(path.join(folder, file)).resize({ width, withoutEnlargement: true });
    const { size } = await picture.webp({ quality: 74, effort: 6 }).toFile(path.join(light, name));
    console.log(`${name}: ${String(Math.round(size / 1000))} kB`);
  }
}
