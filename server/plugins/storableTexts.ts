import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { operationOf } from '../contract/loadContract.ts';
import { Upload } from '../contract/validation.ts';
import { badRequest, type HttpError } from '../errors.ts';

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

/** The refusal of a request that has a text which cannot be stored; undefined for any other. */
export const refusalOfTexts = ({ body, query, params }: FastifyRequest): HttpError | undefined =>
  hasUnstorable([body, query, params]) ? badRequest(['A text has a character that cannot be stored.']) : undefined;

/** Whether a route asks the database; pages and files find nothing under such an address. */
const asksDatabase = ({ url = '', schema }: FastifyRequest['routeOptions']): boolean =>
  operationOf(schema) !== '' || url.startsWith('/payments/');

/** Refuses texts that cannot be stored. Forms are parsed later and checked by plugins/uploads.ts. */
export const storableTexts = fp((app) => {
  app.addHook('preValidation', (request, _reply, done) => {
    done(asksDatabase(request.routeOptions) ? refusalOfTexts(request) : undefined);
  });
});
