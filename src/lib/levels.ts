import { t } from 'ttag';

/** The levels of surfers and spots, as they are shown (spec §9). */
export const levels = { BEGINNER: t`Beginner`, INTERMEDIATE: t`Intermediate`, ADVANCED: t`Advanced` } as const;
