/** What a field of a multipart operation may hold. */
export type FormValue = Blob | string | number | boolean | object | readonly string[] | null | undefined;

/** A field as text: an object, such as translations, as JSON. */
const asText = (value: FormValue): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');

/**
 * A plain object → the form of a multipart operation. What is undefined is left out, so that it stays as it is; null and an
 * empty text are sent as an empty field, which clears an optional one, a list as a field repeated, and any other object as JSON. A
 * file keeps its name.
 */
export function toFormData(body: Record<string, FormValue>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    if (value instanceof File) form.append(name, value, value.name);
    else if (value instanceof Blob) form.append(name, value, 'image');
    else
      for (const one of Array.isArray(value) ? (value as readonly FormValue[]) : [value])
        form.append(name, asText(one));
  }
  return form;
}
