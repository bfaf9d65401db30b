import { Switch } from 'antd';
import type { ComponentProps } from 'react';
import { type ControlProps, Field } from '../../../../ui/Field';
import type { FormField as Description, Option, Value, Values } from './types';
import * as s from '../forms.module.css';
import { ImageField } from './ImageField';

interface FormFieldProps<V extends Values> {
  field: Description<V>;
  value: Value;
  isWrong?: boolean;
  /** Why a server refused it. */
  error?: string | undefined;
  isBusy: boolean;
  onChange: (value: Value) => void;
  /** Told why a choice was not taken. */
  onRefuse: (message: string) => void;
}

interface ChoiceProps extends ComponentProps<'select'> {
  useOptions: () => Option[];
}

/** The browser's own list: it is what phones and screen readers handle best. */
const Choice = ({ useOptions, ...rest }: ChoiceProps) => (
  <select {...rest}>
    {useOptions().map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);

interface FieldControlProps<V extends Values> extends FormFieldProps<V> {
  control: ControlProps;
}

function Control<V extends Values>({ control, field, value, isBusy, onChange, onRefuse }: FieldControlProps<V>) {
  const shared = { ...control, disabled: isBusy, 'aria-required': field.required };
  const typed = {
    ...shared,
    value: typeof value === 'string' ? value : '',
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  switch (field.kind) {
    case 'text':
      return <input {...typed} maxLength={field.maxLength} inputMode={field.inputMode} />;
    case 'area':
      return <textarea {...typed} maxLength={field.maxLength} rows={4} />;
    case 'choice':
      return <Choice {...typed} useOptions={field.useOptions} disabled={isBusy || field.disabled} />;
    case 'switch':
      return (
        <Switch className={s.switch} id={control.id} disabled={isBusy} checked={value === true} onChange={onChange} />
      );
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

/** A field of a form by its description; what the form itself finds wrong with it is said elsewhere (spec §8). */
export const FormField = <V extends Values>(props: FormFieldProps<V>) => (
  <div className={props.field.isHalf ? s.half : undefined}>
    <Field label={props.field.label} hint={props.field.hint} invalid={props.isWrong} error={props.error}>
      {(control) => <Control {...props} control={control} />}
    </Field>
  </div>
);
