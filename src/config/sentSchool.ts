/** A text of a school (own-words.md): paragraphs by blank lines, or a list by its lines. */
export type SchoolText =
  'tagline' | 'welcome' | 'about' | 'safety' | 'included' | 'bring' | 'meeting' | 'swell' | 'plans_change' | 'notes';

/** What a school says of itself, as `getSchool` of the contract names it, with its texts in the language of the page. */
export interface SchoolWords {
  name: string;
  brand: string;
  founded: string | null;
  email: string;
  /** In E.164 form, as `whatsapp`. */
  phone: string;
  whatsapp: string | null;
  street: string;
  area: string;
  region: string;
  map_url: string | null;
  photo_folder_url: string | null;
  instagram_url: string | null;
  facebook_url: string | null;
  youtube_url: string | null;
  change_hours: number;
  texts: Partial<Record<SchoolText, string | null>>;
}

export const SCHOOL_ELEMENT = 'school';

function wordsOfPage(): Partial<SchoolWords> {
  const json = typeof document === 'undefined' ? null : document.getElementById(SCHOOL_ELEMENT)?.textContent;
  return json ? (JSON.parse(json) as Partial<SchoolWords>) : {};
}

/** What the school says of itself where that is not what this build says: the server puts it into each page. */
export let sent: Partial<SchoolWords> = wordsOfPage();

/** `takeSchool` (./school) takes other words. */
export function takeWords(words: Partial<SchoolWords>): void {
  sent = words;
}

const text = (name: SchoolText): string | null | undefined => sent.texts?.[name];

/** A text of the school, else the build's; '' where the school has taken it away. */
export const textOr = (name: SchoolText, first: string): string => {
  const own = text(name);
  return own === undefined ? first : (own ?? '');
};

const partsOr = (name: SchoolText, first: readonly string[], between: RegExp): readonly string[] => {
  const own = text(name);
  if (own === undefined) return first;
  return (own ?? '')
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);
};

/** The lines of a text that is a list, else those of the build. */
export const linesOr = (name: SchoolText, first: readonly string[]): readonly string[] => partsOr(name, first, /\n/);

/** The paragraphs of a text, else those of the build. */
export const paragraphsOr = (name: SchoolText, first: readonly string[]): readonly string[] =>
  partsOr(name, first, /\n\s*\n/);
