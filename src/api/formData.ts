/** What a field of a multipart operation may hold; the contract's forms know no objects and no lists. */
export type FormValue = Blob | string | number | boolean | null | undefined;

/**
 * A plain object → the form of a multipart operation. What is undefined or null is left out, so that it stays as it is; an
 * empty text is sent, and clears an optional field. A file keeps its name.
 */
export function toFormData(body: Record<string, FormValue>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue;
    if (value instanceof File) form.append(name, value, value.name);
    else if (value instanceof Blob) form.append(name, value, 'image');
    else form.append(name, String(value));
  }
  return form;
}
