import { useEffect, useRef, useState } from 'react';
import type { School } from '../../../api';
import { useForm } from '../../../ui/useForm';
import { useFollowing } from '../shared/useFollowing';
import { useKeptTyping } from '../shared/useKeptTyping';
import type { FieldName } from './schoolFields';
import { changedFields, changesOf, formOf, type SchoolForm } from './schoolForm';
import { checkSchool } from './schoolRules';
import { useSchoolSave } from './useSchoolSave';

const WRONG = '[aria-invalid="true"]';

/** The form of the school: what is typed, what is wrong with it, and what somebody else has changed meanwhile. */
export function useSchoolForm(school: School, askAgain: () => unknown) {
  const { save, failure, refused, forget, release } = useSchoolSave(askAgain);
  const form = useForm<SchoolForm>({
    initial: () => formOf(school),
    check: (typed) => checkSchool(typed, changedFields(school, typed)),
    send: async (typed) => {
      // Enter in a field sends the form, too: without a change there is nothing to send.
      if (changedFields(school, typed).length === 0) return;
      const saved = await save({ ...changesOf(school, typed), version: school.version });
      if (saved) form.change(formOf(saved));
    },
  });
  const { values, errors, isBusy } = form;
  useFollowing(form, formOf(school));
  useKeptTyping('school', form, formOf(school));
  const changed = changedFields(school, values);
  const isDirty = changed.length > 0;

  // What was there when the first change was typed: what differs from it now was changed by somebody else.
  const [opened, setOpened] = useState(school);
  if (!isDirty && opened !== school) setOpened(school);

  const place = useRef<HTMLFormElement>(null);
  const hasRefusals = Object.keys(refused).length > 0;
  useEffect(() => {
    if (hasRefusals && !isBusy) place.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [hasRefusals, isBusy]);

  const change = (typed: Partial<SchoolForm>) => {
    release(Object.keys(typed));
    form.change(typed);
  };
  return {
    values,
    isBusy,
    changed,
    opened,
    failure: isDirty ? failure : null,
    errorOf: (name: FieldName): string | undefined => errors[name] ?? refused[name],
    change,
    discard: () => {
      forget();
      form.change(formOf(school));
    },
    formProps: { ...form.formProps, ref: place },
  };
}

export type SchoolFormState = ReturnType<typeof useSchoolForm>;
