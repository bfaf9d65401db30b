import * as fc from 'fast-check';
import { changed } from '../bodies.ts';
import type { Check, Plan } from '../checks/check.ts';
import type { Answer, Body, Request } from '../client.ts';
import { Differs } from '../difference.ts';
import type { Operation } from '../document.ts';
import { paramsOf, rowsFor } from '../rows.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import { curlFor } from './curl.ts';
import { repeats } from './echo.ts';
import { brokenJson, type Change, changesOf, noObject } from './faulty.ts';
import { badHeader, pagesAgree, queries, statusesOf, strangePaths, withQuery } from './parameters.ts';
import { fieldsOf, keyOf, rules, runsOf } from './rules.ts';
import { Falsified, type Generation, replayOf, search } from './run.ts';
import { discard, watched } from './traces.ts';
import { unknownFields, validBody } from './valid.ts';

/** What is generated for an operation, how it is sent, and what must hold of the answer. */
interface Property<T> {
  values: fc.Arbitrary<T>;
  request: (value: T) => Request;
  judge: (value: T, answer: Answer) => Promise<void> | void;
  /** Called when no value has failed. */
  after?: () => Promise<void>;
}

interface Kind {
  /** As a replay names it. */
  key: string;
  name: string;
  runs: number;
}

/** How a person repeats one request. */
async function commandFor(operation: Operation, world: World, seed: number, replay: string): Promise<string> {
  const { email } = await world.account('admin');
  const level = world.level === 1 ? ' --level 1' : '';
  const run = `--only ${operation.id} --seed ${String(seed)} --replay ${replay}`;
  return `npm run contract -- --url ${world.client.options.url} --email ${email}${level} ${run}`;
}

const checksFor =
  (operation: Operation, world: World, generation: Generation) =>
  <T>({ key, name, runs }: Kind, prepare: () => Promise<Property<T>>): Check[] => {
    const path = replayOf(generation, key);
    if (path === null) return [];
    const { seed } = generation;
    const run = async () => {
      const { values, request, judge, after } = await prepare();
      let failing: Request = {};
      const ask = async (value: T) => {
        const own = request(value);
        const asked = 'token' in own ? own : { token: await world.sessions.token(operation), ...own };
        try {
          const answer = await world.send(operation, asked);
          await discard(operation, world, answer);
          await judge(value, answer);
        } catch (error) {
          if (error instanceof Differs) failing = asked;
          throw error;
        }
      };
      const failure = await search(values, ask, { seed, runs, path });
      if (!failure) return after?.();
      const curl = curlFor(operation, failing, world.client.options.url);
      const command = await commandFor(operation, world, seed, `${key}:${failure.path}`);
      throw new Falsified(failure.error.differences, `${curl}\n${command}`);
    };
    const many = path === undefined ? `${String(runs)} run${runs === 1 ? '' : 's'}` : `replay ${path}`;
    return [{ name: `${name} (seed ${String(seed)}, ${many})`, run }];
  };

const isForm = ({ body }: Operation): boolean => body?.type === 'multipart/form-data';
/** Forms turn line breaks into others. */
const withoutBreaks = (body: Body): Body =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\n', ' ') : value,
    ]),
  );

/** A row of its own, for operations that change one. */
async function ownParams(operation: Operation, world: World): Promise<Record<string, string> | undefined> {
  const creator = operation.path.includes('{') ? rowsFor(world.operations, operation) : undefined;
  return creator === undefined ? undefined : paramsOf(operation, (await world.make(creator)).fields);
}

interface Valid {
  body: Body;
  more: Body;
  key: (() => string) | null;
}

async function validRequests(operation: Operation, world: World): Promise<Property<Valid>> {
  const { id, body, success, responses, parameters } = operation;
  const { body: usual = {} } = await world.valid(operation);
  const params = await ownParams(operation, world);
  const { mend = (one: Body) => one, statuses = [success] } = rules[id] ?? {};
  const schema = body?.schema ?? {};
  const bodies = validBody(schema, await fieldsOf(operation, world, usual));
  const header = parameters.find((one) => one.in === 'header');
  const values = fc.record({
    body: bodies.map((one) => mend(isForm(operation) ? withoutBreaks(one) : one)),
    more: isForm(operation) ? fc.constant({}) : unknownFields(Object.keys(schema.properties ?? {})),
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

async function faultyRequests(operation: Operation, world: World): Promise<Property<Fault>> {
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

async function strangeRows(operation: Operation, world: World): Promise<Property<Record<string, string>>> {
  const { body } = await world.valid(operation);
  const statuses = [400, 404].filter((status) => operation.responses.has(String(status)));
  return {
    values: strangePaths(operation),
    request: (params) => ({ params, body }),
    judge: (_, answer) => documented(operation, answer, ...statuses),
  };
}

async function badKeys(operation: Operation, world: World): Promise<Property<string>> {
  const { body } = await world.valid(operation);
  const header = operation.parameters.find((one) => one.in === 'header');
  return {
    values: header ? badHeader(header) : fc.constant(''),
    request: (value) => ({ body, headers: { [header?.name ?? '']: value } }),
    judge: (_, answer) => documented(operation, answer, 400),
  };
}

const visible = fc.stringMatching(/^[!-~]{1,60}$/);

/** Requests that are made from the schemas, and what must hold of their answers. */
export const propertyChecks =
  (generation: Generation): Plan =>
  (operation, world) => {
    const { runs } = generation;
    if (runs === 0) return [];
    const { body, method, path, parameters } = operation;
    const check = checksFor(operation, world, generation);
    const checks: Check[] = [];
    if (body) {
      const valid = { key: 'valid', name: 'any valid body', runs: runsOf(operation, runs) };
      checks.push(...check(valid, () => validRequests(operation, world)));
      checks.push(...check({ key: 'fault', name: 'any faulty body', runs }, () => faultyRequests(operation, world)));
    }
    if (path.includes('{')) {
      checks.push(...check({ key: 'path', name: 'any other path', runs }, () => strangeRows(operation, world)));
    } else if (method === 'GET') {
      const property = () =>
        Promise.resolve({
          values: queries(operation),
          request: (values: Parameters<typeof withQuery>[1]) => withQuery({}, values),
          judge: (values: Parameters<typeof withQuery>[1], answer: Answer) => {
            documented(operation, answer, ...statusesOf(operation, values));
            if (answer.status === operation.success) pagesAgree(operation, values, answer);
          },
        });
      checks.push(...check({ key: 'query', name: 'any query', runs }, property));
    } else if (parameters.some((one) => one.in === 'header')) {
      checks.push(...check({ key: 'header', name: 'any bad header', runs }, () => badKeys(operation, world)));
    } else if (operation.token === 'refreshToken' && !body) {
      const property = () =>
        Promise.resolve({
          values: visible,
          request: (token: string) => ({ token }),
          judge: (_: string, answer: Answer) => documented(operation, answer, 401),
        });
      checks.push(...check({ key: 'token', name: 'any token', runs }, property));
    }
    return checks;
  };
