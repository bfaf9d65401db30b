import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

/** A request as it goes out. */
export interface Outgoing {
  method: string;
  headers: Record<string, string>;
  body: Buffer | null;
  signal: AbortSignal;
}

/** What came back, whole. */
export interface Incoming {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

/** An idle connection is used again for so long (ms): backends close theirs after a second or more. */
const IDLE = 600;
const agents = {
  'http:': new http.Agent({ keepAlive: true, timeout: IDLE }),
  'https:': new https.Agent({ keepAlive: true, timeout: IDLE }),
};
/** So much is written at a time (bytes); in between it is seen whether the answer is there already. */
const PIECE = 65_536;
/**
 * A request whose connection broke before all of it was written is sent again, as nothing can have come of it. Each time there is
 * longer for an answer to come before more is written: after the first piece, by which most servers answer, and after the others (ms).
 */
const PATIENCE = [
  [5, 0],
  [50, 1],
  [300, 3],
  [1500, 5],
] as const;

const decoders: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  gzip: promisify<Buffer, Buffer>(gunzip),
  'x-gzip': promisify<Buffer, Buffer>(gunzip),
  deflate: promisify<Buffer, Buffer>(inflate),
  br: promisify<Buffer, Buffer>(brotliDecompress),
};

async function contentOf(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  const decode = decoders[response.headers['content-encoding']?.toLowerCase() ?? ''];
  return decode && bytes.length > 0 ? decode(bytes) : bytes;
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) headers.append(rawHeaders[i] ?? '', rawHeaders[i + 1] ?? '');
  return headers;
}

/** Whether a request may be sent again: its connection had been closed, or broke before it was written to its end. */
class Unsent extends Error {}

/** Sends a request on one connection, which may be one that is there. An answer that comes before all of it is written is the answer. */
function sendOnce(
  url: URL,
  outgoing: Outgoing,
  patience: readonly [number, number],
  mayReuse: boolean,
): Promise<Incoming> {
  const { method, headers, body, signal } = outgoing;
  return new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:';
    const request = (isSecure ? https : http).request(url, {
      method,
      headers: { ...headers, ...(body && { 'content-length': body.length }) },
      agent: mayReuse && agents[isSecure ? 'https:' : 'http:'],
      signal,
    });
    const state = { isAnswered: false, isWritten: false };
    request.on('response', (response) => {
      state.isAnswered = true;
      contentOf(response).then((bytes) => {
        resolve({ status: response.statusCode ?? 0, headers: headersOf(response), bytes });
        // What is left of the request would be read as the next one.
        if (!state.isWritten) request.destroy();
      }, reject);
    });
    request.on('error', (error) => {
      const isAgain = !state.isAnswered && !signal.aborted && (!state.isWritten || request.reusedSocket);
      reject(isAgain && 'code' in error && isBroken(error.code) ? new Unsent('', { cause: error }) : error);
    });
    request.on('finish', () => (state.isWritten = true));
    void write(request, body, patience, () => state.isAnswered);
  });
}

const isBroken = (code: unknown): boolean => code === 'EPIPE' || code === 'ECONNRESET' || code === 'ECONNABORTED';

/** Writes a piece, or finds the connection closed. */
const writePiece = (request: http.ClientRequest, piece: Buffer): Promise<void> =>
  new Promise((resolve) => {
    request.once('close', resolve);
    request.write(piece, () => {
      request.off('close', resolve);
      resolve();
    });
  });

/** Writes a body piece by piece, as long as no answer is there. */
async function write(
  request: http.ClientRequest,
  body: Buffer | null,
  [first, others]: readonly [number, number],
  isAnswered: () => boolean,
): Promise<void> {
  if (!body || body.length <= PIECE) return void request.end(body ?? undefined);
  for (let at = 0; at < body.length; at += PIECE) {
    // Whatever has come is read before more is written: a write that fails would throw it away.
    if (at === PIECE) await sleep(first);
    else if (others > 0) await sleep(others);
    await turn();
    if (isAnswered() || request.destroyed) return;
    await writePiece(request, body.subarray(at, at + PIECE));
  }
  request.end();
}

/** Sends a request and reads the answer, whatever the order in which a server reads, answers and closes. */
export async function exchange(url: string, outgoing: Outgoing): Promise<Incoming> {
  let broken: unknown;
  for (const patience of PATIENCE)
    try {
      // Where one connection was closed, the others that are there may be as well.
      return await sendOnce(new URL(url), outgoing, patience, broken === undefined);
    } catch (error) {
      if (!(error instanceof Unsent)) throw error;
      broken = error.cause;
    }
  throw broken;
}
