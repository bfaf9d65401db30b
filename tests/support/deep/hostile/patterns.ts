import { readOperations, type Schema } from '../../../../packages/contract-check/src/document.ts';
import { isFile } from '../../../../packages/contract-check/src/bodies.ts';
import type { Random } from '../../server/fuzz/random.ts';
import type { Material } from '../../server/fuzz/requests.ts';
import { asText, fitting, type Value } from '../../server/fuzz/values.ts';

export interface PatternAttack {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** Texts of about this length that make a regular expression backtrack as much as it can. */
const texts = (length: number): string[] => {
  const fill = (part: string) => part.repeat(Math.ceil(length / part.length));
  return [
    `a@${fill('.')} `,
    `${fill('.')}@`,
    `a@${fill('a.')}@`,
    `${fill('a@')} `,
    fill('@'),
    `${fill(' ')}x`,
    `x${fill(' ')}x`,
    fill('\t'),
    `${fill('a')}!`,
    `${fill('-')}x`,
    `${fill('0')}x`,
    `+${fill('1 ')}a`,
    `https://${fill('a.')} `,
    `http://${fill('[')}`,
    `https://a/${fill('%')}`,
    fill('2027-'),
    `Bearer${fill(' ')}`,
    `${fill('a,')};`,
    fill(';q='),
    fill('<'),
  ];
};

/** The places of texts in a value, as ways to them. */
function textPlaces(schema: Schema, way: (string | number)[] = []): (string | number)[][] {
  const [type] = Array.isArray(schema.type) ? schema.type : [schema.type];
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, part]) => textPlaces(part, [...way, name]));
  if (schema.items) return textPlaces(schema.items, [...way, 0]);
  if (schema.anyOf?.[1]) return textPlaces(schema.anyOf[1], way);
  return type === 'string' && !isFile(schema) ? [way] : [];
}

/** A copy with a text in one place. */
function withText(value: Value, [key, ...rest]: (string | number)[], text: string): Value {
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.map((part, index) => (index === key ? withText(part, rest, text) : part));
  if (typeof value !== 'object' || value === null) return value;
  return { ...value, [key]: withText(value[key], rest, text) };
}

const LONG = 250_000; // just what a body may be
const IN_FORM = 60_000;
const IN_HEAD = 14_000; // just what headers may be

/** A body as JSON or as a form. */
function encoded(value: Value, type: string): { type: string; body: Buffer } {
  if (type !== 'multipart/form-data') return { type, body: Buffer.from(asText(value)) };
  const fields = Object.entries(typeof value === 'object' && value !== null ? value : {});
  const parts = fields.map(
    ([name, text]) => `--pattern\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${asText(text)}\r\n`,
  );
  return { type: `${type}; boundary=pattern`, body: Buffer.from(`${parts.join('')}--pattern--\r\n`) };
}

/** Every text field of a request, each with every text on which a regular expression could take long. */
export function patternAttacks(material: Material, random: Random): PatternAttack[] {
  const attacks: PatternAttack[] = [];
  const add = (method: string, path: string, headers: Record<string, string>, body: Buffer | null = null) =>
    attacks.push({ method, path, headers, body });
  for (const operation of readOperations()) {
    const { tokens, known } = material;
    const token =
      operation.roles.length > 0 ? tokens.admin : operation.token === 'refreshToken' ? 'x' : tokens.customer;
    const own: Record<string, string> = operation.token === null ? {} : { authorization: `Bearer ${token}` };
    const path = operation.path.replace(/\{\w+\}/g, '3f2c8a52-7d0e-4a44-9a5e-1f9d3c0a6b21');
    const { body } = operation;
    if (body) {
      const valid = fitting(body.schema, known, random);
      for (const place of textPlaces(body.schema))
        for (const text of texts(body.type === 'multipart/form-data' ? IN_FORM : LONG)) {
          const made = encoded(withText(valid, place, text), body.type);
          add(operation.method, path, { ...own, 'content-type': made.type }, made.body);
        }
    }
    for (const text of texts(IN_HEAD / 3).map(encodeURIComponent)) {
      const short = text.slice(0, IN_HEAD).replace(/%[0-9A-F]?$/, '');
      if (operation.path.includes('{'))
        add(operation.method, operation.path.replace(/\{\w+\}/, short.slice(0, 499)), own);
      for (const one of operation.parameters)
        if (one.in === 'query') add(operation.method, `${path}?${one.name}=${short}`, own);
    }
  }
  const names = [
    'authorization',
    'accept',
    'accept-encoding',
    'accept-language',
    'content-type',
    'cookie',
    'forwarded',
    'host',
  ];
  const more = [
    'idempotency-key',
    'if-none-match',
    'if-modified-since',
    'origin',
    'range',
    'x-forwarded-for',
    'x-request-id',
  ];
  for (const name of [...names, ...more])
    for (const text of texts(IN_HEAD)) {
      add('GET', '/api/products', { [name]: text });
      add('POST', '/api/testimonies', { 'content-type': 'application/json', [name]: text }, Buffer.from('{}'));
      add('GET', '/', { [name]: text });
    }
  return attacks;
}
