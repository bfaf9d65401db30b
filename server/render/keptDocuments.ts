import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { ContentChanges } from '../contentChanges.ts';
import { timeBudget } from './budget.ts';
import { type Document, sizeOf } from './document.ts';

const MB = 1024 * 1024;
/** Pages that the content has, and those that exist because somebody asks for them, such as searches. */
const SIZES = { common: 24 * MB, rare: 4 * MB };

/** More than a page's worth of people wait for others' pages: a page without lists is there sooner. */
const MAX_WAITING = 20;
/** A quarter of the time for rare pages, and a second at once: one person's searches never use that up. */
const RARE = { share: 0.25, most: 1000 };
/** The year in the footer may have changed. */
const MAX_AGE = 10 * 60_000;

/** How a document is made of the content. */
export interface Source<Content> {
  key: string;
  /** Known to be rare before anything is read. */
  isRare: boolean;
  read: () => Promise<Content>;
  isRareWith: (content: Content) => boolean;
  make: (content: Content) => Promise<Document>;
}

interface Kept {
  document: Document;
  /** Of the content that it was made of. */
  hash: string;
  madeAt: number;
  /** The number of changes and the time before the content was read. */
  count: number;
  readAt: number;
}

interface Flight {
  count: number;
  readAt: number;
  document: Promise<Document | null>;
}

const hashOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('base64');

/**
 * Keeps documents until their content changes: a change made here counts at once, and after `changes.life` the content is read
 * again. While it is the same, the document stays. One document is made at a time. `now` is in milliseconds.
 */
export function keptDocuments(changes: ContentChanges, now: () => number) {
  const cacheOf = (maxSize: number) =>
    new LRUCache<string, Kept>({ maxSize, sizeCalculation: ({ document }) => sizeOf(document) });
  const caches = { common: cacheOf(SIZES.common), rare: cacheOf(SIZES.rare) };
  const flights = new Map<string, Flight>();
  const budget = timeBudget(RARE.share, RARE.most, now);
  const inTurn = pLimit(1);
  const find = (key: string): Kept | undefined => caches.common.get(key) ?? caches.rare.get(key);
  /** Whether a moment is less than `time` ago; not if the clock was set back. */
  const isWithin = (time: number, moment: number): boolean => now() >= moment && now() - moment < time;
  const isFresh = ({ count, readAt }: Kept | Flight): boolean =>
    count === changes.count && isWithin(changes.life, readAt);

  async function load<Content>(source: Source<Content>, count: number, readAt: number): Promise<Document | null> {
    const { key, read, make } = source;
    if (source.isRare && !budget.isLeft()) return null;
    const content = await read();
    const isRare = source.isRare || source.isRareWith(content);
    const keep = (kept: Kept): Document => {
      caches[isRare ? 'common' : 'rare'].delete(key);
      caches[isRare ? 'rare' : 'common'].set(key, kept);
      return kept.document;
    };
    const hash = hashOf(content);
    const former = find(key);
    if (former?.hash === hash && isWithin(MAX_AGE, former.madeAt)) return keep({ ...former, count, readAt });
    if ((isRare && !budget.isLeft()) || inTurn.pendingCount >= MAX_WAITING) return null;
    const document = await inTurn(async () => {
      const begun = now();
      try {
        return await make(content);
      } finally {
        if (isRare) budget.spend(now() - begun);
      }
    });
    return keep({ document, hash, madeAt: now(), count, readAt });
  }

  return {
    /** The document as it is kept, if it still holds. */
    kept: (key: string): Document | null => {
      const kept = find(key);
      return kept && isFresh(kept) ? kept.document : null;
    },

    /** The document, made if need be. Null: there is too much to do at the moment. */
    get: <Content>(source: Source<Content>): Promise<Document | null> => {
      const { key } = source;
      const running = flights.get(key);
      if (running && isFresh(running)) return running.document;
      const flight: Flight = { count: changes.count, readAt: now(), document: Promise.resolve(null) };
      flight.document = load(source, flight.count, flight.readAt).finally(() => {
        if (flights.get(key) === flight) flights.delete(key);
      });
      flights.set(key, flight);
      return flight.document;
    },
  };
}
