import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumber,
  type PhoneNumber,
} from 'react-phone-number-input/max';
import { countryName } from './countries';

/** What the library knows of a number. */
export interface PhoneFacts {
  /** '+6281234567890'. */
  phone: string;
  /** '+62 812 3456 7890'. */
  text: string;
  /** The two-letter code of its country, and its name; a few numbers belong to none. */
  country: string | undefined;
  countryName: string | undefined;
  /** Whether its country has such numbers. */
  isValid: boolean;
}

const factsOf = (number: PhoneNumber): PhoneFacts => ({
  phone: number.number,
  text: number.formatInternational(),
  country: number.country,
  countryName: number.country && countryName(number.country),
  isValid: number.isValid(),
});

/** What is known of a number in E.164 form; undefined while it is too short for a number. */
export function phoneFacts(phone: string): PhoneFacts | undefined {
  const number = parsePhoneNumber(phone);
  return number && factsOf(number);
}

/** The number that the digits are in a country of these languages, such as 'de-AT'; undefined if they are one in none. */
export function numberElsewhere(digits: string, languages: readonly string[]): PhoneFacts | undefined {
  return languages
    .flatMap((language) => {
      const region = new Intl.Locale(language).maximize().region ?? '';
      const number = isSupportedCountry(region) ? parsePhoneNumber(digits, region) : undefined;
      return number ? [factsOf(number)] : [];
    })
    .find(({ isValid }) => isValid);
}

/** The calling code of a country. */
export const callingCodeOf = (country: string): string | undefined =>
  isSupportedCountry(country) ? getCountryCallingCode(country) : undefined;
