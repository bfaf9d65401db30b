import { randomUUID } from 'node:crypto';
import type { Body } from './client.ts';
import { isForm, type Operation, type Schema, without } from './document.ts';
import { leftOut, limits, ownValues, references, sessionFields, values } from './fixtures.ts';
import { png } from './png.ts';

/** What valid bodies are made with. */
export interface Sources {
  /** Fills in {names}. */
  text: (template: string) => string;
  /** A day that can be booked and that nobody has changed or booked. */
  freeDay: () => Promise<string>;
  /** The id of a row that this operation creates. */
  idOf: (creator: string) => Promise<string>;
  /** The id of a session of a booking. */
  sessionId: () => Promise<string>;
  /** The customer who is registered for the check. */
  customer: () => Promise<{ email: string }>;
}

/** The types that a schema names; none where it leaves the type open. */
export const typesOf = ({ type }: Schema): string[] => (Array.isArray(type) ? type : type === undefined ? [] : [type]);

/** Whether a schema is a file, or may be one. */
export const isFile = (schema: Schema): boolean =>
  schema.format === 'binary' || (schema.anyOf?.some((one) => isFile(one)) ?? false);

/** The schema by which valid bodies of an operation are made. */
export const schemaFor = ({ id, body }: Operation): Schema =>
  without(body?.schema ?? {}, (name) => leftOut[id]?.includes(name) ?? false);

/** A file of this content, which says of itself that it is a PNG picture. */
export const file = (content: Buffer | string): Blob =>
  new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type: 'image/png' });

const pictures = new Map<string, Blob>();

/** A picture that is made once for all requests that send it. */
const picture = (name: string, make: () => Buffer): Blob => {
  const made = pictures.get(name) ?? file(make());
  pictures.set(name, made);
  return made;
};

/** A valid picture of 16 × 16 pixels. */
export const smallPicture = (): Blob => picture('small', () => png(16, 16));
const longPicture = (): Blob => picture('long', () => Buffer.concat([png(16, 16), Buffer.alloc(limits.fileBytes)]));
const largePicture = (): Blob => picture('large', () => png(8000, limits.pixels / 8000 + 1));

/** A valid value of a field: the id of a row where it refers to one, else a known value of its name (first one of `own`), else by its schema. */
export async function validValue(name: string, schema: Schema, own: typeof values, sources: Sources): Promise<unknown> {
  if (isFile(schema)) return smallPicture();
  const reference = references[name];
  if (reference !== undefined) return sources.idOf(reference);
  if (sessionFields.includes(name) && !schema.items) return sources.sessionId();
  if (schema.items) return [await validValue(name, schema.items, own, sources)];
  const value = name in own ? own[name] : values[name];
  if (value === '{customerEmail}') return (await sources.customer()).email;
  if (value === '{freeDay}') return sources.freeDay();
  if (value !== undefined) return typeof value === 'string' ? sources.text(value) : value;
  if (schema.enum) return schema.enum[0];
  if (schema.properties) return validBody(schema, own, sources);
  if (typesOf(schema).includes('boolean')) return true;
  if (typesOf(schema).includes('integer')) return schema.minimum ?? 1;
  return sources.text('{mark} {unique}');
}

async function validBody(schema: Schema, own: typeof values, sources: Sources): Promise<Body> {
  const body: Body = {};
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    body[name] = await validValue(name, part, own, sources);
  }
  return body;
}

/** A body that the operation takes, with every field that the contract knows. */
export const bodyFor = async (operation: Operation, sources: Sources): Promise<Body | undefined> =>
  operation.body ? validBody(schemaFor(operation), ownValues[operation.id] ?? {}, sources) : undefined;

/** A copy in which the value at a path such as `booking_details.0.person` is another, or left out. */
export function changed<T>(node: T, [key = '', ...rest]: string[], value: unknown): T {
  if (Array.isArray(node)) {
    return node.map((part: unknown, i) =>
      String(i) !== key ? part : rest.length ? changed(part, rest, value) : value,
    ) as T;
  }
  const copy: Body = { ...(node as Body) };
  if (rest.length > 0) copy[key] = changed(copy[key], rest, value);
  else if (value === undefined) Reflect.deleteProperty(copy, key);
  else copy[key] = value;
  return copy as T;
}

/** A change that makes a valid body a bad one. */
export interface Fault {
  name: string;
  path: string[];
  value: unknown;
  statuses: number[];
  /** A field that has to hold the same, so that nothing else is wrong. */
  twin?: string[];
}

const wrongTypes: Record<string, unknown> = {
  string: 7,
  integer: 'seven',
  number: 'seven',
  boolean: 'maybe',
  array: { not: 'a list' },
  object: 'not an object',
};

