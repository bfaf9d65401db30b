import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Document, documentOf, withLevel } from './document.ts';

/** An HTML file below the root of the built site. */
export interface Shell {
  html: string;
  status: number;
  /** As it is sent where nobody knows what the school says of itself. */
  document: Document;
}

/** The HTML files below the root of the built site, by their paths. */
export async function readShells(root: string): Promise<ReadonlyMap<string, Shell>> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const documents = names.map(async (name): Promise<[string, Shell]> => {
    const html = withLevel(await readFile(path.join(root, name), 'utf8'));
    const status = path.basename(name) === '404.html' ? 404 : 200;
    const document = await documentOf(html, 'text/html; charset=utf-8', status);
    return [name.replaceAll(path.sep, '/'), { html, status, document }];
  });
  return new Map(await Promise.all(documents));
}
