import * as fc from 'fast-check';
import type { Check, Plan } from '../checks/check.ts';
import { saidAgain } from '../fixtures.ts';
import type { Operation } from '../document.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import { badHeader, pagesAgree, queries, statusesOf, strangePaths, type Values, withQuery } from './parameters.ts';
import { checksFor, type Generation, type Property } from './property.ts';
import { faultyRequests, validRequests } from './requests.ts';
import { runsOf } from './rules.ts';

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

const anyQueries = (operation: Operation): Property<Values> => ({
  values: queries(operation),
  request: (values) => withQuery({}, values),
  judge: (values, answer) => {
    documented(operation, answer, ...statusesOf(operation, values));
    if (answer.status === operation.success) pagesAgree(operation, values, answer);
  },
});

const visible = fc.stringMatching(/^[!-~]{1,60}$/);

const anyTokens = (operation: Operation): Property<string> => ({
  values: visible,
  request: (token) => ({ token }),
  judge: (_, answer) => documented(operation, answer, 401),
});

/** Requests that are made from the schemas, and what must hold of their answers. */
export const propertyChecks =
  (generation: Generation): Plan =>
  (operation, world) => {
    const { runs } = generation;
    if (runs === 0) return [];
    const { body, method, path, parameters, token } = operation;
    const checks: Check[] = [];
    const check = checksFor(operation, world, generation);
    const add = <T>(key: string, name: string, prepare: () => Promise<Property<T>> | Property<T>) =>
      checks.push(
        ...check({ key, name, runs: ['valid', 'path'].includes(key) ? runsOf(operation, runs) : runs }, prepare),
      );
    if (body) {
      if (!(operation.id in saidAgain)) add('valid', 'any valid body', () => validRequests(operation, world));
      add('fault', 'any faulty body', () => faultyRequests(operation, world));
    }
    if (path.includes('{')) add('path', 'any other path', () => strangeRows(operation, world));
    else if (method === 'GET') add('query', 'any query', () => anyQueries(operation));
    else if (parameters.some((one) => one.in === 'header'))
      add('header', 'any bad header', () => badKeys(operation, world));
    else if (token === 'refreshToken') add('token', 'any token', () => anyTokens(operation));
    return checks;
  };
