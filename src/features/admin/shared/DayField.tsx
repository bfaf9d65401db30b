import { useRef, useState } from 'react';
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
  /** Whether a typed day is passed on only when the field is left: who types 31 has 3 in the field first. */
  waits?: (day: string) => boolean;
  onFocus?: () => void;
  onBlur?: () => void;
  onChange: (day: string) => void;
}

const never = () => false;

/** A day that is typed stays as it is typed until it is one. */
export function DayField(props: DayFieldProps) {
  const { className, label, name, day, isOptional = false, waits = never, onFocus, onBlur, onChange } = props;
  const [typed, setTyped] = useState({ day, text: day });
  if (typed.day !== day) setTyped({ day, text: day });
  // A day of the browser's calendar is chosen at once, and comes without a key.
  const isByKeys = useRef(false);

  const isDay = (text: string) => isPlausibleDay(text) || (isOptional && text === '');
  const change = (text: string) => {
    setTyped({ day, text });
    if (isDay(text) && !(isByKeys.current && waits(text))) onChange(text);
  };
  const settle = () => {
    if (isDay(typed.text) && typed.text !== day) onChange(typed.text);
  };
  return (
    <label className={className}>
      {label}
      <DayInput
        aria-label={name}
        value={typed.text}
        onChange={({ target }) => change(target.value)}
        onPointerDown={() => (isByKeys.current = false)}
        onKeyDown={({ key }) => {
          isByKeys.current = true;
          if (key === 'Enter') settle();
        }}
        onFocus={onFocus}
        onBlur={() => {
          settle();
          onBlur?.();
        }}
      />
    </label>
  );
}
