import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Document, documentOf, withLevel } from './document.ts';

/** The HTML files below the root of the built site, as they are sent. */
export async function readShells(root: string): Promise<ReadonlyMap<string, Document>> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const documents = names.map(async (name): Promise<[string, Document]> => {
    const html = withLevel(await readFile(path.join(root, name), 'utf8'));
    const status = path.basename(name) === '404.html' ? 404 : 200;
    return [name.replaceAll(path.sep, '/'), await documentOf(html, 'text/html; charset=utf-8', status)];
  });
  return new Map(await Promise.all(documents));
}
