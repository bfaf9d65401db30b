import type { FastifyRequest } from 'fastify';

interface FormSchema {
  content?: Record<string, { schema?: { properties?: Record<string, { type?: unknown }> } }>;
}

/** What JSON says; a text that is none stays as it is, and is no object to the validator. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Reads the fields of a form that hold objects, as JSON (own-words.md: `translations`). */
export function readObjects({ body, routeOptions }: FastifyRequest): void {
  const schema = routeOptions.schema?.body as FormSchema | undefined;
  const fields = schema?.content?.['multipart/form-data']?.schema?.properties ?? {};
  const form = body as Record<string, unknown> | undefined;
  for (const [name, { type }] of Object.entries(fields)) {
    const value = form?.[name];
    if (form && type === 'object' && typeof value === 'string') form[name] = parsed(value);
  }
}
