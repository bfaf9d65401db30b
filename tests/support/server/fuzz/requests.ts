import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Operation } from '../../../../packages/contract-check/src/document.ts';
import { formOf } from './forms.ts';
import type { Random } from './random.ts';
import { asText, fitting, type Known, mutated, oddText, oddValue, type Value } from './values.ts';

export interface FuzzRequest {
  operation: Operation;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** What requests need besides the contract. */
export interface Material {
  /** Valid tokens, by their owner. */
  tokens: { admin: string; customer: string; refresh: string };
  /** Ids of rows that may be changed and deleted, by the path under which they are. */
  ids: Map<string, string[]>;
  known: Known;
  pictures: Buffer[];
}

/** Bytes as an address can carry them. */
const escaped = (text: string): string =>
  [...Buffer.from(text, 'utf8')].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

function pathOf({ path }: Operation, { ids }: Material, random: Random): string {
  return path.replace(/\{\w+\}/g, () => {
    const own = ids.get(path.split('/{')[0] ?? '') ?? [];
    if (own.length > 0 && random.chance(0.7)) return encodeURIComponent(random.of(own));
    if (random.chance(0.4)) return randomUUID();
    return random.of([
      escaped(oddText(random).slice(0, 300)),
      '%',
      '%ff',
      '%00',
      '..%2f..',
      'search',
      '1',
      'x'.repeat(600),
    ]);
  });
}

function queryOf(operation: Operation, random: Random): string {
  const parts = operation.parameters
    .filter((one) => one.in === 'query' && random.chance(0.7))
    .map(({ name, schema }) => {
      const value = random.chance(0.4) ? asText(fitting(schema, () => undefined, random)) : asText(oddValue(random));
      return `${name}${random.chance(0.05) ? '[]' : ''}=${escaped(value.slice(0, 3000))}`;
    });
  if (random.chance(0.1))
    parts.push(random.of(['__proto__=1', '%ff=%ff', '&&==', 'page=1&page=2', 'a[b][c]=1', '=', '%']));
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

const tokens = [
  '',
  'Bearer',
  'Bearer ',
  'Bearer nonsense',
  'bearer  a.b.c',
  'Basic YTpi',
  `Bearer ${'x'.repeat(4000)}`,
  // {"alg":"none"}.{"sid":"1"}
  'Bearer eyJhbGciOiJub25lIn0.eyJzaWQiOiIxIn0.',
  'Bearer \xe9\xff',
];

function headersOf(operation: Operation, material: Material, random: Random): Record<string, string> {
  const headers: Record<string, string> = {};
  const { admin, customer, refresh } = material.tokens;
  const right = operation.token === 'refreshToken' ? refresh : operation.roles.length > 0 ? admin : customer;
  if (random.chance(0.85)) headers['authorization'] = `Bearer ${right}`;
  else if (random.chance(0.8))
    headers['authorization'] = random.of([...tokens, `Bearer ${customer}`, `Bearer ${refresh}`]);
  if (random.chance(0.1))
    headers['idempotency-key'] = random.of(['k', 'x'.repeat(200), 'x'.repeat(201), ' ', '\xe9', 'a b', '{}']);
  if (random.chance(0.1)) {
    const [name, value] = random.of([
      ['accept', 'text/html'],
      ['accept-encoding', 'br;q=x, *'],
      ['if-none-match', '"x", *'],
      ['if-none-match', '"'.repeat(500)],
      ['range', 'bytes=0-'],
      ['origin', 'null'],
      ['x-forwarded-for', "1.2.3.4, '; --"],
      ['x-forwarded-host', 'evil.example'],
      ['x-request-id', '\xff'.repeat(300)],
      ['content-encoding', 'gzip'],
      ['cookie', 'access_token=x; __proto__=y'],
      ['x-http-method-override', 'DELETE'],
    ] as const);
    headers[name] = value;
  }
  return headers;
}

const types = [
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'APPLICATION/JSON',
  'application/json;;;',
  'application/',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'x'.repeat(200)}`,
  'application/problem+json',
];

/** Text that is not JSON, or almost not. */
const broken = (text: string, random: Random): string =>
  random.of([
    text.slice(0, random.below(text.length + 1)),
    `\ufeff${text}`,
    `${text}${text}`,
    text.replaceAll('"', "'"),
    `{"a":${'['.repeat(60_000)}${']'.repeat(60_000)}}`,
    '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}',
    '{"a":1e9999,"a":-0}',
    'null',
    '"text"',
    '[]',
    '0',
    ' ',
    'x'.repeat(300_000),
  ]);

function jsonOf(value: Value, type: string, random: Random): { type: string; body: Buffer } {
  const text = typeof value === 'string' ? JSON.stringify(value) : asText(value);
  if (random.chance(0.8)) return { type, body: Buffer.from(text) };
  if (random.chance(0.5)) return { type, body: Buffer.from(broken(text, random)) };
  const bytes = random.of([Buffer.from(text, 'utf16le'), gzipSync(text), random.bytes(200), Buffer.from(text)]);
  return { type: random.of([...types, type]), body: bytes };
}

/** A request for an operation, mostly one that almost fits the contract. */
export function fuzzRequest(operation: Operation, material: Material, random: Random): FuzzRequest {
  const path = pathOf(operation, material, random) + queryOf(operation, random);
  const headers = headersOf(operation, material, random);
  let body: Buffer | null = null;
  if (operation.body) {
    const { type, schema } = operation.body;
    let value = fitting(schema, material.known, random);
    for (let changes = random.of([0, 0, 1, 1, 1, 2, 4]); changes > 0; changes -= 1) value = mutated(value, random);
    const isForm = type === 'multipart/form-data' && random.chance(0.95);
    const made = isForm ? formOf(value, schema, material.pictures, random) : jsonOf(value, type, random);
    body = made.body;
    if (made.type !== '') headers['content-type'] = made.type;
  } else if (random.chance(0.05)) {
    body = random.bytes(50);
    headers['content-type'] = random.of(types.filter((one) => one !== ''));
  }
  return { operation, method: operation.method, path, headers, body };
}
