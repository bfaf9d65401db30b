import { useId } from 'react';
import * as s from './forms.module.css';

interface RadioFieldProps<Value extends string> {
  legend: string;
  /** Each value that can be chosen, and what it is called. */
  labels: Partial<Record<Value, string>>;
  value: Value;
  isBusy: boolean;
  onChange: (value: Value) => void;
}

/** A choice of one of few, all of which are seen. */
export function RadioField<Value extends string>({ legend, labels, value, isBusy, onChange }: RadioFieldProps<Value>) {
  const name = useId();
  return (
    <fieldset className={s.choice}>
      <legend>{legend}</legend>
      {(Object.keys(labels) as Value[]).map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            value={one}
            disabled={isBusy}
            checked={value === one}
            onChange={() => onChange(one)}
          />
          {labels[one]}
        </label>
      ))}
    </fieldset>
  );
}
