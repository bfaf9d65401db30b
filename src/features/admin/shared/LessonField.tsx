import type { AllLessons, Product } from '../../../api';
import { formatRupiah } from '../../../lib/money';
import { Field } from '../../../ui/Field';

interface LessonFieldProps {
  lessons: Product[];
  /** The id of the chosen lesson; empty for none yet. */
  value: string;
  /** What stands for a value that is in no list. */
  none: string;
  error?: string | undefined;
  disabled: boolean;
  onChoose: (id: string, lesson: Product | undefined) => void;
}

/** What stands in the choice while no lesson is chosen. */
export function noLessonText({ lessons, isLoading, isError }: AllLessons): string {
  if (lessons.length > 0) return 'Choose a lesson';
  if (isLoading) return 'Loading...';
  return isError ? 'No lessons loaded' : 'No lessons yet';
}

/** The choice of a lesson, with what it costs. */
export function LessonField({ lessons, value, none, error, disabled, onChoose }: LessonFieldProps) {
  return (
    <Field label="Lesson" error={error}>
      {(control) => (
        <select
          {...control}
          disabled={disabled}
          value={value}
          onChange={({ target }) =>
            onChoose(
              target.value,
              lessons.find(({ id }) => id === target.value),
            )
          }
        >
          {!lessons.some(({ id }) => id === value) && <option value={value}>{none}</option>}
          {lessons.map(({ id, name, price }) => (
            <option key={id} value={id}>{`${name} · ${formatRupiah(price)}`}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