/** Texts that a rule may rule out, each for another reason. */
function badTexts(minLength: number, pattern: string): string[] {
  if (minLength > 1) return ['', 'short', 'x'.repeat(minLength - 1)];
  if (pattern.includes('@')) return ['', 'not an address', 'name@host', 'two words@example.com'];
  if (pattern.includes('https?')) return ['   ', 'not an address', 'javascript:alert(1)'];
  if (pattern.includes('0-9')) return ['', '0812', 'not a number', '+62-abc-1234567'];
  return ['', '   '];
}

function textFaults({ enum: choices, format, maxLength, minLength, pattern }: Schema): [string, unknown][] {
  const faults: [string, unknown][] = [];
  if (choices)
    faults.push(['an unknown choice', 'CONTRACT_CHECK'], ['a choice in the wrong case', swapCase(choices[0] ?? '')]);
  if (format === 'date') faults.push(['a day that is none', '2027-02-30'], ['another date format', '14-05-2027']);
  if (format === 'uuid') faults.push(['no id', 'not-an-id']);
  if (minLength !== undefined || pattern !== undefined) {
    const isRefused = (text: string) =>
      Array.from(text).length < (minLength ?? 0) || !new RegExp(pattern ?? '').test(text);
    const bad = badTexts(minLength ?? 0, pattern ?? '').filter(isRefused);
    faults.push(
      ...bad.map((text): [string, unknown] => [text.trim() === '' ? `a blank text '${text}'` : `'${text}'`, text]),
    );
  }
  if (maxLength !== undefined) faults.push([`${String(maxLength + 1)} characters`, 'x'.repeat(maxLength + 1)]);
  return faults;
}

const swapCase = (text: string): string => (text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase());

function valueFaults(schema: Schema, inForm: boolean): [string, unknown][] {
  const faults: [string, unknown][] = [];
  const types = typesOf(schema);
  const wrong = wrongTypes[types[0] ?? ''];
  // In a form everything is a text, and so a text of any kind is a list of one.
  const isText = types.includes('string') || (schema.items?.type === 'string' && schema.items.pattern === undefined);
  if (wrong !== undefined && !(inForm && isText)) faults.push(['a wrong type', wrong]);
  if (!inForm && types.length > 0 && !types.includes('null')) faults.push(['null', null]);
  if (schema.minimum !== undefined) faults.push([String(schema.minimum - 1), schema.minimum - 1]);
  if (schema.maximum !== undefined) faults.push([String(schema.maximum + 1), schema.maximum + 1]);
  if (types.includes('integer')) faults.push(['a fraction', 1.5]);
  // In a form an empty list is none at all.
  if (schema.minItems && !inForm) faults.push(['an empty list', []]);
  if (types.includes('string')) faults.push(...textFaults(schema));
  return faults;
}

/** The body with the fault, and with nothing else that is wrong. */
export function faulty(body: Body, { path, value, twin }: Fault): Body {
  const bad = changed(body, path, value);
  return twin ? changed(bad, twin, value) : bad;
}

/** Every change that makes a body of this schema invalid; required fields left out come first. */
export function faultsOf(operation: Operation, schema: Schema, path: string[] = []): Fault[] {
  const inForm = isForm(operation);
  const faults: Fault[] = (schema.required ?? []).map((name) => ({
    name: `${[...path, name].join('.')} left out`,
    path: [...path, name],
    value: undefined,
    statuses: [400],
  }));
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    const here = [...path, name];
    const other = `confirm_${name}`;
    const twin = other in (schema.properties ?? {}) ? [...path, other] : undefined;
    const add = (what: string, value: unknown, ...statuses: number[]) =>
      faults.push({ name: `${here.join('.')}: ${what}`, path: here, value, statuses, ...(twin && { twin }) });
    if (isFile(part)) {
      add('no picture', file('This is not a picture.'), 415);
      add('a text for a file', 'not a file', 400, 415);
      add('more than 10 MB', longPicture(), 413);
      add('more than 40 megapixels', largePicture(), 413);
      continue;
    }
    // That both are the same is checked for itself; a text for one alone would show nothing else.
    const isTwin = name.startsWith('confirm_') && name.slice('confirm_'.length) in (schema.properties ?? {});
    for (const [what, value] of valueFaults(isTwin ? { type: 'string' } : part, inForm)) add(what, value, 400);
    if (part.format === 'uuid' && operation.responses.has('404')) add('an unknown id', randomUUID(), 404);
    if (part.properties) faults.push(...faultsOf(operation, part, here));
    if (part.items) faults.push(...faultsOf(operation, { properties: { 0: part.items } }, here));
  }
  // Missing fields come first, in case the backend limits the number of requests.
  return faults.sort((a, b) => Number(b.value === undefined) - Number(a.value === undefined));
}
