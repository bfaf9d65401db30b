/** The levels of surfers and spots, as they are shown (spec §9). */
export const levels = { BEGINNER: 'Beginner', INTERMEDIATE: 'Intermediate', ADVANCED: 'Advanced' } as const;
