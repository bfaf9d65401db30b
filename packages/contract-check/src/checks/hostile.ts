import { changed, typesOf } from '../bodies.ts';
import { type Body, formBytes, type Request } from '../client.ts';
import { isForm, type Operation } from '../document.ts';
import { byMail, endsBooking, endsSession, saidAgain } from '../fixtures.ts';
import { type Difference, Differs } from '../difference.ts';
import { paramsOf, rowsFor } from '../rows.ts';
import { differencesOf, documented } from '../validate.ts';
import type { World } from '../world.ts';
import type { Check, Plan } from './check.ts';
import type { Choose } from './choose.ts';
import { type TextField, triedFields } from './textFields.ts';

const DEPTH = 9000;
const LONG = 4000;
const NULL = '\0';
const HALF = '\ud83c';
/** Stands in a body for the bytes that take its place. */
const PLACE = 'contract-check-place';
const NO_UTF8 = Buffer.from([0xff, 0xfe, 0xc3, 0x28]);

/** The text with something in it, near its beginning, where it fits a pattern best. */
const within = (text: unknown, part: string): string => {
  const whole = typeof text === 'string' ? text : 'text';
  return whole.slice(0, 1) + part + whole.slice(1);
};
const valueAt = (body: unknown, path: string[]): unknown =>
  path.reduce<unknown>((node, key) => (node as Body | undefined)?.[key], body);

function withPart(body: Body, { path, twin }: TextField, part: string): Body {
  const value = within(valueAt(body, path), part);
  const bad = changed(body, path, value);
  return twin ? changed(bad, twin, value) : bad;
}

/** Fails when there is a difference, and says in which field. */
function differsAt({ path }: TextField, differences: Difference[]): void {
  if (differences.length > 0)
    throw new Differs(differences.map((one) => ({ ...one, expected: `${one.expected} for ${path.join('.')}` })));
}

/** Whatever an operation may answer to somebody who sends what the contract leaves to the backend. */
const civil = ({ responses, success }: Operation): number[] => [
  success,
  ...[...responses.keys()].map(Number).filter((status) => status >= 400 && status < 500),
];

/** What a store cannot hold is refused in each text, and told apart from what is wrong with the server. */
const unstorable = (name: string, part: string, operation: Operation, world: World, choose: Choose): Check => ({
  name: `${name} in a text`,
  run: async () => {
    for (const field of triedFields(operation, name, choose)) {
      const { body = {}, ...request } = await world.valid(operation);
      const answer = await world.send(operation, { ...request, body: withPart(body, field, part) });
      differsAt(field, differencesOf(operation, answer, field.statuses));
    }
  },
});

/** Bytes of a valid body in which one field holds some that are no text. */
async function withBytes(operation: Operation, body: Body, field: TextField): Promise<Buffer> {
  const marked = changed(body, field.path, PLACE);
  const whole = Buffer.from(isForm(operation) ? await formBytes(marked) : JSON.stringify(marked));
  const at = whole.indexOf(PLACE);
  return Buffer.concat([whole.subarray(0, at), NO_UTF8, whole.subarray(at + PLACE.length)]);
}

const BOUNDARY = /^--([^\r\n]+)/;
const typeOf = (operation: Operation, bytes: Buffer): string =>
  isForm(operation)
    ? `multipart/form-data; boundary=${BOUNDARY.exec(bytes.toString('latin1'))?.[1] ?? ''}`
    : 'application/json';

/** A request on a row of its own, as what is stored may be anything afterwards. */
async function onOwnRow(operation: Operation, world: World): Promise<Request> {
  const request = await world.valid(operation);
  const creator = rowsFor(world.operations, operation);
  return creator === undefined
    ? request
    : { ...request, params: paramsOf(operation, (await world.make(creator)).fields) };
}

