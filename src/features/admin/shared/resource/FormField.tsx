import { Input, Switch } from 'antd';
import type { ComponentProps } from 'react';
import type { FormField as Description, Option, Value, Values } from './types';
import { ImageField } from './ImageField';
import * as s from './resource.module.css';

interface FormFieldProps<V extends Values> {
  id: string;
  field: Description<V>;
  value: Value;
  isWrong: boolean;
  isBusy: boolean;
  onChange: (value: Value) => void;
  /** Told why a choice was not taken. */
  onRefuse: (message: string) => void;
}

interface ChoiceProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  useOptions: () => Option[];
  onChange: (value: string) => void;
}

/** The browser's own list: it is what phones and screen readers handle best. */
function Choice({ useOptions, onChange, ...rest }: ChoiceProps) {
  return (
    <select {...rest} className={s.select} onChange={({ target }) => onChange(target.value)}>
      {useOptions().map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

function Control<V extends Values>({ id, field, value, isWrong, isBusy, onChange, onRefuse }: FormFieldProps<V>) {
  const text = typeof value === 'string' ? value : '';
  const shared = {
    id,
    disabled: isBusy,
    'aria-invalid': isWrong || undefined,
    'aria-required': field.required,
    'aria-describedby': field.hint ? `${id}-hint` : undefined,
  };
  switch (field.kind) {
    case 'text':
    case 'area': {
      const typed = {
        ...shared,
        value: text,
        status: isWrong ? 'error' : '',
        maxLength: field.maxLength,
        onChange: (event: { target: { value: string } }) => onChange(event.target.value),
      } as const;
      if (field.kind === 'area') return <Input.TextArea {...typed} rows={4} />;
      return <Input {...typed} inputMode={field.inputMode} />;
    }
    case 'choice':
      return (
        <Choice
          {...shared}
          useOptions={field.useOptions}
          disabled={isBusy || field.disabled}
          value={text}
          onChange={onChange}
        />
      );
    case 'switch':
      return <Switch id={id} disabled={isBusy} checked={value === true} onChange={onChange} />;
    case 'image':
      return (
        <ImageField
          {...shared}
          file={value instanceof File ? value : null}
          current={field.current ?? null}
          accept={field.accept}
          refusal={field.refusal}
          onChange={onChange}
          onRefuse={onRefuse}
        />
      );
  }
}

/** A field of a form with its label and its hint. */
export function FormField<V extends Values>(props: FormFieldProps<V>) {
  const { id, field } = props;
  return (
    <div className={s.field}>
      <label htmlFor={id}>{field.label}</label>
      <Control {...props} />
      {field.hint && (
        <span id={`${id}-hint`} className={s.hint}>
          {field.hint}
        </span>
      )}
    </div>
  );
}
