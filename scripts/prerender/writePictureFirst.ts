import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minify } from '@swc/core';
import type { Write } from './output';

/** Writes the script that loads all others on rendered pages; its name. */
export async function writePictureFirst(write: Write): Promise<string> {
  const sources = ['earlyInput', 'pictureFirst'].map((name) => readFileSync(`scripts/prerender/${name}.js`, 'utf8'));
  const { code } = await minify(sources.join('\n'));
  const name = `js/picture-first.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  write(name, code);
  return name;
}
