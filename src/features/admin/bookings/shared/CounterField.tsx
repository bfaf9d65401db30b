import type { ReactNode } from 'react';
import * as s from './dialogs.module.css';

interface CounterFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  children: ReactNode;
}

/** A field with its label, and below it what is wrong with it. */
export const CounterField = ({ id, label, error, children }: CounterFieldProps) => (
  <div className={s.field}>
    <label htmlFor={id}>{label}</label>
    {children}
    {error !== undefined && (
      <span id={`${id}-error`} className={s.error}>
        {error}
      </span>
    )}
  </div>
);
