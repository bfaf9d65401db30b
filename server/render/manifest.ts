import type { School } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { findSchool } from '../repositories/school.ts';
import { documentOf } from './document.ts';
import type { Source } from './keptDocuments.ts';

/** The manifest of the built site, with what the school is called; the build's own name is that of a new school. */
export const manifestOf = (built: string, db: Db): Omit<Source<School>, 'key' | 'isRare'> => ({
  read: () => findSchool(db),
  isRareWith: () => false,
  make: ({ name, brand, texts }) => {
    const manifest = JSON.parse(built) as Record<string, unknown>;
    const said = { ...manifest, name, short_name: brand, description: texts.en.tagline ?? undefined };
    return documentOf(JSON.stringify(said), 'application/manifest+json; charset=utf-8');
  },
});
