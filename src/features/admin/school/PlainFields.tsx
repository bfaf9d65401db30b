import type { ComponentProps } from 'react';
import { Field } from '../../../ui/Field';
import * as s from './school.module.css';
import { fieldOf, type PlainName } from './schoolFields';
import type { SchoolFormState } from './useSchoolForm';

// No maxLength anywhere: a browser would cut off what is pasted without a word. The check says what is too long.
const looks: Record<ReturnType<typeof fieldOf>['kind'], ComponentProps<'input'>> = {
  text: { dir: 'auto' },
  year: { inputMode: 'numeric' },
  email: { type: 'email' },
  phone: { type: 'tel' },
  address: { type: 'url', inputMode: 'url' },
  hours: { inputMode: 'numeric' },
  time: { type: 'time' },
};

/** The fields of one line each. */
export function PlainFields({ form, names }: { form: SchoolFormState; names: readonly PlainName[] }) {
  return (
    <div className={s.fields}>
      {names.map((name) => {
        const { label, kind, hint, missing } = fieldOf(name);
        return (
          <Field key={name} label={label} error={form.errorOf(name)} {...(hint !== undefined && { hint })}>
            {(control) => (
              <input
                {...control}
                {...looks[kind]}
                name={name}
                autoComplete="off"
                aria-required={missing !== undefined}
                disabled={form.isBusy}
                value={form.values[name]}
                onChange={({ target }) => form.change({ [name]: target.value })}
              />
            )}
          </Field>
        );
      })}
    </div>
  );
}
