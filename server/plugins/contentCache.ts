import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import type { OperationId } from '../contract/handlers.ts';
import { operationOf } from '../contract/loadContract.ts';

const MAX_ENTRIES = 500;
const MAX_BYTES = 16 * 1024 * 1024;

/** Lists that everybody sees, and that administrators alone change. */
const KEPT: ReadonlySet<string> = new Set<OperationId>([
  'listImages',
  'listVideos',
  'listProducts',
  'listProductCategories',
  'listCarousels',
  'listTestimonies',
  'listSurfSpots',
]);

declare module 'fastify' {
  interface FastifyRequest {
    /** What a list was asked for and how many changes there had been, when it has to be read. */
    kept: { key: string; changes: number } | null;
  }
}

/**
 * Keeps the answers of public lists, as many as `maxBytes` hold. A change of content made here empties the cache at once;
 * `life` (ms) bounds how long another instance's change may stay unseen.
 */
export const contentCache = fp<{ life: number; maxBytes?: number }>((api, { life, maxBytes }) => {
  // As bytes: a text with other than Latin characters would be encoded again for every answer.
  const answers = new LRUCache<string, Buffer>({
    max: MAX_ENTRIES,
    maxSize: maxBytes ?? MAX_BYTES,
    sizeCalculation: ({ length }) => length,
    ttl: life,
  });
  let changes = 0;
  api.decorateRequest('kept', null);
  api.addHook('onRoute', (route) => {
    if (!KEPT.has(operationOf(route.schema))) return;
    route.preHandler = (request, reply, done) => {
      // Not the address, which may hold anything besides: each spelling would be an entry of its own.
      const { page, search } = request.query as { page?: number; search?: string };
      const key = `${route.url} ${String(page)}${search === undefined ? '' : ` ${search}`}`;
      void reply.header('cache-control', 'no-cache');
      const answer = answers.get(key);
      if (answer) {
        void reply.type('application/json; charset=utf-8').send(answer);
        return;
      }
      request.kept = { key, changes };
      done();
    };
  });
  api.addHook('onSend', ({ kept, user, method }, reply, payload, done) => {
    // What was read before a change must not be kept after it.
    if (kept?.changes === changes && reply.statusCode === 200 && typeof payload === 'string') {
      answers.set(kept.key, Buffer.from(payload));
    }
    // Administrators alone change content; before one is told that it is done, the old answers go.
    if (user?.role === 'ADMIN' && method !== 'GET') {
      changes += 1;
      answers.clear();
    }
    done();
  });
});
