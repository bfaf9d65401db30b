import type { School } from '../contract.gen.ts';

/** Where the school is, in one line. */
export const addressOf = ({ street, area, region }: Pick<School, 'street' | 'area' | 'region'>): string =>
  [street, area, region].join(', ');

/** The numbers at which the school is called, each once. */
export const phonesOf = ({ phone, whatsapp }: Pick<School, 'phone' | 'whatsapp'>): string[] => [
  ...new Set([phone, ...(whatsapp === null ? [] : [whatsapp])]),
];
