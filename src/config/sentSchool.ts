/** A text of a school: paragraphs by blank lines, or a list by its lines. */
export type SchoolText =
  'tagline' | 'welcome' | 'about' | 'safety' | 'included' | 'bring' | 'meeting' | 'swell' | 'plans_change' | 'notes';

/** What a school says of itself, as `getSchool` of the contract names it (config imports nothing of the API), with its texts in the language of the page. */
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

/** What the school says of itself where that is not what this build says: the server puts it into each page. */
export let sent: Partial<SchoolWords> =
  typeof document === 'undefined'
    ? {}
    : (JSON.parse(document.getElementById('school')?.textContent || '{}') as Partial<SchoolWords>);

/** `takeSchool` (./school) takes other words. */
export function takeWords(words: Partial<SchoolWords>): void {
  sent = words;
}

/** A text of the school, else the build's; '' where the school has taken it away. */
export const textOr = (name: SchoolText, first: string): string => {
  const own = sent.texts?.[name];
  return own === undefined ? first : (own ?? '');
};
