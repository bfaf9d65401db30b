import { getCountries } from 'react-phone-number-input/max';
import { t } from 'ttag';
import { language, SOURCE_LANGUAGE } from '../../lib/language';
import { countryName } from './countries';

/** The words of the phone field, by the library's keys; undefined in English, which the library speaks itself. */
export const phoneLabels =
  language === SOURCE_LANGUAGE
    ? undefined
    : {
        ...Object.fromEntries(getCountries().map((country) => [country, countryName(country)])),
        country: t`Phone number country`,
        ZZ: t`International`,
      };
