import { and, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { products } from '../db/schema.ts';
import { mayBeMistyped, similarWords, wordsOf } from './similarWords.ts';

/** The name in both languages; no text that is searched for goes over the line between them. */
const names = sql`${products.name} || E'\\n' || coalesce(${products.translations} -> 'id' ->> 'name', '')`;
const lower = sql`lower(${names})`;
// `replace` is much faster than `translate` or a regular expression, on lists that no index can search.
const spaced = (text: SQL): SQL => sql`replace(${text}, '-', ' ')`;
const joined = (text: SQL): SQL => sql`replace(${spaced(text)}, ' ', '')`;
const has = (text: SQL, part: SQL): SQL => sql`strpos(${text}, ${part}) > 0`;

/** A text without spaces that is shorter stands within other words by chance. */
const MIN_JOINED = 5;

/** Names that contain a text. Case does not matter, a hyphen is a space, and % and _ have no special meaning. */
export function namedLike(search: string): SQL {
  const text = search.trim();
  const wanted = sql`lower(${text}::text)`;
  // A search for hyphens alone means hyphens.
  return wordsOf(text).length === 0 ? has(lower, wanted) : has(spaced(lower), spaced(wanted));
}

/** The words of all names, each once. */
async function knownWords(db: Db): Promise<string[]> {
  const all = sql<string | null>`string_agg(${names}, ' ')`;
  const [row] = await db.select({ all }).from(products).where(isNull(products.deletedAt));
  return [...new Set(wordsOf(row?.all ?? ''))];
}

/** Names that a mistyped text may be meant for, for a search that finds nothing; null when there are none. */
export async function namedSimilarly(db: Db, search: string): Promise<SQL | null> {
  const words = wordsOf(search);
  const text = words.join('');
  const isWritten = text.length >= MIN_JOINED ? has(joined(lower), sql`${text}::text`) : undefined;
  if (!mayBeMistyped(words)) return isWritten ?? null;
  const known = await knownWords(db);
  const meant = words.map((word) => [word, ...similarWords(word, known)]);
  const each = meant.map((any) => or(...any.map((word) => has(lower, sql`${word}::text`))));
  return or(isWritten, and(...each)) ?? null;
}
