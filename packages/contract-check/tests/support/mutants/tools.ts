import { type Json, row, rows } from '../answers.ts';
import type { Asked, Given, Mutant } from './mutant.ts';

/** Whether it is an object of JSON. */
export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const utf8 = (bytes: string): string => Buffer.from(bytes, 'latin1').toString();
const bytesOf = (text: string): string => Buffer.from(text).toString('latin1');

/** Deeper than a mutant's own JSON can be written. */
const TOO_DEEP = '['.repeat(1000);

/** The JSON object that is sent, or null. */
export function sent({ body, headers }: Asked): Json | null {
  if (!headers['content-type']?.includes('json') || body.includes(TOO_DEEP)) return null;
  try {
    const value: unknown = JSON.parse(utf8(body));
    return isJson(value) ? value : null;
  } catch {
    return null;
  }
}

/** Changes the JSON object that is sent. */
export const sends =
  (change: (json: Json, asked: Asked) => unknown) =>
  (asked: Asked): void => {
    const json = sent(asked);
    if (!json) return;
    const before = JSON.stringify(json);
    change(json, asked);
    if (JSON.stringify(json) !== before) asked.body = bytesOf(JSON.stringify(json));
  };

const FIELD = (name: string): RegExp =>
  new RegExp(
    `(content-disposition: form-data; name="${name}"(?:[^\\r]*)\\r\\n(?:[^\\r]+\\r\\n)*\\r\\n)([^]*?)(\\r\\n--)`,
    'i',
  );

/** A field that is sent as JSON or in a form, as text; undefined when it is not sent. */
export function field(asked: Asked, name: string): string | undefined {
  const json = sent(asked);
  const value: unknown = json ? json[name] : undefined;
  if (json)
    return value === undefined || value === null
      ? undefined
      : typeof value === 'string'
        ? value
        : JSON.stringify(value);
  const found = FIELD(name).exec(asked.body)?.[2];
  return found === undefined ? undefined : utf8(found);
}

/** Changes a text that is sent, as JSON or in a form. */
export const edits =
  (name: string, change: (text: string) => string) =>
  (asked: Asked): void => {
    const json = sent(asked);
    if (json && typeof json[name] === 'string') {
      const next = change(json[name]);
      if (next !== json[name]) asked.body = bytesOf(JSON.stringify({ ...json, [name]: next }));
    } else if (!json) {
      asked.body = asked.body.replace(FIELD(name), (all, head: string, value: string, tail: string) =>
        /filename=/i.test(head) ? all : head + bytesOf(change(utf8(value))) + tail,
      );
    }
  };

/** The file that is sent in a form, one character for each byte. */
export const file = (asked: Asked, name = 'image_url'): string | undefined => {
  const found = FIELD(name).exec(asked.body);
  return found && /filename=/i.test(found[1] ?? '') ? found[2] : undefined;
};

/** Sends another file in place of one. */
export const withFile = (asked: Asked, bytes: Buffer, name = 'image_url'): void =>
  void (asked.body = asked.body.replace(
    FIELD(name),
    (_, head: string, __, tail: string) => head + bytes.toString('latin1') + tail,
  ));

/** Takes a field out of a form. */
export const withoutField = (asked: Asked, name: string): void => {
  const part = new RegExp(`--[^\\r]+\\r\\ncontent-disposition: form-data; name="${name}"[^]*?\\r\\n(?=--)`, 'i');
  asked.body = asked.body.replace(part, '');
};

/** Adds a text to a form. */
export const withField = (asked: Asked, name: string, text: string): void => {
  const boundary = /^--[^\r]+/.exec(asked.body)?.[0];
  if (boundary)
    asked.body = `${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${bytesOf(text)}\r\n${asked.body}`;
};

/** The rows of a list, or the one row, or the booking of an answer that has one. */
export function every(given: Given): Json[] {
  if (Array.isArray(given.body.data)) return rows(given);
  const one = row(given);
  return isJson(one['booking']) ? [one['booking']] : Object.keys(one).length > 0 ? [one] : [];
}

/** The sessions that a booking is sent with. */
export function sessionsOf(asked: Asked): Json[] {
  const list = sent(asked)?.['booking_details'];
  return Array.isArray(list) ? list.filter(isJson) : [];
}

