import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { escaped } from '../escaped.ts';
import { type Document, documentOf, withLevel } from './document.ts';

/** An HTML file below the root of the built site. */
export interface Shell {
  html: string;
  status: number;
  /** As it is sent where nothing is rendered: by a build for a backend on another host. */
  document: Document;
}

/** Tells a page the address that people use, whatever they have opened it at: links that are passed on begin with it. */
const withPublicUrl = (html: string, publicUrl: string | null): string =>
  publicUrl === null
    ? html
    : html.replace('<head>', () => `<head><meta name="public-url" content="${escaped(publicUrl)}">`);

/** The HTML files below the root of the built site, by their paths. */
export async function readShells(root: string, publicUrl: string | null): Promise<ReadonlyMap<string, Shell>> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const documents = names.map(async (name): Promise<[string, Shell]> => {
    const html = withPublicUrl(withLevel(await readFile(path.join(root, name), 'utf8')), publicUrl);
    const status = path.basename(name) === '404.html' ? 404 : 200;
    const document = await documentOf(html, 'text/html; charset=utf-8', status);
    return [name.replaceAll(path.sep, '/'), { html, status, document }];
  });
  return new Map(await Promise.all(documents));
}
