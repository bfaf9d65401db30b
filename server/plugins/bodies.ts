import { errorCodes, type FastifyRequest, type RouteOptions } from 'fastify';
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
  if (content && !Object.hasOwn(content, mediaType)) {
    return new HttpError(415, `The content type must be ${Object.keys(content).join(' or ')}.`);
  }
  return !content && mediaType === 'multipart/form-data' ? new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE() : undefined;
}

/** Has bodies read only where the contract has one, of the types that it names, and no longer than they can need. */
export const bodies = fp((api) => {
  api.addHook('onRoute', (route) => {
    route.bodyLimit = bodyLimit(contentOf(route.schema)?.['application/json']?.schema);
  });
  api.addHook('preParsing', (request, _reply, _payload, done) => {
    done(['GET', 'HEAD'].includes(request.method) ? undefined : refusalOf(request));
  });
});
