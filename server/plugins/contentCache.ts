import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import type { ContentChanges } from '../contentChanges.ts';
import { operationOf } from '../contract/loadContract.ts';
import { etagOf, isKnown } from '../http/etag.ts';
import { saysMoreTo } from '../http/saysMoreTo.ts';
import { publicListOf } from '../repositories/publicLists.ts';

const MAX_ENTRIES = 500;
const MAX_BYTES = 16 * 1024 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    /** The key of a list that was not in the cache, and the number of changes before it is read. */
    cacheMiss: { key: string; count: number; isTagged: boolean } | null;
  }
}

/** What is kept besides public lists, with an ETag. */
const TAGGED = 'getSchool';

/** Names an answer in the reply; whether the sender has it already. */
function senderHas({ headers }: FastifyRequest, reply: FastifyReply, body: Buffer | string): boolean {
  const etag = etagOf(body);
  void reply.header('etag', etag);
  return isKnown(headers['if-none-match'], etag);
}

/**
 * Keeps the answers of public lists and of the school, as many as `maxBytes` hold, and counts the changes of content. One that is made here empties
 * the cache at once; one of another instance is seen after `changes.life`. Lists that say more to administrators or staff are read anew for them.
 */
export const contentCache = fp<{ changes: ContentChanges; maxBytes?: number }>((api, { changes, maxBytes }) => {
  // As bytes, as a text would be encoded again for every answer.
  const answers = new LRUCache<string, Buffer>({
    max: MAX_ENTRIES,
    maxSize: maxBytes ?? MAX_BYTES,
    sizeCalculation: ({ length }) => length,
    ttl: changes.life,
  });
  api.decorateRequest('cacheMiss', null);
  api.addHook('onRoute', (route) => {
    const operation = operationOf(route.schema);
    if (!publicListOf(operation) && operation !== TAGGED) return;
    route.preHandler = (request, reply, done) => {
      if (saysMoreTo(request.user?.role, operation)) {
        done();
        return;
      }
      // Not the whole address: unknown parameters in it would make further entries of the same list.
      const { page, search } = request.query as { page?: number; search?: string };
      const key = `${route.url} ${String(page)}${search === undefined ? '' : ` ${search}`}`;
      void reply.header('cache-control', 'no-cache');
      const answer = answers.get(key);
      if (answer) {
        if (operation === TAGGED && senderHas(request, reply, answer)) {
          void reply.code(304).send();
          return;
        }
        void reply.type('application/json; charset=utf-8').send(answer);
        return;
      }
      request.cacheMiss = { key, count: changes.count, isTagged: operation === TAGGED };
      done();
    };
  });
  api.addHook('onSend', (request, reply, payload, done) => {
    const { cacheMiss, user, method } = request;
    const body = reply.statusCode === 200 && typeof payload === 'string' ? payload : null;
    // What was read before a change must not be kept after it.
    if (cacheMiss?.count === changes.count && body !== null) answers.set(cacheMiss.key, Buffer.from(body));
    // Only administrators change content. The cache is emptied before such a change is answered.
    if (user?.role === 'ADMIN' && method !== 'GET') {
      changes.count += 1;
      answers.clear();
    }
    if (cacheMiss?.isTagged && body !== null && senderHas(request, reply, body)) {
      void reply.code(304);
      done(null, null);
    } else done();
  });
});
