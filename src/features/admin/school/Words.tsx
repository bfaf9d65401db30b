import { useState } from 'react';
import { Field } from '../../../ui/Field';
import { RadioField } from '../shared/RadioField';
import { GuestPreview } from './GuestPreview';
import * as s from './school.module.css';
import {
  type LanguageCode,
  MOST_LETTERS,
  schoolTexts,
  type TextName,
  textNames,
  wordLanguages,
  wordName,
} from './schoolFields';
import { grouped, lettersOf } from './schoolRules';
import type { SchoolFormState } from './useSchoolForm';

/** From so many letters on, what is left is said. */
const NEAR_THE_END = MOST_LETTERS - 500;

/** How much of a long text is left; nothing as long as there is enough. */
function lengthHint(text: string): { hint?: string } {
  const letters = lettersOf(text);
  if (letters < NEAR_THE_END) return {};
  const over = letters > MOST_LETTERS ? `: ${grouped(letters - MOST_LETTERS)} too many` : '';
  return { hint: `${grouped(letters)} of ${grouped(MOST_LETTERS)} letters${over}.` };
}

interface WordFieldProps {
  form: SchoolFormState;
  text: TextName;
  code: LanguageCode;
  onFocus: () => void;
}

function WordField({ form, text, code, onFocus }: WordFieldProps) {
  const name = wordName(code, text);
  const value = form.values[name];
  return (
    <Field
      label={`${schoolTexts[text].label} (${wordLanguages[code]})`}
      error={form.errorOf(name)}
      {...lengthHint(value)}
    >
      {(control) => (
        <textarea
          {...control}
          name={name}
          lang={code}
          dir="auto"
          rows={3}
          disabled={form.isBusy}
          value={value}
          onFocus={onFocus}
          onChange={({ target }) => form.change({ [name]: target.value })}
        />
      )}
    </Field>
  );
}

/** The texts in both languages side by side, each with what the guest sees of it. */
export function Words({ form }: { form: SchoolFormState }) {
  const [shown, setShown] = useState<LanguageCode>('en');
  return (
    <>
      <RadioField
        legend="What the guest sees, in"
        labels={wordLanguages}
        value={shown}
        isBusy={false}
        onChange={setShown}
      />
      {textNames.map((text) => (
        <div key={text} className={s.text} role="group" aria-labelledby={`school-${text}`}>
          <h3 id={`school-${text}`}>{schoolTexts[text].label}</h3>
          <p className={s.hint}>{schoolTexts[text].hint}</p>
          {(['en', 'id'] as const).map((code) => (
            <WordField key={code} form={form} text={text} code={code} onFocus={() => setShown(code)} />
          ))}
          <GuestPreview
            text={text}
            code={shown}
            words={{ en: form.values[wordName('en', text)], id: form.values[wordName('id', text)] }}
          />
        </div>
      ))}
    </>
  );
}
