import type { School, UpdateSchoolRequest } from '../../../api';
import { webAddress } from '../../../lib/webAddress';
import {
  type LanguageCode,
  type FieldName,
  fieldNames,
  fieldOf,
  isWordName,
  type PlainName,
  plainNames,
  textNames,
  wordName,
} from './schoolFields';

/** What the screen holds while it is being filled; an empty text stands for none. */
export type SchoolForm = Record<FieldName, string>;

/** The form of what is stored. */
export function formOf(school: School): SchoolForm {
  const plain = plainNames.map((name) => [name, String(school[name] ?? '')]);
  const words = (['en', 'id'] as const).flatMap((code) =>
    textNames.map((name) => [wordName(code, name), school.texts[code][name] ?? '']),
  );
  return Object.fromEntries([...plain, ...words]) as SchoolForm;
}

/** '+62 (361) 234-5678' and '0062361…' → '+623612345678'. */
const plainPhone = (typed: string): string => typed.replace(/[\s().-]/g, '').replace(/^00/, '+');

/** What a browser would make of an address in other letters than those of addresses; what is none stays as it is. */
const plainAddress = (typed: string): string => (/^[!-~]*$/.test(typed) ? typed : (webAddress(typed) ?? typed));

/** What was typed, in the form in which it is stored. */
export function plainText(name: FieldName, typed: string): string {
  const text = typed.trim();
  if (isWordName(name)) return text;
  const { kind } = fieldOf(name);
  return kind === 'phone' ? plainPhone(text) : kind === 'address' ? plainAddress(text) : text;
}

/** The fields that are to become different. */
export function changedFields(school: School, form: SchoolForm): FieldName[] {
  const before = formOf(school);
  return fieldNames.filter(
    (name) => form[name].trim() !== before[name] && plainText(name, form[name]) !== before[name],
  );
}

function sentValue(name: PlainName, typed: string): string | number | null {
  const text = plainText(name, typed);
  if (text === '') return null;
  return name === 'change_hours' ? Number(text) : text;
}

/** What is to become different, as it is sent; null takes a value away. */
export function changesOf(school: School, form: SchoolForm): UpdateSchoolRequest {
  const changed = changedFields(school, form);
  const plain = changed.flatMap((name) => (isWordName(name) ? [] : [[name, sentValue(name, form[name])]]));
  const wordsIn = (code: LanguageCode) =>
    textNames.flatMap((text) => {
      const name = wordName(code, text);
      return changed.includes(name) ? [[text, plainText(name, form[name]) || null]] : [];
    });
  const texts = (['en', 'id'] as const).flatMap((code) => {
    const words = wordsIn(code);
    return words.length > 0 ? [[code, Object.fromEntries(words)]] : [];
  });
  return {
    ...(Object.fromEntries(plain) as UpdateSchoolRequest),
    ...(texts.length > 0 && { texts: Object.fromEntries(texts) as UpdateSchoolRequest['texts'] }),
  };
}
