import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { newPictureName, decodePicture } from '../images/decode.ts';
import type { NewPicture } from '../repositories/pictures.ts';

/** The pictures of the demo school, and what `npm run build` makes of them for first starts, from the working directory. */
export const PICTURES = 'public/pictures';
export const DECODED_PICTURES = 'build/demo-pictures.json';

/** A decoded picture as it is written to a file. */
type Written = Omit<NewPicture, 'name' | 'content'> & { content: string };

const pictureFiles = async (): Promise<string[]> =>
  (await readdir(PICTURES)).filter((name) => name.endsWith('.jpg')).sort();

/** Whether the build has decoded these files as they are now. */
function isBuilt(files: string[]): boolean {
  if (!existsSync(DECODED_PICTURES)) return false;
  const { mtimeMs } = statSync(DECODED_PICTURES);
  return files.every((file) => statSync(path.join(PICTURES, file)).mtimeMs <= mtimeMs);
}

/** The decoded demo pictures as a text that `demoPictures` reads. */
export async function writtenPictures(): Promise<string> {
  const decoded = [...(await decodeAll(await pictureFiles()))].map(([file, { name: _name, content, ...rest }]) => [
    file,
    { ...rest, content: Buffer.from(content).toString('base64') },
  ]);
  return JSON.stringify(Object.fromEntries(decoded));
}

async function decodeAll(files: string[]): Promise<Map<string, NewPicture>> {
  const decode = async (file: string) => [file, await decodePicture(path.join(PICTURES, file))] as const;
  return new Map(await Promise.all(files.map(decode)));
}

/** The demo pictures by the names of their files: those of the build, or decoded here, which takes seconds. */
export async function demoPictures(): Promise<Map<string, NewPicture>> {
  const files = await pictureFiles();
  if (!isBuilt(files)) return decodeAll(files);
  const written = JSON.parse(await readFile(DECODED_PICTURES, 'utf8')) as Record<string, Written | undefined>;
  const read = files.flatMap((file): [string, NewPicture][] => {
    const found = written[file];
    return found ? [[file, { ...found, name: newPictureName(), content: Buffer.from(found.content, 'base64') }]] : [];
  });
  return read.length === files.length ? new Map(read) : decodeAll(files);
}
