import { schoolToday } from '../../../lib/dates';
import { looksLikeEmail } from '../../../lib/email';
import { webAddress } from '../../../lib/webAddress';
import type { FormErrors } from '../../../ui/useForm';
import { type FieldName, fieldOf, isWordName, MOST_LETTERS, type PlainName } from './schoolFields';
import { plainText, type SchoolForm } from './schoolForm';

/** As the contract counts letters: an emoji is one. */
export const lettersOf = (text: string): number => Array.from(text.trim()).length;

/** 5000 → '5,000'. */
export const grouped = (count: number): string => count.toLocaleString('en-GB');

/** What no page shows, or what turns the direction of a line that it is pasted into. */
const UNSHOWN_IN_LINE = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;
/** Control characters but line breaks and tabs. */
const UNSHOWN_IN_TEXT = /[^\P{Cc}\t\n\r]/u;

const codeOf = (letter: string): string =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Why a text cannot be stored as it is; undefined where it can. */
function textProblem(text: string, most: number, unshown: RegExp): string | undefined {
  const [hidden] = unshown.exec(text) ?? [];
  if (hidden !== undefined)
    return `This holds an invisible character (${codeOf(hidden)}), as pasted texts may do. Type the place around it anew.`;
  const letters = lettersOf(text);
  return letters > most
    ? `At most ${grouped(most)} letters; these are ${grouped(letters)}. Nothing is cut off: please shorten it.`
    : undefined;
}

function yearProblem(text: string): string | undefined {
  const thisYear = schoolToday().slice(0, 4);
  if (!/^(1[89]|20)\d\d$/.test(text)) return 'Enter a year, such as 2014.';
  return text > thisYear ? `The year must not be after ${thisYear}.` : undefined;
}

const isSecureAddress = (text: string): boolean =>
  /^https:\/\//i.test(text) && !/\s/.test(text) && URL.canParse(text) && new URL(text).hostname.includes('.');

const addressProblem = (text: string): string | undefined =>
  isSecureAddress(text) && webAddress(text) !== null
    ? undefined
    : 'This is no address of a page. Copy it from the browser: it begins with https://.';

const isHours = (text: string): boolean => /^\d{1,3}$/.test(text) && Number(text) <= 720;

/** What is wrong with a text of this kind that is there. */
const kinds: Record<ReturnType<typeof fieldOf>['kind'], (text: string) => string | undefined> = {
  text: () => undefined,
  year: yearProblem,
  email: (text) => (looksLikeEmail(text) ? undefined : 'This is no e-mail address.'),
  phone: (text) =>
    /^\+[1-9]\d{7,14}$/.test(text)
      ? undefined
      : 'This is no phone number. Begin with + and the code of its country, such as +62 361 234 5678.',
  address: addressProblem,
  hours: (text) => (isHours(text) ? undefined : 'Enter whole hours from 0 to 720, or nothing.'),
  time: (text) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? undefined : 'Choose a time, such as 17:00.'),
};

function plainProblem(name: PlainName, typed: string): string | undefined {
  const { kind, most, missing } = fieldOf(name);
  const text = plainText(name, typed);
  if (text === '') return missing;
  return textProblem(text, kind === 'phone' ? Infinity : most, UNSHOWN_IN_LINE) ?? kinds[kind](text);
}

/** What is wrong with the fields that are to be sent: what is stored already is not asked about again. */
export function checkSchool(form: SchoolForm, changed: readonly FieldName[]): FormErrors<SchoolForm> {
  const problems = changed.flatMap((name) => {
    const problem = isWordName(name)
      ? textProblem(form[name], MOST_LETTERS, UNSHOWN_IN_TEXT)
      : plainProblem(name, form[name]);
    return problem === undefined ? [] : [[name, problem]];
  });
  return Object.fromEntries(problems) as FormErrors<SchoolForm>;
}
