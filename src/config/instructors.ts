import { t } from 'ttag';

/** Stands below the instructors' portraits; null for a school whose people are real. */
export const instructorsNote: string | null =
  t`Drawn, not photographed: this school is made up, and so are the people who work in it.`;
