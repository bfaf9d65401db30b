import { useState } from 'react';
import { DayInput } from './DayInput';
import { isPlausibleDay } from './period';

interface DayFieldProps {
  className: string | undefined;
  label: string;
  /** Its whole name. */
  name: string;
  day: string;
  /** Whether it may be emptied: '' is a day then. */
  isOptional?: boolean;
  onChange: (day: string) => void;
}

/** A day that is typed stays as it is typed until it is one. */
export function DayField({ className, label, name, day, isOptional = false, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState({ day, text: day });
  if (typed.day !== day) setTyped({ day, text: day });
  const change = (text: string) => {
    setTyped({ day, text });
    if (isPlausibleDay(text) || (isOptional && text === '')) onChange(text);
  };
  return (
    <label className={className}>
      {label}
      <DayInput aria-label={name} value={typed.text} onChange={({ target }) => change(target.value)} />
    </label>
  );
}
