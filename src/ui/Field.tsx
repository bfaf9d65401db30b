import { type ReactNode, useId } from 'react';
import { t } from 'ttag';
import * as s from './Field.module.css';

/** What a form control needs to belong to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

interface FieldProps {
  label: string;
  /** Says beside the label that the field may stay empty. */
  optional?: boolean;
  hint?: string;
  error?: string | undefined;
  /** Marks the control as wrong where a message stands elsewhere. */
  invalid?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** A labelled form control with its hint and its error, tied together for assistive technology. */
export function Field({ label, optional = false, hint, error, invalid = false, children }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={s.field}>
      <label className={s.label} htmlFor={id}>
        {label}
        {optional && <span className={s.optional}> {t`(optional)`}</span>}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error || invalid ? true : undefined,
      })}
      {hint && (
        <span id={`${id}-hint`} className={s.hint}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className={s.error} role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
