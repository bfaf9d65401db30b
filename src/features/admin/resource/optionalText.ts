/**
 * An optional text as an update sends it. Emptied, it is sent as '' and clears what the row has; one that was empty before is
 * left out (spec §7: only non-empty fields).
 */
export const optionalText = (text: string, before: string | null): string | undefined =>
  text.trim() || (before ? '' : undefined);
