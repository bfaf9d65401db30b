import { useId } from 'react';
import type { LedgerMethod } from '../../../../api/admin';
import * as s from '../shared/dialogs.module.css';

interface MethodFieldProps {
  legend: string;
  /** Each method that can be chosen, and what it is called. */
  labels: Partial<Record<LedgerMethod, string>>;
  method: LedgerMethod;
  isBusy: boolean;
  onChange: (method: LedgerMethod) => void;
}

/** The choice of the way by which money comes or goes. */
export function MethodField({ legend, labels, method, isBusy, onChange }: MethodFieldProps) {
  const name = useId();
  return (
    <fieldset className={s.paid}>
      <legend>{legend}</legend>
      {Object.entries(labels).map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            disabled={isBusy}
            checked={method === value}
            onChange={() => onChange(value as LedgerMethod)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
