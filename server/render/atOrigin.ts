import { LRUCache } from 'lru-cache';
import { type Document, documentOf, sizeOf } from './document.ts';

/** Stands in a kept page for the origin that is put in when it is answered. */
export const ANY_ORIGIN = 'https://origin-of-the-request.invalid';

/** A name or an address, and a port: what a page may hold without being escaped. */
const PLAIN_ORIGIN = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d+)?$/;
const MB = 1024 * 1024;

/** The origin that a request names, as pages begin absolute addresses with it; empty when it is none. */
export function plainOrigin(asked: string): string {
  const origin = URL.canParse(asked) ? new URL(asked).origin : '';
  return PLAIN_ORIGIN.test(origin) ? origin : '';
}

/**
 * Puts origins into kept documents. A document is made once for all origins, so whoever makes up names of the host pays for
 * nothing but putting them in, and takes no page away from others.
 */
export function documentsAtOrigins() {
  const made = new LRUCache<string, Document>({ maxSize: 8 * MB, sizeCalculation: sizeOf });
  return {
    /** The document for an origin, if it was made already. */
    kept: ({ etag }: Document, origin: string): Document | undefined => made.get(`${etag} ${origin}`),

    /** Makes the document for an origin. */
    make: async (document: Document, origin: string): Promise<Document> => {
      const text = document.body.toString().replaceAll(ANY_ORIGIN, origin);
      const its = await documentOf(text, document.type, document.status);
      made.set(`${document.etag} ${origin}`, its);
      return its;
    },
  };
}
