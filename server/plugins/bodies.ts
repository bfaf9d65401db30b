import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Upload } from '../contract/validation.ts';
import { badRequest, HttpError } from '../errors.ts';

const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Whether PostgreSQL cannot hold a text as it is: for a NUL character, or for half of a surrogate pair. */
const isUnstorable = (text: string): boolean => text.includes('\u0000') || /\p{Surrogate}/u.test(text);

function hasUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return isUnstorable(value);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  return Object.entries(value).some(([key, part]) => isUnstorable(key) || hasUnstorable(part));
}

const contentTypeOf = ({ headers }: FastifyRequest): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the body is being read, when whatever goes wrong is the sender's fault. */
    isReadingBody: boolean;
  }
}

/** Reads bodies: JSON, and forms whose files come into memory, with a limit while they stream. */
export async function readBodies(app: FastifyInstance): Promise<void> {
  app.decorateRequest('isReadingBody', false);
  app.addHook('preValidation', (request, _reply, done) => {
    request.isReadingBody = true;
    done();
  });
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues', // plain values go through the same validation as JSON
    limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 20, fieldSize: 64 * 1024 },
    async onFile(part) {
      const upload: Upload = { filename: part.filename, data: await part.toBuffer() };
      Object.assign(part, { value: upload });
    },
  });

  // Fastify validates a body only when its content type has a schema: any other type, or none, would pass unchecked.
  app.addHook('preValidation', (request, _reply, done) => {
    request.isReadingBody = false;
    const { content } = (request.routeOptions.schema?.body ?? {}) as { content?: Record<string, unknown> };
    const isOther = content !== undefined && !Object.hasOwn(content, contentTypeOf(request));
    if (isOther) done(new HttpError(415, `The content type must be ${Object.keys(content).join(' or ')}.`));
    else if (hasUnstorable(request.body) || hasUnstorable(request.query) || hasUnstorable(request.params)) {
      done(badRequest(['A text has a character that cannot be stored.']));
    } else done();
  });
}
