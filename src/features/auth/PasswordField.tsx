import { type ComponentProps, useState } from 'react';
import { jt } from 'ttag';
import { Field } from '../../ui/Field';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import * as s from './auth.module.css';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  hint?: string;
  error?: string | undefined;
}

/** A password with a button that shows what was typed. Each form cuts a longer one alike, so that it still logs in. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const field = <VisuallyHidden key="field">{label.toLowerCase()}</VisuallyHidden>;
  return (
    <Field label={label} error={error} {...(hint && { hint })}>
      {(control) => (
        <span className={s.password}>
          <input
            {...control}
            {...input}
            maxLength={200}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button type="button" className={s.reveal} onClick={() => setIsShown(!isShown)}>
            {isShown ? jt`Hide ${field}` : jt`Show ${field}`}
          </button>
        </span>
      )}
    </Field>
  );
}
