import type { ComponentProps } from 'react';
import { isCalendarDay } from '../../../lib/dates';
import * as s from './DayInput.module.css';
import { shortDay } from './schoolTime';

type DayInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'className'> & { value: string };

/** A field for a day. Browsers show it in their own format, so its words, as all days of the admin area are written, stand below. */
export function DayInput({ value, ...rest }: DayInputProps) {
  return (
    <span className={s.day}>
      <input {...rest} type="date" value={value} />
      {/* A screen reader says the field's own day. */}
      {isCalendarDay(value) && <small aria-hidden="true">{shortDay(value)}</small>}
    </span>
  );
}
