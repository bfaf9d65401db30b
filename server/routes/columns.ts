type Columns<Body, Names> = {
  [Field in keyof Body as Field extends keyof Names ? Names[Field] & string : never]: Body[Field];
};

/**
 * The fields of a request under the names of their columns. A missing field stays missing, texts are trimmed, and a blank one
 * becomes null: the contract allows a blank text only where the column may be null.
 */
export function columnsOf<Body extends object, const Names extends Partial<Record<keyof Body, string>>>(
  body: Body,
  names: Names,
): Columns<Body, Names> {
  const fields = Object.entries(body).filter(([field, value]) => Object.hasOwn(names, field) && value !== undefined);
  const columns = fields.map(([field, value]: [string, unknown]) => [
    names[field as keyof Body],
    typeof value === 'string' ? value.trim() || null : value,
  ]);
  return Object.fromEntries(columns) as Columns<Body, Names>;
}