const noUtf8 = (operation: Operation, world: World, choose: Choose): Check => ({
  name: 'bytes that are no UTF-8 in a text',
  run: async () => {
    const { body = {}, ...request } = await onOwnRow(operation, world);
    for (const field of triedFields(operation, 'bytes', choose)) {
      const bytes = await withBytes(operation, body, field);
      const raw = { type: typeOf(operation, bytes), text: new Uint8Array(bytes) };
      const answer = await world.send(operation, { ...request, raw });
      differsAt(field, differencesOf(operation, answer, civil(operation)));
    }
  },
});

/** A JSON body in which each key stands twice. */
const doubled = (body: Body): string => {
  const parts = Object.entries(body).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  return `{${[...parts, ...parts].join(',')}}`;
};
const twice = (body: Body): Body =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? [value, value] : value]),
  );

const doubledKeys = (operation: Operation, world: World): Check => ({
  name: isForm(operation) ? 'each field of the form twice' : 'each key twice',
  run: async () => {
    const { body = {}, ...request } = await onOwnRow(operation, world);
    const sent = isForm(operation)
      ? { ...request, body: twice(body) }
      : { ...request, raw: { type: 'application/json', text: doubled(body) } };
    documented(operation, await world.send(operation, sent), ...civil(operation));
  },
});

/** JSON that is nested deeper than any that a person writes. */
const deep = (operation: Operation, world: World): Check => ({
  name: `JSON that is nested ${String(DEPTH)} deep`,
  run: async () => {
    const { body = {}, ...request } = await world.valid(operation);
    const nested = '['.repeat(DEPTH) + ']'.repeat(DEPTH);
    const [name = 'contract_check'] = Object.keys(body);
    const inField = JSON.stringify({ ...body, [name]: PLACE }).replace(`"${PLACE}"`, nested);
    for (const text of [nested, inField]) {
      const answer = await world.send(operation, { ...request, raw: { type: 'application/json', text } });
      documented(operation, answer, 400, 413);
    }
  },
});

/** Queries whose texts no store holds, or that are no text at all. */
function queryChecks(operation: Operation, world: World): Check[] {
  const texts = operation.parameters.filter((one) => one.in === 'query' && typesOf(one.schema).includes('string'));
  const send = async (name: string, value: string, statuses: number[]) => {
    const { token, params } = await world.valid(operation);
    const path = `${operation.path}?${name}=${value}`;
    documented(operation, await world.send({ ...operation, path }, { token, params }), ...statuses);
  };
  return texts.flatMap(({ name }) => [
    { name: `${name}: U+0000`, run: () => send(name, 'a%00b', [400]) },
    { name: `${name}: bytes that are no UTF-8`, run: () => send(name, 'a%FF%C3%28', civil(operation)) },
  ]);
}

const longToken = (operation: Operation, world: World): Check => ({
  name: `an Authorization of ${String(LONG)} characters`,
  run: async () => {
    const { body } = operation.path.includes('{') ? {} : await world.valid(operation, 'guest');
    const params = Object.fromEntries([...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'x']));
    documented(operation, await world.send(operation, { token: 'x'.repeat(LONG), params, body }), 401);
  },
});

/** What only somebody sends who means harm, or whose client is broken, is refused in words. */
export const hostileChecks =
  (choose: Choose): Plan =>
  (operation, world) => {
    const checks = queryChecks(operation, world);
    if (operation.token !== null) checks.push(longToken(operation, world));
    const { body, id } = operation;
    if (!body) return checks;
    checks.push(unstorable('U+0000', NULL, operation, world, choose));
    if (!isForm(operation)) {
      checks.push(unstorable('half of a surrogate pair', HALF, operation, world, choose));
      checks.push(deep(operation, world));
    }
    // What succeeds once is not tried with what may succeed.
    if (byMail.includes(id) || endsSession.includes(id) || endsBooking.includes(id) || id in saidAgain) return checks;
    return [...checks, noUtf8(operation, world, choose), doubledKeys(operation, world)];
  };
