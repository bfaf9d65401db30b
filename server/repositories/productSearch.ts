import { and, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { products } from '../db/schema.ts';
import { mayBeMistyped, SEPARATORS, similarWords, wordsOf } from './similarWords.ts';

const spaces = ' '.repeat(SEPARATORS.length);
const spaced = (text: SQL): SQL => sql`translate(lower(${text}), ${SEPARATORS}::text, ${spaces}::text)`;
const name = spaced(sql`${products.name}`);
const joinedName = sql`translate(lower(${products.name}), ${`${SEPARATORS} `}::text, '')`;
const has = (text: SQL, part: string): SQL => sql`strpos(${text}, ${part}::text) > 0`;

/** Shorter ones stand by chance within other words. */
const MIN_JOINED = 5;

/** Names that contain a text; case and the sign between two words do not matter, and % and _ have no special meaning. */
export function namedLike(search: string): SQL {
  const text = search.trim();
  // What has no word is meant as it is: a hyphen is no space.
  if (wordsOf(text).length === 0) return sql`strpos(lower(${products.name}), lower(${text}::text)) > 0`;
  return sql`strpos(${name}, ${spaced(sql`${text}::text`)}) > 0`;
}

/** The words of all names, each once. */
async function knownWords(db: Db): Promise<string[]> {
  const word = sql<string>`unnest(string_to_array(${name}, ' '))`.as('word');
  const rows = await db.selectDistinct({ word }).from(products).where(isNull(products.deletedAt));
  return rows.map((row) => row.word);
}

/** Names that a mistyped text may be meant for, for a search that finds nothing; null when there are none. */
export async function namedSimilarly(db: Db, search: string): Promise<SQL | null> {
  const words = wordsOf(search);
  const joined = words.join('');
  const isWritten = joined.length >= MIN_JOINED ? has(joinedName, joined) : undefined;
  if (!mayBeMistyped(words)) return isWritten ?? null;
  const known = await knownWords(db);
  const each = words.map((word) => or(...[word, ...similarWords(word, known)].map((one) => has(name, one))));
  return or(isWritten, and(...each)) ?? null;
}
