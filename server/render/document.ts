import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isKnown } from '../http/etag.ts';

const brotli = (body: Buffer, level: number) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });

const compress = {
  // Of the levels that take no more than two milliseconds for a page, the one that makes it smallest.
  br: (body: Buffer) => brotli(body, 5),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
type Encoding = keyof typeof compress;

/** The answer to a request for a page, ready to be sent as often as it is asked for. */
export interface Document {
  status: number;
  type: string;
  etag: string;
  body: Buffer;
  encoded: Record<Encoding, Buffer>;
  /** How many times it was sent as Brotli. */
  sent: number;
}

/** A document that is sent so often is worth the tenth of a second that Brotli takes to make it 8 % smaller. */
const OFTEN = 5;

/** A document of a text, compressed. */
export async function documentOf(text: string, type: string, status = 200): Promise<Document> {
  const body = Buffer.from(text);
  const [br, gzipped] = await Promise.all([compress.br(body), compress.gzip(body)]);
  return { status, type, etag: `W/${etagOf(body)}`, body, encoded: { br, gzip: gzipped }, sent: 0 };
}

/** Says in a page that this backend is of level 2 (`x-level` in openapi.yaml), unless its build was told another's level. */
export const withLevel = (html: string): string =>
  html.includes('<meta name="api-level"') ? html : html.replace('<head>', '<head><meta name="api-level" content="2">');

/** The bytes that a document takes. */
export const sizeOf = ({ body, encoded }: Document): number => body.length + encoded.br.length + encoded.gzip.length;

/** Whether an Accept-Encoding header takes an encoding: one that is named without the quality 0. */
const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((text) => /^q=0(\.0{1,3})?$/.test(text));
  });

/** A page is asked for anew each time, and depends on the cookie of its language. */
const AS_PAGE = { 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' };

function countSent(document: Document): void {
  document.sent += 1;
  if (document.sent !== OFTEN) return;
  void brotli(document.body, constants.BROTLI_MAX_QUALITY).then((smallest) => {
    document.encoded.br = smallest;
  });
}

/** Sends a document, compressed, or 304 to those who have it; `caching` as the static pages are sent: from no cache without asking. */
export function sendDocument(
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  document: Document,
  caching: typeof AS_PAGE = AS_PAGE,
): void {
  const { status, type, etag, body, encoded } = document;
  void reply.code(status).headers({ ...caching, etag });
  if (status === 200 && isKnown(headers['if-none-match'], etag)) {
    void reply.code(304).send();
    return;
  }
  const taken = (['br', 'gzip'] as const).find((name) => accepts(headers['accept-encoding'] ?? '', name));
  if (taken) void reply.header('content-encoding', taken);
  const sent = taken ? encoded[taken] : body;
  if (taken === 'br') countSent(document);
  void reply.type(type);
  if (method === 'HEAD') void reply.header('content-length', sent.length).send();
  else void reply.send(sent);
}
