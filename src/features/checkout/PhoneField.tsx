import 'react-phone-number-input/style.css';
import { useEffect, useRef, useState } from 'react';
import { school } from '../../config/school';
import { listen } from '../../lib/listen';
import { Field } from '../../ui/Field';
import * as s from './CheckoutPage.module.css';
import { flagUrl } from './flagUrl';
import { loadedPhoneLibrary, loadPhoneLibrary } from './loadPhoneLibrary';
import { PlainPhoneInput } from './PlainPhoneInput';

interface PhoneFieldProps {
  /** E.164, or empty. */
  value: string;
  error: string | undefined;
  invalid: boolean;
  onChange: (phone: string) => void;
}

/** What the person had reached when the library took over. */
interface TakeOver {
  focus: 'input' | 'country' | null;
  /** Whether the number was typed without its calling code. */
  isNational: boolean;
}

/** An international phone number, Indonesian by default (spec §9). Its library is loaded when somebody comes to the form. */
export function PhoneField({ value, error, invalid, onChange }: PhoneFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const [library, setLibrary] = useState(loadedPhoneLibrary);
  const [{ focus, isNational }, setTakeOver] = useState<TakeOver>({ focus: null, isNational: false });
  const [hadNumber] = useState(value !== '');

  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form || library) return undefined;
    let isGone = false;
    const load = async () => {
      const loaded = await loadPhoneLibrary().catch(() => null); // the plain field stays, and the next touch tries again
      const field = place.current?.querySelector('input');
      if (!loaded || !field || isGone) return;
      const { activeElement } = document;
      const isCountry = activeElement instanceof HTMLSelectElement && place.current?.contains(activeElement);
      setTakeOver({
        focus: activeElement === field ? 'input' : isCountry ? 'country' : null,
        isNational: /^\s*\d/.test(field.value),
      });
      setLibrary(loaded);
    };
    if (hadNumber) void load(); // to show it with its groups of digits
    const stop = listen(form, ['pointerover', 'touchstart', 'focusin'], () => void load(), { passive: true });
    return () => {
      isGone = true;
      stop();
    };
  }, [library, hadNumber]);

  return (
    <div ref={place}>
      <Field label="Phone Number" error={error} invalid={invalid}>
        {(control) =>
          library ? (
            <library.PhoneInput
              {...control}
              className={s.phone}
              flagUrl={flagUrl}
              defaultCountry={school.country}
              initialValueFormat={isNational ? 'national' : undefined}
              autoComplete="tel"
              autoFocus={focus === 'input'}
              countrySelectProps={{ autoFocus: focus === 'country' }}
              value={value || undefined}
              onChange={(phone) => onChange(phone ?? '')}
            />
          ) : (
            <PlainPhoneInput {...control} value={value} onChange={onChange} />
          )
        }
      </Field>
    </div>
  );
}
