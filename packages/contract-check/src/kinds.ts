import { isFile, schemaFor, type Sources, typesOf, validValue } from './bodies.ts';
import type { Body } from './client.ts';
import type { Operation, Schema } from './document.ts';
import { largest, lists, ownValues, references, values } from './fixtures.ts';

/** Valid bodies: nothing but what is required, everything as long and as large as it may be, and texts of many scripts. */
export const kinds = ['minimal', 'maximal', 'unicode'] as const;
export type Kind = (typeof kinds)[number];

/** How long a list of values that go together is. */
const lengthIn: Record<Kind, number> = { minimal: 1, unicode: 2, maximal: Infinity };
/** Which choice a kind takes, so that all are taken once. */
const choiceOf: Record<Kind, number> = { minimal: 0, unicode: 1, maximal: 2 };
/** Fields that keep their usual value, as they go together or move money. */
const fixed: Record<string, string[]> = { addLedgerEntry: ['kind', 'method', 'amount', 'lower_total'] };

const MANY_SCRIPTS = 'Café Straße’s Pantai ombak 波乗り موجة 🏄🏽‍♀️ 👨‍👩‍👧 e\u0301 <b>&amp;"\'`</b> \\ 100%_';
const SECOND_LINES = '\nThe second line.\n\nThe fourth line.';
const BREAKS = SECOND_LINES.split('\n').length;
/** From this length on a text has several lines. */
const MULTI_LINE = 1000;

const lengthOf = (text: string): number => Array.from(text).length;
const cut = (text: string, length: number): string => Array.from(text).slice(0, length).join('').trimEnd();
/** The text with so many of a sign behind it that it has this length. */
const filled = (text: string, length: number, sign: string): string =>
  text + sign.repeat(Math.max(0, length - lengthOf(text)));

/** An address of 254 characters, in which no part is longer than mail allows. */
function longAddress(start: string): string {
  const label = 'd'.repeat(63);
  return `${filled(start, 64, 'x')}@${label}.${label}.${'d'.repeat(49)}.example.com`;
}

const emails: Record<Kind, (start: string) => string> = {
  minimal: (start) => `${start}@example.com`,
  maximal: longAddress,
  unicode: (start) => `${start}+o'brien_1@mail.example.co.id`,
};
const phones: Record<Kind, string> = {
  minimal: '+6281234567',
  maximal: '+62 (812) 345.678-9012345',
  unicode: '0812-3456 7890',
};
const countries: Record<Kind, string> = { minimal: 'ID', maximal: 'Unknown', unicode: 'DE' };

function address(kind: Kind, tag: string, maxLength: number): string {
  const start = `https://example.com/${tag.replaceAll(' ', '-')}`;
  if (kind === 'maximal') return filled(start, maxLength, 'x');
  return kind === 'unicode' ? `${start}?q=caf%C3%A9+ombak&lang=id#top` : start;
}

function password(kind: Kind, { minLength = 8, maxLength = 200 }: Schema): string {
  if (kind === 'minimal') return filled('Wave-27', minLength, 'a');
  return kind === 'maximal' ? filled('Wave-27-', maxLength, 'b') : 'Pässwort 密码 🏄🏽 "\'\\';
}

function plainText(kind: Kind, tag: string, { maxLength = 100 }: Schema): string {
  if (kind === 'minimal') return tag;
  if (kind === 'maximal') return filled(`${tag} `, maxLength, 'x');
  if (maxLength < MULTI_LINE) return filled(cut(`${tag} ${MANY_SCRIPTS}`, maxLength), maxLength, 'é');
  // A form writes a line break as two characters.
  return filled(`${tag} ${MANY_SCRIPTS}${SECOND_LINES}`, maxLength - BREAKS, 'é');
}

/** A text for a field, of which `tag` is the beginning where that is possible. */
function textFor(name: string, schema: Schema, kind: Kind, tag: string): string {
  const { pattern = '', maxLength = 100 } = schema;
  if (/password$/.test(name)) return password(kind, schema);
  if (pattern.includes('@')) return emails[kind](tag.toLowerCase().replaceAll(' ', '-'));
  if (name === 'phone') return phones[kind];
  if (name === 'country') return countries[kind];
  if (pattern.includes('https?') || name.endsWith('_url')) return address(kind, tag, maxLength);
  return plainText(kind, tag, schema);
}

/** How a body is made. */
export interface Making {
  kind: Kind;
  /** What the texts of a row have in common, by which it is found. */
  tag: string;
  sources: Sources;
  /** A day that takes many people. */
  day: () => Promise<string>;
  /** Choices that the backend's level lacks. */
  without: string[];
}

async function valueFor(operation: Operation, name: string, schema: Schema, making: Making): Promise<unknown> {
  const { kind, tag, sources, without } = making;
  const own = ownValues[operation.id] ?? {};
  if (fixed[operation.id]?.includes(name)) return own[name];
  if (schema.enum) {
    const choices = schema.enum.filter((choice) => !without.includes(choice));
    return choices[choiceOf[kind] % choices.length];
  }
  if (name === 'reservation_date') return making.day();
  if (schema.anyOf && kind === 'minimal') return address('unicode', tag, 2000);
  if (isFile(schema) || name in references || schema.format === 'date') return validValue(name, schema, own, sources);
  if (schema.properties) return bodyOfSchema(operation, schema, making);
  if (lists[name]) return lists[name].slice(0, lengthIn[kind]);
  if (schema.items) {
    const length = kind === 'minimal' ? (schema.minItems ?? 1) : 5;
    const items = [];
    for (let i = 0; i < length; i += 1) items.push(await valueFor(operation, name, schema.items, making));
    return items;
  }
  const types = typesOf(schema);
  if (types.includes('boolean')) return kind === 'maximal';
  if (types.includes('integer')) {
    const { minimum = 0, maximum = 1000 } = schema;
    const most = largest[operation.id]?.[name] ?? maximum;
    return { minimal: minimum, maximal: most, unicode: values[name] ?? minimum + 1 }[kind];
  }
  return textFor(name, schema, kind, tag);
}

async function bodyOfSchema(operation: Operation, schema: Schema, making: Making): Promise<Body> {
  const body: Body = {};
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    const isLeftOut = making.kind === 'minimal' && !schema.required?.includes(name);
    if (!isLeftOut) body[name] = await valueFor(operation, name, part, making);
  }
  return body;
}

/** A valid body of a kind. */
export const bodyOfKind = (operation: Operation, making: Making): Promise<Body> =>
  bodyOfSchema(operation, schemaFor(operation), making);
