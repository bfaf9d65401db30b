import { errorCodes, type FastifyInstance, type FastifyRequest, type RouteOptions } from 'fastify';
import { bodyLimit } from '../contract/bodyLimits.ts';
import { Upload } from '../contract/validation.ts';
import { badRequest, HttpError, notFound } from '../errors.ts';
import { endUnreadBodies } from './unreadBodies.ts';
import { receiveUploads } from './uploads.ts';

const FORM = 'multipart/form-data';

/** Whether PostgreSQL cannot hold a text as it is: for a NUL character, or for half of a surrogate pair. */
const isUnstorable = (text: string): boolean => text.includes('\u0000') || /\p{Surrogate}/u.test(text);

/** Whether any text in a value cannot be stored. No recursion: JSON may be nested deeper than calls can be. */
function hasUnstorable(given: unknown): boolean {
  const rest = [given];
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value === 'string' && isUnstorable(value)) return true;
    if (typeof value !== 'object' || value === null || value instanceof Upload) continue;
    for (const [key, part] of Object.entries(value)) {
      if (isUnstorable(key)) return true;
      rest.push(part);
    }
  }
  return false;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the body is being read, when whatever goes wrong is the sender's fault. */
    isReadingBody: boolean;
  }
}

/** The content types that the contract has for the body of a route, with their schemas; undefined for no documented body. */
function contentOf(schema: RouteOptions['schema']): Record<string, { schema?: object }> | undefined {
  const { content } = (schema?.body ?? {}) as { content?: Record<string, { schema?: object }> };
  return content;
}

/** Why a request is refused without its body being read, or undefined. */
function refusalOf({ is404, routeOptions, mediaType = '' }: FastifyRequest): Error | undefined {
  if (is404) return notFound('Page');
  const content = contentOf(routeOptions.schema);
  if (content && !Object.hasOwn(content, mediaType)) {
    return new HttpError(415, `The content type must be ${Object.keys(content).join(' or ')}.`);
  }
  return !content && mediaType === FORM ? new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE() : undefined;
}

/**
 * Reads bodies, JSON and forms, of the operations that take them and no longer than they can need. To be called after what
 * checks tokens and roles: a body is read when everything that can be known without it is in order.
 */
export async function readBodies(app: FastifyInstance, dataDir: string, isShared: boolean): Promise<void> {
  app.addHook('onRoute', (route) => {
    const { operationId } = (route.schema ?? {}) as { operationId?: string };
    if (operationId !== undefined) route.bodyLimit = bodyLimit(contentOf(route.schema)?.['application/json']?.schema);
  });
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    done(['GET', 'HEAD'].includes(request.method) ? undefined : refusalOf(request));
  });
  endUnreadBodies(app);
  app.decorateRequest('isReadingBody', false);
  app.addHook('preValidation', (request, _reply, done) => {
    request.isReadingBody = true;
    done();
  });
  await receiveUploads(app, dataDir, isShared);
  app.addHook('preValidation', (request, _reply, done) => {
    request.isReadingBody = false;
    const parts = [request.body, request.query, request.params];
    done(hasUnstorable(parts) ? badRequest(['A text has a character that cannot be stored.']) : undefined);
  });
}
