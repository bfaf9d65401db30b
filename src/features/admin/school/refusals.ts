import type { FormErrors } from '../../../ui/useForm';
import { type FieldName, fieldNames, isWordName } from './schoolFields';
import type { SchoolForm } from './schoolForm';

/** Where the contract's failures name a field. */
const pathOf = (name: FieldName): string =>
  isWordName(name) ? `body/texts/${name.replace('.', '/')}` : `body/${name}`;

/** What a server refused: each at its field, and what belongs to none. */
export function refusalsOf(details: readonly string[]): { fields: FormErrors<SchoolForm>; others: string[] } {
  const fields: FormErrors<SchoolForm> = {};
  const others: string[] = [];
  for (const detail of details) {
    const name = fieldNames.find((one) => detail.startsWith(`${pathOf(one)} `));
    if (name === undefined) others.push(detail);
    // Only the first of several reasons: the others often follow from it.
    else fields[name] ??= `It ${detail.slice(pathOf(name).length + 1)}.`;
  }
  return { fields, others };
}
