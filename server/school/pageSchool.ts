import type { School } from '../contract.gen.ts';
import { inLanguage, type Language, type SchoolText } from './words.ts';

/** What a page shows of the school: its texts in one language, and of these the page's own alone. */
export interface PageSchool extends Omit<School, 'texts' | 'version' | 'reminder_at' | 'change_hours'> {
  /** The hours that hold, whether the school or the setting says them. */
  change_hours: number;
  /** Null: the school says nothing in any language. A text that is missing is another page's. */
  texts: Partial<Record<SchoolText, string | null>>;
}

/** What a page with these texts shows of the school in a language. */
export function pageSchoolOf(
  { texts, version: _version, reminder_at: _reminder, ...fields }: School,
  { language, names, changeHours }: { language: Language; names: readonly SchoolText[]; changeHours: number },
): PageSchool {
  return {
    ...fields,
    change_hours: fields.change_hours ?? changeHours,
    texts: Object.fromEntries(names.map((name) => [name, inLanguage(texts, language, name)])),
  };
}
