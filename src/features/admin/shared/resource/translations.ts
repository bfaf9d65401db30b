import { backendLevel } from '../../../../config/env';
import type { FormField, Values } from './types';

/** How a form names the Indonesian text for a field of the contract. */
type ValueName<Name extends string> = `id_${Name}`;
export type Translated<Name extends string> = Record<ValueName<Name>, string>;

interface TranslatedText {
  /** What it is called, such as 'description'. */
  label: string;
  kind: 'text' | 'area';
  maxLength: number;
}

/** A row, as far as it has a second language. */
type TranslatedRow<Name extends string> = { translations?: { id: Partial<Record<Name, string>> } } | null;

const valueName = <Name extends string>(name: Name): ValueName<Name> => `id_${name}`;

/**
 * The second language of a form, under the first: its fields, what they begin with and what is sent of them. A backend of level 1
 * has none: nothing of it is shown or sent then.
 */
export function secondLanguage<Name extends string>(texts: Record<Name, TranslatedText>) {
  const names = Object.keys(texts) as Name[];
  const storedIn = (row: TranslatedRow<Name>, name: Name): string => row?.translations?.id[name] ?? '';
  return {
    fields: (): FormField<Translated<Name>>[] =>
      backendLevel() === 1
        ? []
        : names.map((name) => ({
            ...texts[name],
            name: valueName(name),
            label: `Indonesian ${texts[name].label}`,
            group: 'Indonesian',
          })),

    initial: (row: TranslatedRow<Name>) =>
      Object.fromEntries(names.map((name) => [valueName(name), storedIn(row, name)])) as Translated<Name>,

    /** Only what changes; an emptied text is taken away by null. */
    sent(values: Translated<Name>, before: TranslatedRow<Name>) {
      const changed = names.filter((name) => values[valueName(name)].trim() !== storedIn(before, name));
      if (backendLevel() === 1 || changed.length === 0) return undefined;
      const words = changed.map((name) => [name, values[valueName(name)].trim() || null]);
      return { id: Object.fromEntries(words) as Partial<Record<Name, string | null>> };
    },
  };
}

/** Where the contract's failures name a text of the second language. */
const PATH = 'body/translations/id/';

/** What a server refused of a form's second language, at its field. */
export function refusedTranslations(details: readonly string[]): Partial<Record<keyof Values, string>> {
  const refused = details.flatMap((detail) => {
    const [name = '', ...reason] = detail.startsWith(PATH) ? detail.slice(PATH.length).split(' ') : [];
    return name === '' ? [] : [[valueName(name), `It ${reason.join(' ')}.`]];
  });
  return Object.fromEntries(refused) as Partial<Record<keyof Values, string>>;
}
