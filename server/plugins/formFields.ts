import type { FastifyRequest } from 'fastify';

interface FormSchema {
  content?: Record<string, { schema?: { properties?: Record<string, { type?: string | readonly string[] }> } }>;
}

/** Plain digits, and the other forms of them that the contract leaves to a backend. */
const NUMBER = /^[+-]?\d+(?:\.\d+)?(?:e\d+)?$/i;

/** What JSON says; a text that is none stays as it is, and is no object to the validator. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A field's text as its schema says; one that is nothing of the kind stays, and is refused by the validator. */
function valueOf(text: string, types: readonly string[]): unknown {
  if (types.includes('object')) return parsed(text);
  if (types.includes('array')) return [text];
  if (types.includes('null') && text.trim() === '') return null;
  return types.includes('integer') && NUMBER.test(text) ? Number(text) : text;
}

/**
 * Reads the fields of a form, which are texts, as the contract says: numbers, lists with one entry, and objects as JSON
 * (`translations`). What is in that JSON is converted no more than any other.
 */
export function readFields({ body, routeOptions }: FastifyRequest): void {
  const schema = routeOptions.schema?.body as FormSchema | undefined;
  const fields = schema?.content?.['multipart/form-data']?.schema?.properties ?? {};
  const form = body as Record<string, unknown> | undefined;
  for (const [name, { type = [] }] of Object.entries(fields)) {
    const value = form?.[name];
    if (form && typeof value === 'string') form[name] = valueOf(value, [type].flat());
  }
}
