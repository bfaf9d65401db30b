import { useListSurfSpotsQuery } from '../../../api';
import { Field } from '../../../ui/Field';

interface SpotFieldProps {
  /** The id of the chosen surf spot; empty for none yet. */
  value: string;
  /** What stands for a value that is in no list. */
  none: string;
  error?: string | undefined;
  disabled: boolean;
  onChoose: (id: string) => void;
}

/** The choice of a surf spot. */
export function SpotField({ value, none, error, disabled, onChoose }: SpotFieldProps) {
  const spots = useListSurfSpotsQuery({}).data?.data ?? [];
  return (
    <Field label="Where" error={error}>
      {(control) => (
        <select {...control} disabled={disabled} value={value} onChange={({ target }) => onChoose(target.value)}>
          {!spots.some(({ id }) => id === value) && <option value={value}>{none}</option>}
          {spots.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
