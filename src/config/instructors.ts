import { t } from 'ttag';
import { school } from './school';

/** Stands below the instructors' portraits; null for a school whose people are real. */
export const instructorsNote = (): string | null =>
  school.isFirst ? t`Drawn, not photographed: this school is made up, and so are the people who work in it.` : null;
