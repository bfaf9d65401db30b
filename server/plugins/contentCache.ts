import type { FastifyReply, FastifyRequest } from 'fastify';

const MAX_ENTRIES = 500;

/**
 * Keeps the serialised answers of public lists. A change of content made here empties it at once; `life` (ms) bounds how
 * long another instance's change may stay unseen.
 */
export class ContentCache {
  // As bytes: a text with other than Latin characters would be encoded again for every answer.
  private readonly entries = new Map<string, { body: Buffer; until: number }>();
  private readonly life: number;
  private version = 0;

  constructor(life: number) {
    this.life = life;
  }

  clear(): void {
    this.version += 1;
    this.entries.clear();
  }

  /** Answers the request from the cache, or with what `load` gives, which is then kept. */
  async answer(request: FastifyRequest, reply: FastifyReply, load: () => Promise<object>): Promise<FastifyReply> {
    const key = request.url;
    const kept = this.entries.get(key);
    const now = Date.now();
    void reply.type('application/json; charset=utf-8');
    if (kept && kept.until > now) return reply.send(kept.body);
    const { version } = this;
    const body = Buffer.from(reply.serializeInput({ ...(await load()) }, '200', 'application/json') as string);
    // What was read before a change must not be kept after it.
    if (version === this.version) {
      if (this.entries.size >= MAX_ENTRIES) this.entries.delete(this.entries.keys().next().value ?? '');
      this.entries.set(key, { body, until: now + this.life });
    }
    return reply.send(body);
  }
}