/** Changes each row of an answer. */
export const all =
  (change: (one: Json) => unknown) =>
  (given: Given): void =>
    every(given).forEach((one) => void change(one));

/** Changes each part of a row, such as the sessions of a booking. */
export const parts =
  (name: string, change: (one: Json, index: number, of: Json) => unknown) =>
  (given: Given): void =>
    every(given).forEach((one) => {
      if (Array.isArray(one[name])) (one[name] as Json[]).forEach((part, index) => void change(part, index, one));
    });

/** Sets a field wherever a row has it. */
export const sets = (name: string, value: (before: unknown, one: Json) => unknown) =>
  all((one) => name in one && (one[name] = value(one[name], one)));

/** The paging of a list. */
export const paging = ({ body }: Given): Json => (isJson(body['paging']) ? body['paging'] : {});

/** An answer of the mutant's own. */
export const answer = (status: number, body: Json): Given => ({
  status,
  type: 'application/json; charset=utf-8',
  headers: {},
  body,
});

/** A refusal of the mutant's own. */
export const refusal = (status: number, message = 'The request is not valid.', details?: string[]): Given =>
  answer(status, { message, ...(details && { details }) });

/** Refuses what the contract allows. */
export const refuses =
  (when: (asked: Asked) => unknown, status = 400): NonNullable<Mutant['instead']> =>
  (asked) =>
    Boolean(when(asked)) && asked.method !== 'GET' ? refusal(status) : null;

export const withoutQuery =
  (...names: string[]) =>
  ({ url }: Asked): void =>
    names.forEach((name) => url.searchParams.delete(name));

/** Changes a parameter where it is given. */
export const query =
  (name: string, change: (text: string) => string) =>
  ({ url }: Asked): void => {
    const text = url.searchParams.get(name);
    if (text !== null) url.searchParams.set(name, change(text));
  };

/** A text as SQL writes it. */
export const quoted = (text: unknown): string => `'${String(text).replaceAll("'", "''")}'`;

/** The id in a path, such as that of /api/videos/{id}. */
export const idIn = ({ url }: Asked): string => /[0-9a-f-]{36}/.exec(url.pathname)?.[0] ?? '';

/** The code in a path, as it is stored. */
export function codeIn({ url }: Asked): string {
  try {
    const code = decodeURIComponent(/check-booking\/([^/]+)/.exec(url.pathname)?.[1] ?? '');
    return /^\w+$/.test(code) ? code.toUpperCase() : '';
  } catch {
    return '';
  }
}

/** Whether it is a day that there is. */
export const isDay = (text: unknown): boolean => {
  const instant = new Date(`${String(text)}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(String(text));
};

/** The day that is so many days from today in Bali. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

export { becomes, row, rows, type Json } from '../answers.ts';

export const named = (from: string, to: unknown, fits: (value: unknown) => boolean): Mutant['ask'] =>
  sends((json) => from in json && fits(json[from]) && (json[from] = to));
export const number = (text: string): number => Number(text);

export const guest = (asked: Asked): Json => (sent(asked)?.['customer_details'] ?? {}) as Json;
export const missing =
  (name: string) =>
  (asked: Asked): boolean =>
    field(asked, name) === undefined;

export const everywhere = (value: unknown, change: (one: Json) => void): void => {
  if (Array.isArray(value)) value.forEach((one) => everywhere(one, change));
  else if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach((one) => everywhere(one, change));
    change(value as Json);
  }
};

export const PNG = '\x89PNG\r\n\x1a\n';
export const magic = { png: PNG, jpeg: '\xff\xd8\xff', gif: 'GIF8', webp: 'RIFF' };
export const changes = ['createImage', 'updateImage', 'listImages'];
export const isFile = (asked: Parameters<typeof file>[0]): string => file(asked) ?? '';
export const whole = (bytes: string): boolean => bytes.includes('IEND') && bytes.includes('IDAT');
export const picturePath = (
  given: Parameters<NonNullable<Mutant['give']>>[0],
  change: (path: string) => string,
): void => sets('image_url', (url) => (typeof url === 'string' ? change(url) : url))(given);
