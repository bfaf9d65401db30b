import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { ContentChanges } from '../contentChanges.ts';
import { originOf } from '../http/origin.ts';
import { throttledWarn } from '../throttledWarn.ts';
import { ANY_ORIGIN, documentsAtOrigins, plainOrigin } from './atOrigin.ts';
import { type Document, sendDocument } from './document.ts';
import { keptDocuments, type Source } from './keptDocuments.ts';

export interface SenderOptions {
  changes: ContentChanges;
  publicUrl: string | null;
  log: FastifyBaseLogger;
  now: () => Date;
  /** How long (ms) a visitor waits for a page with its lists. */
  patience: number;
}

/** Makes documents, keeps them and answers requests with them. */
export function documentSender({ changes, publicUrl, log, now, patience }: SenderOptions) {
  const documents = keptDocuments(changes, () => now().getTime());
  const warn = throttledWarn(log, now);
  const atOrigins = documentsAtOrigins();

  /** What a page is made with for a request: PUBLIC_URL, else what stands for any origin, or none where the request names none. */
  function originFor(request: FastifyRequest): string {
    if (publicUrl !== null) return publicUrl;
    return plainOrigin(originOf(request, publicUrl)) === '' ? '' : ANY_ORIGIN;
  }

  /** The document, unless that fails or takes too long: then null, and one line in the log now and then. */
  async function inTime<Content>(source: Source<Content>): Promise<Document | null> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => {
        warn('A page was not rendered in time; it was sent without its lists.', `more than ${String(patience)} ms`);
        resolve(null);
      }, patience);
    });
    try {
      return await Promise.race([documents.get(source), late]);
    } catch (error) {
      warn('A page could not be rendered; it was sent without its lists.', error);
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Sends a document, with the origin of the request where it is for any. */
  function send(request: FastifyRequest, reply: FastifyReply, document: Document): void {
    const origin = publicUrl === null ? plainOrigin(originOf(request, publicUrl)) : '';
    if (origin === '') {
      sendDocument(request, reply, document);
      return;
    }
    const its = atOrigins.kept(document, origin);
    if (its) sendDocument(request, reply, its);
    else
      void atOrigins.make(document, origin).then(
        (made) => sendDocument(request, reply, made),
        (error: unknown) => void reply.send(error),
      );
  }

  function answer<Content>(
    request: FastifyRequest,
    reply: FastifyReply,
    source: Source<Content>,
    otherwise: () => void,
  ): void {
    const kept = documents.kept(source.key);
    if (kept) {
      send(request, reply, kept);
      return;
    }
    void inTime(source).then((document) => (document ? send(request, reply, document) : otherwise()));
  }

  return { originFor, inTime, answer };
}
