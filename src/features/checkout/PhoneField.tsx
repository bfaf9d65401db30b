import 'react-phone-number-input/style.css';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { t } from 'ttag';
import { schoolCountry } from '../../config/schoolCountry';
import { visitorLocale } from '../../lib/language';
import { Field } from '../../ui/Field';
import * as s from './PhoneField.module.css';
import type { CheckoutForm } from './checkoutRules';
import { codeBeside, countryName, flagUrl } from './countries';
import { PlainPhoneInput } from './PlainPhoneInput';
import { usePhoneLibrary } from './usePhoneLibrary';

type Phone = Pick<CheckoutForm, 'phone' | 'localPhone'>;

interface PhoneFieldProps {
  value: Phone;
  /** Ask at once about a number that its country does not have, as the form is to be sent with it. */
  isAsked: boolean;
  error: string | undefined;
  onChange: (value: Phone) => void;
}

// The first eight digits of a number may still become a right one.
const MIN_DOUBTFUL_DIGITS = 9;
const PAUSE_MS = 600;

/** The value that has not changed for a moment. */
function useSettled(value: string): string | null {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** An international phone number, Indonesian by default (spec §9). Its library is loaded when somebody comes to the form. */
export function PhoneField({ value, isAsked, error, onChange }: PhoneFieldProps) {
  const { phone, localPhone } = value;
  const place = useRef<HTMLDivElement>(null);
  const typed = useRef(localPhone);
  const { library, focus, isNational } = usePhoneLibrary(place, value);
  const [country, setCountry] = useState<string | undefined>(schoolCountry.code);
  const settled = useSettled(phone);
  const facts = library?.phoneFacts(phone);

  const isLong = localPhone.replaceAll(/\D/g, '').length >= MIN_DOUBTFUL_DIGITS;
  const isDoubtful = localPhone !== '' && facts?.isValid === false && (isAsked || (isLong && settled === phone));

  const code = country === schoolCountry.code ? schoolCountry.callingCode : library?.callingCodeOf(country ?? '');
  // A number that was typed with its code has it already.
  const isLocal = phone === '' || localPhone !== '';
  const codeStyle = codeBeside(isLocal ? code : undefined);

  const change = (next: string) =>
    onChange({ phone: next, localPhone: typed.current.trim().startsWith('+') ? '' : typed.current });
  // The library tells the number alone, not how it was typed.
  const noteTyped = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement) typed.current = target.value;
  };
  const answer = (right: string) => {
    onChange({ phone: right, localPhone: '' });
    place.current?.querySelector('input')?.focus();
  };

  return (
    <div ref={place} className={s.phonePlace} onChangeCapture={noteTyped}>
      <Field label={t`Phone Number`} error={error} hint={hint()}>
        {(control) =>
          library ? (
            <library.PhoneInput
              {...control}
              className={s.phone}
              style={codeStyle}
              flagUrl={flagUrl}
              labels={library.phoneLabels}
              locales={visitorLocale}
              defaultCountry={schoolCountry.code}
              initialValueFormat={isNational ? 'national' : undefined}
              autoComplete="tel"
              required
              autoFocus={focus === 'input'}
              countrySelectProps={{ autoFocus: focus === 'country' }}
              value={phone || undefined}
              onChange={(next) => change(next ?? '')}
              onCountryChange={setCountry}
            />
          ) : (
            <PlainPhoneInput {...control} required style={codeStyle} value={phone} onChange={change} />
          )
        }
      </Field>
      {library && facts && isDoubtful && (
        <library.PhoneQuestion facts={facts} localPhone={localPhone} onAnswer={answer} />
      )}
    </div>
  );

  /** Which number will be written to, or how one without a calling code is read. */
  function hint(): string {
    const number = facts?.text;
    const countryOfNumber = facts?.countryName;
    if (countryOfNumber) return t`We write to ${number} (${countryOfNumber}).`;
    if (facts) return t`We write to ${number}.`;
    if (!code || !country) return t`Begin with + and the country code.`;
    const chosenCountry = countryName(country);
    return t`A number without a country code gets +${code} (${chosenCountry}).`;
  }
}
