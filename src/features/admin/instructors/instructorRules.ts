import type { Instructor } from '../../../api';
import { webAddress } from '../../../lib/webAddress';
import { required } from '../shared/resource/checks';
import { optionalTexts } from '../shared/resource/optionalTexts';
import { secondLanguage, type Translated } from '../shared/resource/translations';
import type { Refusal } from '../shared/resource/types';

/** What visitors read of an instructor, in Indonesian. */
export const indonesian = secondLanguage({
  name: { kind: 'text', label: 'name', maxLength: 100 },
  role: { kind: 'text', label: 'role', maxLength: 120 },
  about: { kind: 'area', label: 'about', maxLength: 2000 },
});

export type InstructorValues = Translated<'name' | 'role' | 'about'> & {
  name: string;
  role: string;
  about: string;
  /** With commas between them. */
  languages: string;
  image: File | null;
  imageUrl: string;
  isActive: boolean;
};

const MOST_LANGUAGES = 10;
const LONGEST_LANGUAGE = 60;

/** 'English, Dutch' → the languages; blank ones are left out. */
const languagesOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((language) => language.trim())
    .filter((language) => language !== '');

/** A name, at most ten languages, and an address of a picture if one is typed. */
export function checkInstructor(values: InstructorValues): Refusal<InstructorValues> | null {
  const missing = required(values, ['name'], 'Please enter a name.');
  if (missing) return missing;
  const languages = languagesOf(values.languages);
  if (languages.length > MOST_LANGUAGES)
    return { message: `Please enter at most ${MOST_LANGUAGES} languages.`, field: 'languages' };
  if (languages.some((language) => language.length > LONGEST_LANGUAGE))
    return { message: 'Please put a comma between two languages.', field: 'languages' };
  const address = values.imageUrl.trim();
  if (!values.image && address !== '' && (webAddress(address) === null || /\s/.test(address)))
    return { message: 'Please enter a valid image URL.', field: 'imageUrl' };
  return null;
}

/** What a form sends; `before` is null for somebody new. An emptied text is sent empty, one that was empty is left out. */
export function requestOf(values: InstructorValues, before: Instructor | null) {
  const languages = languagesOf(values.languages);
  const hadLanguages = (before?.languages.length ?? 0) > 0;
  return {
    name: values.name.trim(),
    ...optionalTexts(values, before, { role: 'role', about: 'about' }),
    languages: languages.length > 0 ? languages : hadLanguages ? [''] : undefined,
    image_url: values.image ?? (values.imageUrl.trim() || undefined),
    is_active: values.isActive ? ('true' as const) : ('false' as const),
    translations: indonesian.sent(values, before),
  };
}
