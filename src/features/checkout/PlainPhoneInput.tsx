import { type ComponentProps, useState } from 'react';
import { t } from 'ttag';
import { schoolCountry } from '../../config/schoolCountry';
import { countryName, flagUrl } from './countries';
import * as s from './PhoneField.module.css';

interface PlainPhoneInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** E.164, or empty. */
  value: string;
  onChange: (phone: string) => void;
}

/** The number in E.164 form: one without a calling code is of the school's country, where 0 comes before local numbers. */
function withCallingCode(text: string): string {
  const typed = text.trim().replace(/^00/, '+');
  const digits = typed.replaceAll(/\D/g, '');
  if (typed.startsWith('+')) return `+${digits}`;
  const local = digits.replace(/^0/, '');
  return local && `+${schoolCountry.callingCode}${local}`;
}

/** The phone field until its library is there: the same look and the same value, without other countries and grouped digits. */
export function PlainPhoneInput({ value, onChange, style, ...control }: PlainPhoneInputProps) {
  const [text, setText] = useState(value);
  return (
    <div className={`PhoneInput ${s.phone}`} style={style}>
      <div className="PhoneInputCountry">
        <select className="PhoneInputCountrySelect" aria-label={t`Phone number country`}>
          <option>{countryName(schoolCountry.code)}</option>
        </select>
        <div className="PhoneInputCountryIcon PhoneInputCountryIcon--border" aria-hidden>
          <img className="PhoneInputCountryIconImg" src={flagUrl.replace('{XX}', schoolCountry.code)} alt="" />
        </div>
        <div className="PhoneInputCountrySelectArrow" />
      </div>
      <input
        {...control}
        className="PhoneInputInput"
        type="tel"
        autoComplete="tel"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onChange(withCallingCode(target.value));
        }}
      />
    </div>
  );
}
