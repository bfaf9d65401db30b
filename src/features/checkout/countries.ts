import type { CSSProperties } from 'react';
import { language } from '../../lib/language';

const names = new Intl.DisplayNames([language], { type: 'region' });

/** The name of a country by its two-letter code. */
export const countryName = (country: string): string => names.of(country) ?? country;

/** Where the flag of a country is (webpack.config.ts puts them there): the page loads the one that it shows. */
export const flagUrl = '/flags/{XX}.svg';

/** Shows a calling code beside the flag (PhoneField.module.css); nothing without one. */
export const codeBeside = (code: string | undefined): CSSProperties =>
  ({ '--calling-code': code ? `'+${code}'` : 'none' }) as CSSProperties;
