/** What a field of a multipart operation may hold; the contract's forms know no objects and no lists. */
export type FormValue = Blob | string | number | boolean | null | undefined;

/**
 * A plain object → the form of a multipart operation. Empty fields (undefined, null, '') are left out, as the contract
 * takes only non-empty ones; a file keeps its name.
 */
export function toFormData(body: Record<string, FormValue>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || value === null || value === '') continue;
    if (value instanceof File) form.append(name, value, value.name);
    else if (value instanceof Blob) form.append(name, value, 'image');
    else form.append(name, String(value));
  }
  return form;
}
