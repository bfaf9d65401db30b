import 'react-phone-number-input/style.css';
import PhoneInput from 'react-phone-number-input';
import flags from 'react-phone-number-input/flags';
import { school } from '../../config/school';
import { Field } from '../../ui/Field';
import * as s from './CheckoutPage.module.css';

interface PhoneFieldProps {
  /** E.164, or empty. */
  value: string;
  error: string | undefined;
  invalid: boolean;
  onChange: (phone: string) => void;
}

/** An international phone number, Indonesian by default (spec §9). The flags are bundled: no other site is asked for them. */
export function PhoneField({ value, error, invalid, onChange }: PhoneFieldProps) {
  return (
    <Field label="Phone Number" error={error} invalid={invalid}>
      {(control) => (
        <PhoneInput
          {...control}
          className={s.phone}
          flags={flags}
          defaultCountry={school.country}
          autoComplete="tel"
          value={value || undefined}
          onChange={(phone) => onChange(phone ?? '')}
        />
      )}
    </Field>
  );
}
