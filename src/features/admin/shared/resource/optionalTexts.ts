/**
 * The optional texts of a form as an update sends them; `fields` names the form's value for each field of the request. An
 * emptied one is sent as '' and clears what the row has; one that was empty before is left out (spec §7: only non-empty fields).
 */
export function optionalTexts<const Fields extends Record<string, string>>(
  values: Record<Fields[keyof Fields], string>,
  before: Partial<Record<keyof Fields, string | null>> | null,
  fields: Fields,
): Record<keyof Fields, string | undefined> {
  const entries = Object.entries(fields) as [keyof Fields, Fields[keyof Fields]][];
  const texts = entries.map(([field, name]) => [field, values[name].trim() || (before?.[field] ? '' : undefined)]);
  return Object.fromEntries(texts) as Record<keyof Fields, string | undefined>;
}
