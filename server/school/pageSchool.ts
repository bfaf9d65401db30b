import { isDeepStrictEqual } from 'node:util';
import type { School } from '../contract.gen.ts';
import { changeHoursOf } from './ownRights.ts';
import { inLanguage, type Language, SCHOOL_TEXTS, type SchoolText } from './words.ts';

/** What the site says of the school in one language; src/config/sentSchool.ts has the same shape. */
export interface PageSchool extends Omit<School, 'texts' | 'version' | 'reminder_at' | 'change_hours'> {
  /** The hours that hold, whether the school or the setting says them. */
  change_hours: number;
  /** Null: the school says nothing in any language. */
  texts: Record<SchoolText, string | null>;
}

/** What the site says of a stored school in a language. */
export const pageSchoolOf = (
  { texts, version: _version, reminder_at: _reminder, ...fields }: School,
  { language, changeHours }: { language: Language; changeHours: number },
): PageSchool => ({
  ...fields,
  change_hours: changeHoursOf(fields, changeHours),
  texts: Object.fromEntries(
    SCHOOL_TEXTS.map((name) => [name, inLanguage(texts, language, name)]),
  ) as PageSchool['texts'],
});

const changed = <Value extends object>(now: Value, first: Value): Partial<Value> =>
  Object.fromEntries(
    Object.entries(now).filter(([key, value]) => !isDeepStrictEqual(value, first[key as keyof Value])),
  ) as Partial<Value>;

/** What a page has to say of the school: what the site's own build does not say already. */
export function schoolToSend(
  { texts, ...now }: PageSchool,
  { texts: firstTexts, ...first }: PageSchool,
): Partial<Omit<PageSchool, 'texts'>> & { texts?: Partial<PageSchool['texts']> } {
  const others = changed(texts, firstTexts);
  return { ...changed(now, first), ...(Object.keys(others).length > 0 && { texts: others }) };
}

export type SentSchool = ReturnType<typeof schoolToSend>;
