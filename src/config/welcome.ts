import { t } from 'ttag';
import { firstFields, school } from './school';
import { paragraphsOr } from './sentTexts';

/** The short history of the school on the home page. */
export const welcome = {
  get title() {
    return t`Welcome to ${school.brand}`;
  },
  get paragraphs() {
    return paragraphsOr('welcome', [
      t`${firstFields.brand} means “morning wave”. In ${firstFields.founded} two friends, six soft boards and a borrowed parasol began to teach on this beach, at the hour when the wind still sleeps and the water lies like glass.`,
      t`The boards are better now and the parasol is our own. The rest has stayed: small groups, instructors who know your name, and the same stretch of sand, gentle enough for a first lesson and lively enough to keep learning.`,
    ]);
  },
  /** The first school's alone, as the contract has no field for another's. */
  get facts() {
    const { founded, isFirst } = school;
    return isFirst
      ? [
          ...(founded ? [{ value: founded, label: t`on this beach since` }] : []),
          { value: t`90 min`, label: t`in every session` },
          { value: '1 : 3', label: t`instructor to surfers at most` },
        ]
      : [];
  },
};
