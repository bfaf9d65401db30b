import type { School } from '../contract.gen.ts';
import { type Document, documentOf } from './document.ts';

/** The manifest of the built site, with what the school is called; the build's own name is that of a new school. */
export function manifestOf(built: string, { name, brand, texts }: School): Promise<Document> {
  const manifest = JSON.parse(built) as Record<string, unknown>;
  const said = { ...manifest, name, short_name: brand, description: texts.en.tagline ?? undefined };
  return documentOf(JSON.stringify(said), 'application/manifest+json; charset=utf-8');
}
