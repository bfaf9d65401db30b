import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { OperationId } from '../contract/handlers.ts';
import { operationOf } from '../contract/loadContract.ts';

const MAX_ENTRIES = 500;
const MAX_BYTES = 16 * 1024 * 1024;

interface Entry {
  // As bytes: a text with other than Latin characters would be encoded again for every answer.
  body: Buffer;
  until: number;
}

/**
 * Keeps the serialised answers of public lists, as many as `maxBytes` hold; the one that was asked for least recently goes
 * first. A change of content made here empties it at once; `life` (ms) bounds how long another instance's change may stay
 * unseen.
 */
export class ContentCache {
  private readonly entries = new Map<string, Entry>();
  private readonly life: number;
  private readonly maxBytes: number;
  private bytes = 0;
  private version = 0;

  constructor(life: number, maxBytes = MAX_BYTES) {
    this.life = life;
    this.maxBytes = maxBytes;
  }

  clear(): void {
    this.version += 1;
    this.entries.clear();
    this.bytes = 0;
  }

  private remove(key: string): void {
    this.bytes -= this.entries.get(key)?.body.length ?? 0;
    this.entries.delete(key);
  }

  private keep(key: string, entry: Entry): void {
    this.remove(key);
    if (entry.body.length > this.maxBytes) return;
    for (const oldest of this.entries.keys()) {
      if (this.entries.size < MAX_ENTRIES && this.bytes + entry.body.length <= this.maxBytes) break;
      this.remove(oldest);
    }
    this.entries.set(key, entry);
    this.bytes += entry.body.length;
  }

  /** A kept answer, which is then behind the others, as the one that was asked for last. */
  find(key: string): Buffer | undefined {
    const kept = this.entries.get(key);
    if (!kept || kept.until <= Date.now()) return undefined;
    this.entries.delete(key);
    this.entries.set(key, kept);
    return kept.body;
  }

  /** What keeps an answer that is read from now on; what was read before a change must not be kept after it. */
  begin(key: string): (answer: string) => void {
    const { version } = this;
    return (answer) => {
      if (version === this.version) this.keep(key, { body: Buffer.from(answer), until: Date.now() + this.life });
    };
  }
}

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
    /** Keeps the answer of a list that was not kept. */
    keepAnswer: ((answer: string) => void) | null;
  }
}

/** What a list is asked for: not the address, which may hold anything besides, and each spelling would be an entry of its own. */
function keyOf({ query, routeOptions }: FastifyRequest): string {
  const { page, search } = query as { page?: number; search?: string }; // validated, so that it holds nothing else
  return `${routeOptions.url ?? ''} ${String(page)}${search === undefined ? '' : ` ${search}`}`;
}

/** Answers public lists from memory. */
export const contentCache = fp<{ life: number; maxBytes?: number }>((api, { life, maxBytes }, registered) => {
  const cache = new ContentCache(life, maxBytes);
  api.decorateRequest('keepAnswer', null);
  api.addHook('preHandler', (request, reply, done) => {
    if (!KEPT.has(operationOf(request.routeOptions.schema))) {
      done();
      return;
    }
    void reply.header('cache-control', 'no-cache');
    const key = keyOf(request);
    const kept = cache.find(key);
    if (kept) {
      void reply.type('application/json; charset=utf-8').send(kept);
      return;
    }
    request.keepAnswer = cache.begin(key);
    done();
  });
  api.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode === 200 && typeof payload === 'string') request.keepAnswer?.(payload);
    // Before an administrator is told that a change is made, the old answers go.
    if (request.user?.role === 'ADMIN' && request.method !== 'GET') cache.clear();
    done();
  });
  registered();
});
