/** What a contract may not do to the contract that it grew out of: anything but optional additions. */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Document {
  info: { version: string };
  paths: Record<string, Record<string, Json>>;
  [part: string]: unknown;
}

interface Schema {
  properties: Record<string, Node>;
  required: string[];
  enum: Json[];
  type: string[];
  items: Node | undefined;
  /** Keywords that bound a value, and the like. */
  rest: Record<string, Json>;
}
type Node = { [key: string]: Json };
type Direction = 'sent' | 'answered';

/** Keywords that say nothing about which values there are. */
const WORDS = ['description', 'example', 'examples', 'x-level'];

const asNode = (value: Json | undefined): Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
const asList = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const asTexts = (value: Json | undefined): string[] => asList(value).map(String);
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether an operation that looked at no token takes one that nobody has to send: who sends none is never refused with 401. */
const takesTokenNow = (before: Node, after: Node): boolean =>
  isSame(before['security'], []) && asList(after['security']).some((requirement) => isSame(requirement, {}));

/** Whether a keyword is new and only says more: how wide an integer can be, or what texts of answers have always looked like. */
const saysMore = (keyword: string, before: Json | undefined, after: Json | undefined, direction: Direction): boolean =>
  before === undefined &&
  ((keyword === 'format' && after === 'int64') || (keyword === 'pattern' && direction === 'answered'));

/** A contract, with what `$ref` names in the place of it. */
class Contract {
  readonly root: Document;
  constructor(root: Document) {
    this.root = root;
  }

  resolved(value: Json | undefined): Node {
    const node = asNode(value);
    if (typeof node['$ref'] !== 'string') return node;
    const keys = node['$ref'].slice(2).split('/');
    return this.resolved(keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], this.root) as Json);
  }

  /** A schema, with the parts of an `allOf` as one. */
  schema(value: Json | undefined): Schema {
    const { allOf, properties, required, enum: choices, type, items, ...others } = this.resolved(value);
    const parts = asList(allOf).map((part) => this.schema(part));
    const kept = Object.entries(others).filter(([name]) => !WORDS.includes(name));
    return {
      properties: Object.assign(
        {},
        ...parts.map((part) => part.properties),
        asNode(properties),
      ) as Schema['properties'],
      required: [...parts.flatMap((part) => part.required), ...asTexts(required)],
      enum: asList(choices),
      type: [...new Set([...parts.flatMap((part) => part.type), ...asTexts(type)])].toSorted(),
      items: items === undefined ? undefined : asNode(items),
      rest: Object.assign({}, ...parts.map(({ rest }) => rest), Object.fromEntries(kept)) as Schema['rest'],
    };
  }

  /** An operation's parameters by place and name. */
  parameters({ parameters }: Node): Map<string, Node> {
    const all = asList(parameters).map((one) => this.resolved(one));
    return new Map(all.map((one) => [asTexts([one['in'] ?? '', one['name'] ?? '']).join(' '), one]));
  }
}

/** Compares an operation of two contracts; each finding is a line. */
class Comparison {
  readonly findings: string[] = [];
  private readonly before: Contract;
  private readonly after: Contract;
  constructor(before: Document, after: Document) {
    this.before = new Contract(before);
    this.after = new Contract(after);
  }

  private same(at: string, before: unknown, after: unknown): void {
    if (!isSame(before, after)) this.findings.push(`${at}: ${JSON.stringify(before)} became ${JSON.stringify(after)}`);
  }

  schema(at: string, given: Json | undefined, now: Json | undefined, direction: Direction): void {
    const [before, after] = [this.before.schema(given), this.after.schema(now)];
    this.same(`${at} type`, before.type, after.type);
    for (const name of new Set([...Object.keys(before.rest), ...Object.keys(after.rest)]))
      if (!saysMore(name, before.rest[name], after.rest[name], direction))
        this.same(`${at} ${name}`, before.rest[name], after.rest[name]);
    // A further choice is one that a caller may send, but one that a reader of answers has never seen.
    const known = direction === 'sent' ? after.enum.filter((one) => before.enum.includes(one)) : after.enum;
    this.same(`${at} enum`, before.enum, known);
    this.same(`${at} required`, before.required.toSorted(), after.required.toSorted());
    for (const [name, part] of Object.entries(before.properties)) {
      if (name in after.properties) this.schema(`${at}.${name}`, part, after.properties[name], direction);
      else this.findings.push(`${at}.${name}: is gone`);
    }
    if (before.items || after.items) this.schema(`${at}[]`, before.items, after.items, direction);
  }

