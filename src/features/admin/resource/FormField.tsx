import { Input, Switch } from 'antd';
import type { FormField as Description, Value, Values } from './types';
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
      return (
        <Input
          {...shared}
          value={text}
          status={isWrong ? 'error' : ''}
          maxLength={field.maxLength}
          inputMode={field.inputMode}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'area':
      return (
        <Input.TextArea
          {...shared}
          value={text}
          status={isWrong ? 'error' : ''}
          maxLength={field.maxLength}
          rows={4}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'choice':
      // The browser's own list: it is what phones and screen readers handle best.
      return (
        <select
          {...shared}
          className={s.select}
          disabled={isBusy || field.disabled}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        >
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      );
    case 'custom':
      return <field.Control {...shared} className={s.select} value={text} onChange={onChange} />;
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
