import { randomUUID } from 'node:crypto';
import type { Body, Request } from '../client.ts';
import { at, needed, same } from '../difference.ts';
import type { Parameter, Schema } from '../document.ts';
import { Facts } from '../facts.ts';
import { byMail, endsSession } from '../fixtures.ts';
import { documented } from '../validate.ts';
import type { Check, Plan } from './check.ts';

/** Values at the bounds of a parameter, and each of its choices. */
function goodValues({ schema }: Parameter): [string, string][] {
  const good: [string, string][] = (schema.enum ?? []).map((choice) => [choice, choice]);
  if (schema.minimum !== undefined) good.push([String(schema.minimum), String(schema.minimum)]);
  if (schema.maximum !== undefined) good.push([String(schema.maximum), String(schema.maximum)]);
  if (schema.type === 'string' && schema.maxLength !== undefined && !schema.enum)
    good.push([`${String(schema.maxLength)} characters`, 'x'.repeat(schema.maxLength)]);
  return good;
}

/** Queries at their bounds and with each choice. */
export const queryChecks: Plan = (operation, world) =>
  operation.parameters
    .filter((one) => one.in === 'query')
    .flatMap((parameter) =>
      goodValues(parameter).map(([what, value]) => ({
        name: `${parameter.name}: ${what} is accepted`,
        run: async () => {
          const token = await world.sessions.token(operation);
          const answer = await world.send(operation, { token, query: { [parameter.name]: value } });
          documented(operation, answer, operation.success);
          if (parameter.name === 'page' || parameter.name === 'size')
            same(`paging.${parameter.name}`, Number(value), at(answer.body, `paging.${parameter.name}`));
        },
      })),
    );

/** Headers as long as they may be. */
export const headerChecks: Plan = (operation, world) =>
  operation.parameters
    .filter((one) => one.in === 'header' && one.schema.maxLength !== undefined)
    .map(({ name, schema: { maxLength = 1 } }) => ({
      name: `${name}: ${String(maxLength)} characters are accepted`,
      run: async () => {
        const value = `${randomUUID()}!~`.padEnd(maxLength, 'x');
        const request = { ...(await world.valid(operation)), headers: { [name]: value } };
        documented(operation, await world.send(operation, request), operation.success);
      },
    }));

/** JSON in which each whole number is written with a fraction of 0, which makes it no other number. */
function withFractions(body: Body): string {
  const marked = (_: string, value: unknown) =>
    Number.isInteger(value) ? `contract-check-whole${String(value)}` : value;
  return JSON.stringify(body, marked).replace(/"contract-check-whole(-?\d+)"/g, '$1.0');
}

const reversed = (body: Body): Body => Object.fromEntries(Object.entries(body).reverse());

/** Whether a body holds a whole number, at any depth. */
const hasInteger = ({ type, properties = {}, items }: Schema): boolean =>
  [type].flat().includes('integer') ||
  (items !== undefined && hasInteger(items)) ||
  Object.values(properties).some(hasInteger);

/** Requests that are written in other ways than usual, and are as good. */
export const writingChecks: Plan = (operation, world): Check[] => {
  const { body, id, success } = operation;
  if (!body || byMail.includes(id) || endsSession.includes(id)) return [];
  const send = async (change: (request: Request) => Request) => {
    documented(operation, await world.send(operation, change(await world.granted(operation))), success);
  };
  const checks: Check[] = [
    {
      name: 'a field that the contract does not know is ignored',
      run: () => send((request) => ({ ...request, body: { ...request.body, contract_check: 'unknown' } })),
    },
  ];
  const ids = operation.parameters.filter((one) => one.in === 'path' && one.schema.format === 'uuid');
  for (const { name } of ids)
    checks.push({
      name: `${name} in capitals`,
      run: () =>
        send((request) => ({
          ...request,
          params: { ...request.params, [name]: request.params?.[name]?.toUpperCase() ?? '' },
        })),
    });
  if (body.type === 'application/json') {
    const raw = (sent: Body) => ({
      type: 'application/json; charset=utf-8',
      text: JSON.stringify(reversed(sent), null, 1),
    });
    checks.push({
      name: 'a charset in the content type, other spaces and another order of keys are accepted',
      run: () => send((request) => ({ ...request, raw: raw(request.body ?? {}) })),
    });
    if (hasInteger(body.schema))
      checks.push({
        name: 'whole numbers may be written as 1.0',
        run: () =>
          send((request) => ({ ...request, raw: { type: body.type, text: withFractions(request.body ?? {}) } })),
      });
  }
  return checks;
};

/** A password counts to its last character, as long as it may be. */
export const passwordChecks: Plan = (operation, world) => {
  if (operation.id !== 'register') return [];
  const login = world.operation('login');
  const run = async () => {
    const { sent } = await needed('register', () => Facts.of(world).of(operation, 'maximal'));
    const { email, password } = sent;
    documented(login, await world.send(login, { body: { email, password } }), login.success);
    const other = `${String(password).slice(0, -1)}-`;
    documented(login, await world.send(login, { body: { email, password: other } }), 401);
  };
  return [{ name: 'the longest password counts at login, to its last character', run }];
};
