/**
 * A plain object → the form of a multipart operation. Empty fields (undefined, null, '') are left out, as the contract
 * takes only non-empty ones; a file keeps its name. Objects and lists have no place in the contract's forms.
 */
export function toFormData(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || value === null || value === '') continue;
    if (value instanceof File) form.append(name, value, value.name);
    else if (value instanceof Blob) form.append(name, value, 'image');
    else
      form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean));
  }
  return form;
}
