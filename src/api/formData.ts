/** What a field of a multipart operation may hold; the contract's forms know no objects. */
export type FormValue = Blob | string | number | boolean | readonly string[] | null | undefined;

/**
 * A plain object → the form of a multipart operation. What is undefined is left out, so that it stays as it is; null and an
 * empty text are sent as an empty field, which clears an optional one, and a list as a field repeated. A file keeps its name.
 */
export function toFormData(body: Record<string, FormValue>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    if (value instanceof File) form.append(name, value, value.name);
    else if (value instanceof Blob) form.append(name, value, 'image');
    else for (const one of Array.isArray(value) ? value : [value]) form.append(name, String(one ?? ''));
  }
  return form;
}
