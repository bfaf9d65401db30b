import type { FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { bodyLimit } from '../contract/bodyLimits.ts';
import { HttpError } from '../errors.ts';

/** The content types that the contract has for the body of a route, with their schemas; undefined for no documented body. */
function contentOf(schema: RouteOptions['schema']): Record<string, { schema?: object }> | undefined {
  const { content } = (schema?.body ?? {}) as { content?: Record<string, { schema?: object }> };
  return content;
}

/** Why a request is refused without its body being read, or undefined. */
function refusalOf({ routeOptions, mediaType = '' }: FastifyRequest): Error | undefined {
  const content = contentOf(routeOptions.schema);
  return content && !Object.hasOwn(content, mediaType)
    ? new HttpError(415, `The content type must be ${Object.keys(content).join(' or ')}.`)
    : undefined;
}

/** What tells of a body. Without them Fastify reads none, and Node throws away what comes. */
const HEADERS_OF_BODIES = ['content-type', 'content-length', 'transfer-encoding'];

/** Has bodies read only where the contract has one, of the types that it names, and no longer than they can need. */
export const bodies = fp((api) => {
  api.addHook('onRoute', (route) => {
    route.bodyLimit = bodyLimit(contentOf(route.schema)?.['application/json']?.schema);
  });
  api.addHook('onRequest', ({ routeOptions, headers }, _reply, done) => {
    if (!contentOf(routeOptions.schema)) for (const name of HEADERS_OF_BODIES) headers[name] = undefined;
    done();
  });
  api.addHook('preParsing', (request, _reply, _payload, done) => {
    done(['GET', 'HEAD'].includes(request.method) ? undefined : refusalOf(request));
  });
});
