const FROM_RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A name before other text in a line: one that is written from right to left is set apart, as it would draw the first digits of a code to itself. */
export const setApart = (name: string): string => (FROM_RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