  private parameters(at: string, before: Node, after: Node): void {
    const [given, now] = [this.before.parameters(before), this.after.parameters(after)];
    for (const [name, one] of given) {
      const its = now.get(name);
      if (!its) this.findings.push(`${at} ${name}: is gone`);
      this.same(`${at} ${name} required`, one['required'] ?? false, its?.['required'] ?? false);
      if (its) this.schema(`${at} ${name}`, one['schema'], its['schema'], 'sent');
    }
    for (const [name, one] of now)
      if (!given.has(name) && one['required'] === true) this.findings.push(`${at} ${name}: is new and required`);
  }

  private contents(at: string, before: Node, after: Node, direction: Direction): void {
    const [given, now] = [asNode(before['content']), asNode(after['content'])];
    this.same(`${at} content types`, Object.keys(given), Object.keys(now));
    for (const [type, media] of Object.entries(given))
      this.schema(at, asNode(media)['schema'], asNode(now[type])['schema'], direction);
  }

  operation(at: string, before: Node, after: Node): void {
    this.same(`${at} operationId`, before['operationId'], after['operationId']);
    const isTokenNew = takesTokenNow(before, after);
    if (!isTokenNew) this.same(`${at} security`, before['security'], after['security']);
    this.same(`${at} x-level`, before['x-level'] ?? 1, after['x-level']);
    const roles = asTexts(after['x-role']);
    for (const role of asTexts(before['x-role']))
      if (!roles.includes(role)) this.findings.push(`${at} x-role: ${role} is gone`);
    this.same(`${at} has a role`, 'x-role' in before, 'x-role' in after);
    this.parameters(at, before, after);
    this.contents(`${at} request`, asNode(before['requestBody']), asNode(after['requestBody']), 'sent');
    const [given, now] = [asNode(before['responses']), asNode(after['responses'])];
    for (const [status, answer] of Object.entries(given))
      this.contents(`${at} ${status}`, this.before.resolved(answer), this.after.resolved(now[status]), 'answered');
    for (const status of Object.keys(now))
      if (!(status in given) && Number(status) < 500 && !(isTokenNew && status === '401'))
        this.findings.push(`${at} ${status}: is new`);
  }
}

/** What `after` does to the operations of `before`, other than to add what nobody has to send or to read. */
export function changesOf(before: Document, after: Document): string[] {
  const comparison = new Comparison(before, after);
  for (const [path, methods] of Object.entries(before.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const now = after.paths[path]?.[method];
      if (now === undefined) comparison.findings.push(`${method} ${path}: is gone`);
      else comparison.operation(`${method} ${path}`, asNode(operation), asNode(now));
    }
  }
  return comparison.findings;
}

import written from './levelOne.json' with { type: 'json' };

/** The contract of version 1.0.0 (commit 7efbaf0), which has the 45 documented operations alone, without its words. */
export const levelOne = written as unknown as Document;

/** Kinds and statuses that have become open to more, with the first that was listed. */
const nowOpen = ['.kind enum: ["BOOKED",', '.kind enum: ["MONEY_FOR_CANCELLED",', '.status enum: ["WAITING",'];

/** Changes that were meant, and why they refuse nobody. */
const meant: [(line: string) => boolean, string][] = [
  [(line) => line.includes('.email pattern: '), 'the same texts as before, matched in linear time'],
  [
    (line) => line.includes('.location_url pattern: ') && line.endsWith(String.raw`became "^(https?://\\S+)?$"`),
    'an empty text clears it',
  ],
  [
    (line) => line.endsWith('.role enum: ["ADMIN","CUSTOMER"] became ["ADMIN","STAFF","CUSTOMER"]'),
    'no user is STAFF unless made so',
  ],
  [
    (line) => nowOpen.some((enumeration) => line.includes(enumeration)) && line.endsWith('] became []'),
    'people read them, and a site shows what it does not know',
  ],
];

/**
 * Where `after` refuses, leaves out or answers otherwise what `before` promised, a line each; optional additions and what was
 * meant are no breaks (docs/contract-changes.md).
 */
export const breaksOf = (before: Document, after: Document): string[] =>
  changesOf(before, after).filter((line) => !meant.some(([isIt]) => isIt(line)));

const numbers = (version: string): number[] => version.split('.').map(Number);

/** What forbids to give out `after` as it is: breaks without a new major version, or changes without any new version. */
export function faultsOf(before: Document, after: Document): string[] {
  const breaks = breaksOf(before, after);
  const [given, now] = [before.info.version, after.info.version];
  const [oldMajor = 0, newMajor = 0] = [given, now].map((version) => numbers(version)[0]);
  if (breaks.length > 0 && newMajor <= oldMajor) return breaks;
  const isChanged = JSON.stringify(before.paths) !== JSON.stringify(after.paths);
  return isChanged && given === now ? [`info.version: is still ${given}, and the operations are others`] : [];
}
