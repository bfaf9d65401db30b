import type { FastifyReply, FastifyRequest } from 'fastify';

const MAX_ENTRIES = 500;
const MAX_BYTES = 16 * 1024 * 1024;

/** A request for a public list; its query has been validated, so that it holds nothing else. */
type ListRequest = FastifyRequest<{ Querystring: { page?: number; search?: string } }>;

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

  /** Answers the request from the cache, or with what `load` gives, which is then kept. */
  async answer(request: ListRequest, reply: FastifyReply, load: () => Promise<object>): Promise<FastifyReply> {
    const { page, search } = request.query;
    // Not the address: that may hold anything besides, and each spelling would be an entry of its own.
    const key = `${request.routeOptions.url ?? ''} ${String(page)}${search === undefined ? '' : ` ${search}`}`;
    void reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
    const kept = this.entries.get(key);
    const now = Date.now();
    if (kept && kept.until > now) {
      // Behind the others, as the one that was asked for last.
      this.entries.delete(key);
      this.entries.set(key, kept);
      return reply.send(kept.body);
    }
    const { version } = this;
    const body = Buffer.from(reply.serializeInput({ ...(await load()) }, '200', 'application/json') as string);
    // What was read before a change must not be kept after it.
    if (version === this.version) this.keep(key, { body, until: now + this.life });
    return reply.send(body);
  }
}
