import { Field } from '../../../ui/Field';
import { languageNames } from './languageNames';

interface LanguageFieldProps {
  /** A language's code; empty for that of the phone number. */
  value: string;
  disabled: boolean;
  onChoose: (language: string) => void;
}

/** The choice of the language in which a guest is written to. */
export const LanguageField = ({ value, disabled, onChoose }: LanguageFieldProps) => (
  <Field label="Language of messages">
    {(control) => (
      <select {...control} value={value} disabled={disabled} onChange={({ target }) => onChoose(target.value)}>
        <option value="">By the phone number</option>
        {Object.entries(languageNames).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Field>
);
