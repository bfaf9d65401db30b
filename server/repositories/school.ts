import type { School } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { school } from '../db/schema.ts';
import { mergedWords, SCHOOL_TEXTS, type SchoolText, type Words } from '../school/words.ts';
import { onlyRow } from './onlyRow.ts';

type SchoolRow = typeof school.$inferSelect;
type NewWords = Partial<Record<'en' | 'id', Partial<Record<SchoolText, string | null>>>>;

export interface SchoolChange {
  /** Columns that become others. */
  fields: Partial<Omit<typeof school.$inferInsert, 'id' | 'texts' | 'version' | 'createdAt'>>;
  texts?: NewWords | undefined;
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

/** What the school says of itself (docs/decisions/languages.md). */
export const findSchool = async (db: Db): Promise<School> =>
  toSchool(onlyRow(await db.select().from(school).prepare('school').execute()));

/** The row of the school, which nobody else can change until the transaction ends. */
export const lockSchool = async (tx: Db): Promise<SchoolRow> => onlyRow(await tx.select().from(school).for('update'));

/** Changes what is given of the school, whose row is locked. */
export async function changeSchool(tx: Db, stored: SchoolRow, { fields, texts }: SchoolChange): Promise<School> {
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
