import { randomUUID } from 'node:crypto';
import { faultsOf, faulty } from '../bodies.ts';
import { formBytes } from '../client.ts';
import { isForm, type Operation, type Parameter } from '../document.ts';
import { openRanges } from '../fixtures.ts';
import { schoolDay } from '../schoolDay.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import type { Check, Plan } from './check.ts';

const MALFORMED = '{"name": ';

/** Bodies that must be refused: one change to a valid one each, as a backend may find two in another order. */
export const bodyChecks: Plan = (operation, world) => {
  const { body } = operation;
  if (!body) return [];
  const raw = (name: string, type: string, text: string, ...statuses: number[]): Check => ({
    name,
    run: async () => {
      const request = await world.valid(operation);
      const answer = await world.send(operation, { ...request, raw: { type, text } });
      documented(operation, answer, ...statuses);
    },
  });
  const faults = faultsOf(operation, body.schema).map((fault) => ({
    name: fault.name,
    run: async () => {
      const request = await world.valid(operation);
      const bad = { ...request, body: faulty(request.body ?? {}, fault) };
      documented(operation, await world.send(operation, bad), ...fault.statuses);
    },
  }));
  return [
    ...faults,
    isForm(operation)
      ? raw('a form that breaks off', `${body.type}; boundary=x`, '--x\r\ncontent-disp', 400)
      : raw('malformed JSON', body.type, MALFORMED, 400),
    {
      name: 'another content type',
      run: async () => {
        const request = await world.valid(operation);
        const text = isForm(operation) ? await formBytes(request.body ?? {}) : JSON.stringify(request.body);
        const raw = { type: 'text/plain', text };
        documented(operation, await world.send(operation, { ...request, raw }), 415);
      },
    },
  ];
};

/** Values that a parameter's schema rules out. */
function badValues({ schema }: Parameter): [string, string][] {
  const bad: [string, string][] = [];
  if (schema.type === 'integer') bad.push(['no number', 'x'], ['a fraction', '1.5']);
  if (schema.enum) bad.push(['an unknown choice', 'CONTRACT_CHECK']);
  if (schema.format === 'date') bad.push(['a day that is none', '2027-02-30'], ['another date format', '14-05-2027']);
  if (schema.minimum !== undefined) bad.push([String(schema.minimum - 1), String(schema.minimum - 1)]);
  if (schema.maximum !== undefined) bad.push([String(schema.maximum + 1), String(schema.maximum + 1)]);
  if (schema.pattern !== undefined && schema.type === 'string') bad.push(['a blank', ' ']);
  if (schema.maxLength !== undefined)
    bad.push([`${String(schema.maxLength + 1)} characters`, 'x'.repeat(schema.maxLength + 1)]);
  return bad;
}

const inPath = (operation: Operation): Parameter[] => operation.parameters.filter((one) => one.in === 'path');

/** A range without a beginning begins today: an end before that is the wrong way round, but where either end may be open. */
function endedRangeChecks(operation: Operation, world: World): Check[] {
  const hasRange = ['from', 'to'].every((name) => operation.parameters.some((one) => one.name === name));
  const run = async () => {
    const token = await world.sessions.token(operation);
    const answer = await world.send(operation, { token, query: { to: schoolDay(-2) } });
    documented(operation, answer, openRanges.includes(operation.id) ? operation.success : 400);
  };
  return hasRange ? [{ name: 'to: a day before today, without from', run }] : [];
}

/** The id of a row without its hyphens, which is none; a change that is done all the same harms no other check. */
function bareIdCheck(operation: Operation, world: World, name: string): Check[] {
  const run = async () => {
    const { params, ...request } = await world.valid(operation);
    const bare = { ...params, [name]: params?.[name]?.replaceAll('-', '') ?? '' };
    documented(operation, await world.send(operation, { ...request, params: bare }), 400, 404);
  };
  return operation.method === 'PUT' ? [{ name: `${name}: that of a row without its hyphens`, run }] : [];
}

/** Queries, headers and ids that must be refused. */
export const parameterChecks: Plan = (operation, world) => {
  const checks = endedRangeChecks(operation, world);
  for (const parameter of operation.parameters.filter((one) => one.in !== 'path')) {
    // A blank header counts as absent.
    const values = badValues(parameter).filter(([, value]) => parameter.in === 'query' || value.trim() !== '');
    for (const [what, value] of values) {
      const run = async () => {
        const request = await world.valid(operation);
        const bad = { [parameter.name]: value };
        const place = parameter.in === 'query' ? { query: bad } : { headers: bad };
        documented(operation, await world.send(operation, { ...request, ...place }), 400);
      };
      checks.push({ name: `${parameter.name}: ${what}`, run });
    }
  }
  for (const { name, schema } of inPath(operation)) {
    const ask = (what: string, value: string, ...statuses: number[]) => {
      const run = async () => {
        const { token, body, params } = await world.valid(operation);
        const unknown = { ...params, [name]: value };
        documented(operation, await world.send(operation, { token, body, params: unknown }), ...statuses);
      };
      checks.push({ name: `${name}: ${what}`, run });
    };
    ask('an unknown one', schema.format === 'uuid' ? randomUUID() : 'ZZZZZZZZZZ', 404);
    if (schema.format === 'uuid') ask('one that is none', 'not-an-id', 400, 404);
    if (schema.format === 'uuid') checks.push(...bareIdCheck(operation, world, name));
  }
  return checks;
};
