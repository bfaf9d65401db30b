import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { escaped } from '../escaped.ts';
import { type Document, documentOf, sendDocument, sizeOf } from './document.ts';
import type { Answer } from './renderer.ts';

const MB = 1024 * 1024;
const FOLDER = '/answers/';

/** The page that a file belongs to. */
export interface AnswersOf {
  language: string;
  /** Path and what of the query the page depends on. */
  page: string;
}

const nameOf = ({ etag }: Document): string => `${etag.replace(/^W\/|"/g, '')}.json`;

/**
 * What pages were rendered from, in files that their code begins with: beside the same words as HTML they would hold up what is seen
 * first. A file is called by its content and says of which page it is, so that an instance which has not made it can read it again.
 */
export function answersFiles() {
  // Those of pages that were replaced meanwhile as well: their code may still be on its way.
  const made = new LRUCache<string, Document>({ maxSize: 8 * MB, sizeCalculation: sizeOf });
  return {
    /** The file of answers. */
    make: (answers: readonly Answer[]): Promise<Document> =>
      documentOf(JSON.stringify(answers), 'application/json; charset=utf-8'),

    /** Keeps a file; its address. */
    keep: (file: Document, { language, page }: AnswersOf): string => {
      const name = nameOf(file);
      made.set(name, file);
      return `${FOLDER}${name}?${new URLSearchParams({ lang: language, page }).toString()}`;
    },

    kept: (name: string): Document | undefined => made.get(name),

    /** Sends a file: for ever where it is the one that was asked for, else the page's answers of today. */
    send: (request: FastifyRequest, reply: FastifyReply, file: Document, name: string): void =>
      sendDocument(request, reply, file, {
        'cache-control': name === nameOf(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
        vary: 'accept-encoding',
      }),
  };
}

/** Tells a page where its answers are; '' says that it needs none. The page's parts look for it by its id (src/lib/whenNear.ts). */
export const answersElement = (address: string): string =>
  `<meta name="answers" id="answers" content="${escaped(address)}">`;
