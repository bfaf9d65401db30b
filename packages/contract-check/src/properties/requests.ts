import * as fc from 'fast-check';
import { changed, schemaFor } from '../bodies.ts';
import type { Body } from '../client.ts';
import { isForm, type Operation } from '../document.ts';
import { paramsOf, rowsFor } from '../rows.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import { repeats } from './echo.ts';
import { brokenJson, type Change, changesOf, noObject } from './faulty.ts';
import type { Property } from './property.ts';
import { fieldsOf, keyOf, rules } from './rules.ts';
import { watched } from './traces.ts';
import { unknownFields, validBody } from './valid.ts';

const withoutBreak = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll('\n', ' ') : value);
/** A body for a form, which would turn line breaks into others, in texts and in lists of texts. */
export const withoutBreaks = (body: Body): Body =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(withoutBreak) : withoutBreak(value),
    ]),
  );

/** A row of its own, for operations that change one. */
async function ownParams(operation: Operation, world: World): Promise<Record<string, string> | undefined> {
  const creator = rowsFor(world.operations, operation);
  return creator === undefined ? undefined : paramsOf(operation, (await world.make(creator)).fields);
}

interface Valid {
  body: Body;
  more: Body;
  key: (() => string) | null;
}

/** Bodies that satisfy the schema and the rules that the contract says in words. */
export async function validRequests(operation: Operation, world: World): Promise<Property<Valid>> {
  const { id, success, responses, parameters } = operation;
  const { body: usual = {} } = await world.valid(operation);
  const params = await ownParams(operation, world);
  const { mend = (one: Body) => one, statuses = [success] } = rules[id] ?? {};
  const schema = schemaFor(operation);
  const bodies = validBody(schema, await fieldsOf(operation, world, usual));
  const header = parameters.find((one) => one.in === 'header');
  const values = fc.record({
    body: bodies.map((one) => mend(isForm(operation) ? withoutBreaks(one) : one)),
    more: isForm(operation)
      ? fc.constantFrom<Body>({}, { contract_check: 'a' })
      : unknownFields(Object.keys(schema.properties ?? {})),
    key: header ? fc.option(keyOf(header.schema, () => world.sources.text('{unique}'))) : fc.constant(null),
  });
  return {
    values,
    request: ({ body: sent, more, key }) => ({
      params,
      body: { ...more, ...sent },
      ...(header && key && { headers: { [header.name]: key() } }),
    }),
    judge: ({ body: sent }, answer) => {
      documented(operation, answer, ...statuses, ...(responses.has('409') ? [409] : []));
      if (answer.status === success) repeats(operation, sent, answer.body);
    },
  };
}

type Fault = Change | { text: string };

/** A valid body with one generated fault, or what is no object at all. */
export async function faultyRequests(operation: Operation, world: World): Promise<Property<Fault>> {
  const { body, responses } = operation;
  const { body: usual = {}, params } = await world.valid(operation);
  const type = body?.type ?? '';
  const changes: fc.Arbitrary<Fault>[] = changesOf(operation, body?.schema ?? {});
  if (!isForm(operation)) changes.push(fc.oneof(brokenJson(usual), noObject).map((text) => ({ text })));
  return {
    values: fc.oneof(...changes),
    request: (fault) =>
      'text' in fault
        ? { params, raw: { type, text: fault.text } }
        : { params, body: changed(usual, fault.path, fault.value) },
    judge: (_, answer) =>
      documented(operation, answer, ...[400, 413, 415].filter((status) => responses.has(String(status)))),
    after: await watched(operation, world),
  };
}
