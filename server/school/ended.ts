/** A sentence with a dot at its end, unless what somebody has typed ends it. */
export const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
