import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Upload } from '../contract/validation.ts';
import { badRequest, HttpError } from '../errors.ts';

const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Longer than any request lasts (ms). */
const LEFT_BEHIND = 3_600_000;

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

const contentTypeOf = ({ headers }: FastifyRequest): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the body is being read, when whatever goes wrong is the sender's fault. */
    isReadingBody: boolean;
  }
}

/** A folder for uploads, without what a server that was killed has left in it. */
function uploadFolder(dataDir: string): string {
  const folder = path.join(dataDir, 'uploads');
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder).map((name) => path.join(folder, name))) {
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > LEFT_BEHIND) rmSync(file, { force: true });
  }
  return folder;
}

/**
 * Reads bodies: JSON, and forms whose files go to disk, with a limit while they stream. In memory, uploads that come
 * together would take as much of it as they like. A file goes with its request's end.
 */
export async function readBodies(app: FastifyInstance, dataDir: string): Promise<void> {
  const folder = uploadFolder(dataDir);
  app.decorateRequest('isReadingBody', false);
  app.addHook('preValidation', (request, _reply, done) => {
    request.isReadingBody = true;
    done();
  });
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues', // plain values go through the same validation as JSON
    limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 20, fieldSize: 64 * 1024 },
    async onFile(part) {
      const file = path.join(folder, randomUUID());
      (this.tmpUploads ??= []).push(file); // which the plugin deletes when the request ends
      await pipeline(part.file, createWriteStream(file));
      if (part.file.truncated) throw new app.multipartErrors.RequestFileTooLargeError();
      Object.assign(part, { value: new Upload(file) });
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
