import type { Product } from '../../../api';
import { Field } from '../../../ui/Field';
import { hoursToChoose } from './hourToBegin';

interface HourFieldProps {
  lesson: Product;
  /** HH:MM; empty for the tide to decide. */
  value: string;
  disabled: boolean;
  onChoose: (time: string) => void;
}

/** The choice of an hour, for a lesson that has several. */
export function HourField({ lesson, value, disabled, onChoose }: HourFieldProps) {
  const hours = hoursToChoose(lesson);
  if (hours.length === 0) return null;
  return (
    <Field label="Hour">
      {(control) => (
        <select {...control} disabled={disabled} value={value} onChange={({ target }) => onChoose(target.value)}>
          <option value="">The tide decides</option>
          {hours.map((hour) => (
            <option key={hour}>{hour}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
