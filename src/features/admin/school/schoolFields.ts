import type { School, SchoolTexts } from '../../../api';
import { languageNames } from '../shared/languageNames';

// What of the school is changed on its screen, and what each of it is called.

interface PlainField {
  label: string;
  hint?: string;
  /** The contract's limit, in letters. */
  most: number;
  kind: 'text' | 'year' | 'email' | 'phone' | 'address' | 'hours' | 'time';
  /** Said where it may not be empty and is. */
  missing?: string;
}

const line = (label: string, most: number, missing: string, hint?: string): PlainField => ({
  label,
  most,
  kind: 'text',
  missing,
  ...(hint !== undefined && { hint }),
});
const address = (label: string, hint?: string): PlainField => ({
  label,
  most: 2000,
  kind: 'address',
  ...(hint !== undefined && { hint }),
});

/** Everything but the texts, by the contract's names, in the order of the screen. */
const plainFields = {
  name: line('Name', 100, 'Enter the name of the school.'),
  brand: line('Short name', 60, 'Enter a short name.', 'What the school is called where there is little room.'),
  founded: { label: 'Founded', hint: 'A year, such as 2014.', most: 4, kind: 'year' },
  email: { label: 'E-mail', most: 254, kind: 'email', missing: 'Enter an e-mail address.' },
  phone: {
    label: 'Phone',
    hint: 'With the code of its country, such as +62 361 234 5678.',
    most: 16,
    kind: 'phone',
    missing: 'Enter a phone number.',
  },
  whatsapp: { label: 'WhatsApp', hint: 'Empty: the site offers no chat.', most: 16, kind: 'phone' },
  street: line('Street', 200, 'Enter the street.'),
  area: line('Area', 100, 'Enter the town or the part of it.', 'The town or part of it, such as Kuta.'),
  region: line('Region', 100, 'Enter the island or province.', 'The island or province, such as Bali.'),
  map_url: address('Map', 'A page that shows where the school is.'),
  photo_folder_url: address('Photo folder', 'Where guests find their photos.'),
  instagram_url: address('Instagram'),
  facebook_url: address('Facebook'),
  youtube_url: address('YouTube'),
  change_hours: {
    label: 'Guests may change until',
    hint: 'Hours before a session, from 0 to 720. Empty: the setting of the server. It counts for bookings that are there already, too.',
    most: 3,
    kind: 'hours',
  },
  reminder_at: {
    label: 'Reminder at',
    hint: 'When guests are reminded on the evening before, at the clocks of the school.',
    most: 5,
    kind: 'time',
    missing: 'Choose a time.',
  },
} as const satisfies Record<Exclude<keyof School, 'texts' | 'version'>, PlainField>;

export type PlainName = keyof typeof plainFields;
export const plainNames = Object.keys(plainFields) as PlainName[];
export const fieldOf = (name: PlainName): PlainField => plainFields[name];

/** Which of them stand in which part of the screen. */
export const ruleNames = ['change_hours', 'reminder_at'] as const satisfies readonly PlainName[];
export const contactNames = plainNames.filter((name) => ruleNames.every((rule) => rule !== name));

export const MOST_LETTERS = 5000;

interface SchoolText {
  label: string;
  hint: string;
  /** Whether each line is an item of a list; else a blank line begins a paragraph. */
  isList: boolean;
}

const paragraphs = (label: string, hint: string): SchoolText => ({ label, hint, isList: false });
const list = (label: string, hint: string): SchoolText => ({
  label,
  hint: `${hint} Each line is a point of its own.`,
  isList: true,
});

/** The texts by the contract's names, in the order of the screen. */
export const schoolTexts = {
  tagline: paragraphs('Tagline', 'The school in one sentence.'),
  welcome: paragraphs('Welcome', 'On the first page. A blank line begins a new paragraph.'),
  about: paragraphs('Our story', 'The first paragraph leads. A blank line begins a new paragraph.'),
  safety: list('Safety', 'How you keep guests safe.'),
  included: list('Included', 'What a lesson comes with.'),
  bring: list('What to bring', 'What guests bring themselves.'),
  meeting: paragraphs('Meeting point', 'Where and when guests and instructor meet.'),
  swell: paragraphs('Too much swell', 'What happens when the waves are too big.'),
  plans_change: paragraphs('Plans change', 'What guests can do when it is too late to move or cancel by themselves.'),
  notes: list('Notes', 'What else there is to know.'),
} as const satisfies Record<keyof SchoolTexts, SchoolText>;

/** A language in which the school has words of its own. */
export type LanguageCode = keyof School['texts'];
/** What each is called. */
export const wordLanguages: Record<LanguageCode, string> = { en: languageNames.en, id: languageNames.id };

export type TextName = keyof typeof schoolTexts;
export const textNames = Object.keys(schoolTexts) as TextName[];

/** A text in a language, as the form names it. */
export type WordName = `${LanguageCode}.${TextName}`;
export const wordName = (code: LanguageCode, name: TextName): WordName => `${code}.${name}`;

export type FieldName = PlainName | WordName;
const wordNames = textNames.flatMap((name) => [wordName('en', name), wordName('id', name)]);
export const isWordName = (name: string): name is WordName => wordNames.some((word) => word === name);
export const fieldNames: readonly FieldName[] = [...contactNames, ...wordNames, ...ruleNames];

/** What a field is called where it is named away from its place. */
export function labelOf(name: FieldName): string {
  if (!isWordName(name)) return plainFields[name].label;
  const [code, text] = name.split('.') as [LanguageCode, TextName];
  return `${schoolTexts[text].label} (${wordLanguages[code]})`;
}
