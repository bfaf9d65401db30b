/** The school is the same for everybody, and no other answer shows it. */
export const rules = {} as const;
