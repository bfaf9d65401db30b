/**
 * Makes what a browser loads of the pictures in src/config/pictures.ts: AVIF and WebP files in several widths. They are kept in
 * node_modules/.cache under a hash of all that they are made from, so only the first build after a change takes their time.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { type PictureName, pictures, pictureWidths, tallWidths } from '../src/config/pictures';

const root = path.join(import.meta.dirname, '..');
const CACHE = path.join(root, 'node_modules/.cache/light-pictures');
/** Written by one process while another may do the same. */
const DRAFT = `${CACHE}/draft-${String(process.pid)}`;

/** The point that must stay visible when a picture is cropped (from the left, from the top). */
export const focuses: Record<PictureName, string> = {
  'hero-1': '88% 22%',
  'hero-2': '88% 22%',
  'hero-3': '88% 22%',
  welcome: '52% 50%',
  'offer-lesson': '55% 50%',
  'offer-guide': '45% 60%',
  'offer-boards': '45% 60%',
  safety: '48% 60%',
  'video-1': '50% 60%',
  'video-2': '70% 60%',
};
export const names = Object.keys(pictures) as PictureName[];

/** The drawing of this name. */
export const originalOf = (name: PictureName): string => path.join(root, 'scripts/drawings', `${name}.svg`);

/** A picture at each width, and upright for a phone's whole screen. */
async function sizesOf(name: PictureName): Promise<[file: string, picture: Sharp][]> {
  const original = originalOf(name);
  const { width, height, tall } = pictures[name];
  const size = await sharp(original).metadata();
  if (size.width !== width || size.height !== height)
    throw new Error(`${name} has ${String(size.width)} × ${String(size.height)} px.`);
  const [across = 50] = focuses[name].split(' ').map(parseFloat);
  const slice = Math.round((height * 9) / 16);
  const left = Math.round(((width - slice) * across) / 100);
  // Cut out of a drawing without transparency: cut first, sharp takes the fourth channel for a colour and turns the sky green.
  const { data, info } = await sharp(original).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const upright = () => sharp(data, { raw: info }).extract({ left, top: 0, width: slice, height });
  return [
    ...pictureWidths.map((shown): [string, Sharp] => [
      `${name}-${String(shown)}`,
      sharp(original).resize({ width: shown, withoutEnlargement: true }),
    ]),
    ...(tall ? tallWidths : []).map((shown): [string, Sharp] => [
      `${name}-tall-${String(shown)}`,
      upright().resize({ width: shown }),
    ]),
  ];
}

/** Both formats, at qualities that look the same. With an effort of 4 AVIF files are 5 % smaller and take five times as long. */
async function write(file: string, picture: Sharp): Promise<void> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const drawn = () => sharp(data, { raw: info });
  await drawn().webp({ quality: 74, effort: 6 }).toFile(`${file}.webp`);
  await drawn().avif({ quality: 50, effort: 3, chromaSubsampling: '4:2:0' }).toFile(`${file}.avif`);
}

/** The folder with the files, which are made if they are not there. */
export async function lightPictures(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [import.meta.filename, path.join(root, 'src/config/pictures.ts'), ...names.map(originalOf)])
    hash.update(readFileSync(file));
  const folder = path.join(CACHE, hash.digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  console.log('Making the pictures...');
  mkdirSync(DRAFT, { recursive: true });
  const inTurn = pLimit(2); // AVIF uses several threads for one picture
  const sizes = await Promise.all(names.map(sizesOf));
  await Promise.all(sizes.flat().map(([file, picture]) => inTurn(() => write(path.join(DRAFT, file), picture))));
  if (existsSync(folder)) rmSync(DRAFT, { recursive: true });
  else renameSync(DRAFT, folder);
  return folder;
}
