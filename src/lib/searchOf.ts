/** The most characters (code points) of a search that the contract takes. */
export const MAX_SEARCH = 100;

/** A search as the contract takes it: without white space around it, and not too long. */
export const searchOf = (text: string): string => Array.from(text.trim()).slice(0, MAX_SEARCH).join('').trimEnd();
