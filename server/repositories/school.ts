import type { School } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { school } from '../db/schema.ts';
import { conflict } from '../errors.ts';
import { isOtherVersion } from '../school/version.ts';
import { mergedWords, SCHOOL_TEXTS, type SchoolText, type Words } from '../school/words.ts';
import { onlyRow } from './onlyRow.ts';

type SchoolRow = typeof school.$inferSelect;
type NewWords = Partial<Record<'en' | 'id', Partial<Record<SchoolText, string | null>>>>;

export interface SchoolChange {
  /** Columns that become others. */
  fields: Partial<Omit<typeof school.$inferInsert, 'id' | 'texts' | 'version' | 'createdAt'>>;
  texts?: NewWords | undefined;
  /** The version that the change was made for. */
  version?: number | undefined;
}

const withNulls = (words: Words<SchoolText>) =>
  Object.fromEntries(SCHOOL_TEXTS.map((name) => [name, words[name] ?? null])) as School['texts']['en'];

const toSchool = (row: SchoolRow): School => ({
  name: row.name,
  brand: row.brand,
  founded: row.founded,
  email: row.email,
  phone: row.phone,
  whatsapp: row.whatsapp,
  street: row.street,
  area: row.area,
  region: row.region,
  map_url: row.mapUrl,
  photo_folder_url: row.photoFolderUrl,
  instagram_url: row.instagramUrl,
  facebook_url: row.facebookUrl,
  youtube_url: row.youtubeUrl,
  change_hours: row.changeHours,
  reminder_at: row.reminderAt,
  texts: { en: withNulls(row.texts.en), id: withNulls(row.texts.id) },
  version: row.version,
});

/** What the school says of itself (own-words.md). */
export const findSchool = async (db: Db): Promise<School> =>
  toSchool(onlyRow(await db.select().from(school).prepare('school').execute()));

/** Changes what is given, in a transaction; 409 where somebody else has changed the school since. */
export async function changeSchool(tx: Db, { fields, texts, version }: SchoolChange): Promise<School> {
  const stored = onlyRow(await tx.select().from(school).for('update'));
  if (isOtherVersion(stored, version)) throw conflict('Somebody has changed the school meanwhile.');
  const merged = {
    en: mergedWords(stored.texts.en, texts?.en),
    id: mergedWords(stored.texts.id, texts?.id),
  };
  return toSchool(
    onlyRow(
      await tx
        .update(school)
        .set({ ...fields, texts: merged })
        .returning(),
    ),
  );
}
