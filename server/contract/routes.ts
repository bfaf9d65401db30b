import type { FastifySchema, HTTPMethods } from 'fastify';
import type { OperationId } from './handlers.ts';
import { type Contract, forValidation, type Operation, readContract, referenced } from './loadContract.ts';

type Node = Record<string, unknown>;
type Content = Record<string, { schema?: Node }>;
interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  required?: boolean;
  schema: Node;
}

/** An operation of the contract as a route of Fastify. */
export interface ContractRoute {
  operationId: OperationId;
  method: HTTPMethods;
  url: string;
  schema: FastifySchema & { operationId: string };
}

/** Replaces references by what they name, which stays one and the same object wherever it is named. */
function resolverOf(contract: Contract): (part: unknown) => unknown {
  const known = new Map<string, unknown>();
  const resolve = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map(resolve);
    const { $ref } = part as { $ref?: unknown };
    if (typeof $ref !== 'string')
      return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, resolve(value)]));
    if (!known.has($ref)) known.set($ref, resolve(referenced(contract, $ref)));
    return known.get($ref);
  };
  return resolve;
}

/** The schema of all parameters in one place. Headers arrive in lower case. */
function schemaOf(parameters: Parameter[], place: Parameter['in']): Node | null {
  const own = parameters.filter((parameter) => parameter.in === place);
  if (own.length === 0) return null;
  const nameOf = ({ name }: Parameter): string => (place === 'header' ? name.toLowerCase() : name);
  const required = own.filter((parameter) => parameter.required).map(nameOf);
  const properties = Object.fromEntries(own.map((parameter) => [nameOf(parameter), parameter.schema]));
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

/** What Fastify reads of the content of a request or an answer. */
function contentOf({ content = {} }: { content?: Content }): { content: Content } | null {
  const schemas = Object.entries(content).map(([type, { schema }]) => [type, schema && { schema }] as const);
  const known = schemas.filter(([, schema]) => schema);
  return known.length > 0 ? { content: Object.fromEntries(known) as Content } : null;
}

function schemasOf(operation: Operation, resolve: (part: unknown) => unknown): ContractRoute['schema'] {
  const { operationId, parameters = [], requestBody = {}, responses } = operation;
  const own = resolve(parameters) as Parameter[];
  const [params, querystring, headers] = (['path', 'query', 'header'] as const).map((place) => schemaOf(own, place));
  const body = contentOf(resolve(requestBody) as { content?: Content });
  // Failures have one form, which plugins/errors.ts writes: most answers need no serializer of their own.
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const response = Object.fromEntries(
    successes.flatMap(([status, answer]) => {
      const content = contentOf(resolve(answer) as { content?: Content });
      return content ? [[status, content]] : [];
    }),
  );
  return {
    operationId,
    ...(params && { params }),
    ...(querystring && { querystring }),
    ...(headers && { headers }),
    ...(body && { body }),
    response,
  };
}

/**
 * The contract's operations as routes. Made here and not by fastify-openapi-glue, which checks the whole contract against
 * OpenAPI's own schema first: that took a sixth of the processor time of a start, and `npm run lint:contract` does it.
 */
function routesOf(contract: Contract): ContractRoute[] {
  const resolve = resolverOf(contract);
  return Object.entries(contract.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      operationId: operation.operationId as OperationId,
      method: method.toUpperCase(),
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      schema: schemasOf(operation, resolve),
    })),
  );
}

let served: { contract: Contract; routes: ContractRoute[] } | undefined;

/** The contract as it is validated, and its routes: the same objects each time, so that their schemas are compiled once. */
export function servedContract(): { contract: Contract; routes: ContractRoute[] } {
  if (!served) {
    const contract = forValidation(readContract());
    served = { contract, routes: routesOf(contract) };
  }
  return served;
}
