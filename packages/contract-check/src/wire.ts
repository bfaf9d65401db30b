import { setMaxListeners } from 'node:events';
import { Differs } from './difference.ts';
import { answerText, type Exchange, Recorder } from './exchange.ts';
import { exchange as exchanged, type Incoming } from './http.ts';

const MAX_UNANSWERED = 3;

/** The backend has stopped answering: nothing more can be checked. */
export class Stopped extends Error {}

/** Knows which operations have no answer, so that a run does not wait for each of their checks. */
export class Patience {
  private readonly unanswered = new Map<string, number>();
  private stopped: Stopped | undefined;

  get isStopped(): boolean {
    return this.stopped !== undefined;
  }

  /** Whether it is worth asking; throws when the backend has stopped answering. */
  asks(operation: string): boolean {
    if (this.stopped) throw this.stopped;
    return (this.unanswered.get(operation) ?? 0) < MAX_UNANSWERED;
  }

  answered(operation: string): void {
    this.unanswered.delete(operation);
  }

  /** Notes that no answer came; throws if none comes from elsewhere either. */
  async missed(operation: string, reason: string, others: () => Promise<boolean>[]): Promise<void> {
    this.unanswered.set(operation, (this.unanswered.get(operation) ?? 0) + 1);
    const answers = await Promise.all(others());
    if (answers.length === 0 || answers.some((came) => came)) return;
    this.stopped = new Stopped(`The backend has stopped answering: ${reason} (first seen at ${operation}).`);
    throw this.stopped;
  }

  /** Starts anew. */
  renew(): void {
    this.unanswered.clear();
    this.stopped = undefined;
  }
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'the connection is refused',
  ECONNRESET: 'the connection is closed without an answer',
  EPIPE: 'the connection is closed before the request is read, without an answer',
  ENOTFOUND: 'no machine has this name',
  EAI_AGAIN: 'the name cannot be looked up',
  EHOSTUNREACH: 'no way leads to this machine',
  ENETUNREACH: 'no way leads to this machine',
  EPROTO: 'it does not speak HTTPS',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak HTTPS',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'it does not speak HTTPS',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};
const untrusted = ['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'];
untrusted.push('UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'UNABLE_TO_GET_ISSUER_CERT');

/** Why a request had no answer, in words. */
export function reasonOf(error: unknown, timeout: number): string {
  const { name, message, cause, ...own } = error as Error & { code?: unknown; cause?: Error & { code?: unknown } };
  if ([name, cause?.name].includes('TimeoutError')) return `no answer came within ${String(timeout / 1000)} s`;
  const code = String(own.code ?? cause?.code);
  if (untrusted.includes(code))
    return `its certificate is not trusted (${code}; NODE_EXTRA_CA_CERTS names a file with the one that signed it)`;
  if (reasons[code] !== undefined) return reasons[code];
  return cause && cause.message !== '' ? cause.message : message;
}

export interface WireOptions {
  url: string;
  /** How long to wait for an answer (ms). */
  timeout: number;
  stop: AbortSignal;
  /** Passwords that no report may hold. */
  passwords?: string[];
  /** Paths that anybody may GET, by which a backend that has stopped answering is known. */
  probes?: string[];
}

export interface Init {
  method: string;
  headers: Record<string, string>;
  body: FormData | string | Uint8Array | null;
}

interface Arrived extends Incoming {
  text: string;
  exchange: Exchange;
}

/** The bytes of a body, and the type of a form, whose boundary is known then. */
async function bytesOf(body: Init['body']): Promise<{ bytes: Buffer | null; type: string | undefined }> {
  if (!(body instanceof FormData)) return { bytes: body === null ? null : Buffer.from(body), type: undefined };
  const form = new Response(body);
  const type = form.headers.get('content-type') ?? undefined;
  return { bytes: Buffer.from(await form.arrayBuffer()), type };
}

const shownBody = (body: Init['body']): FormData | string | null =>
  body instanceof Uint8Array ? new TextDecoder().decode(body) : body;

const COMMON = { accept: '*/*', 'user-agent': 'surf-contract' };

/** How long a running request is waited for when the run is to end, and any request of the clean-up (ms). */
const HURRY = 3000;
/** How long to wait for an answer when others have not come (ms). */
const PROBE = 5000;
const PROBES = 2;

/** Sends requests, records them, and notices when nothing answers any more. */
export class Wire {
  readonly recorder: Recorder;
  private readonly url: string;
  private readonly probes: string[];
  private timeout: number;
  private stop: AbortSignal;
  private readonly patience = new Patience();
  private hurry = new AbortController();

  constructor({ url, timeout, stop, passwords = [], probes = [] }: WireOptions) {
    this.url = url;
    this.timeout = timeout;
    this.stop = stop;
    this.probes = probes;
    this.recorder = new Recorder(passwords);
    const { hurry } = this;
    // Each running request listens.
    setMaxListeners(0, hurry.signal);
    // A running request is not aborted at once: what it creates could not be deleted.
    stop.addEventListener('abort', () => setTimeout(() => hurry.abort(), HURRY).unref(), { once: true });
  }

  get isStopped(): boolean {
    return this.patience.isStopped;
  }

  /** From now on the rest is cleared away: nothing stops that, and nothing is waited for long. */
  tidy(): void {
    this.stop = new AbortController().signal;
    this.hurry = new AbortController();
    setMaxListeners(0, this.hurry.signal);
    this.timeout = Math.min(this.timeout, HURRY);
    this.patience.renew();
  }

  async fetch(operation: string, path: string, init: Init): Promise<Arrived> {
    const { timeout, stop, recorder, patience } = this;
    stop.throwIfAborted();
    const unanswered = (got: string) => new Differs([{ path: 'answer', expected: 'one', got }]);
    if (!patience.asks(operation)) throw unanswered('none to the requests before, so it was not asked again');
    const url = this.url + path;
    const sent = { operation, url, ...init, body: shownBody(init.body) };
    const start = performance.now();
    const seconds = () => (performance.now() - start) / 1000;
    // Not AbortSignal.any of AbortSignal.timeout: on Node 20 what only refers to each other is collected, and never fires.
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(new DOMException('No answer came.', 'TimeoutError')), timeout);
    const { signal: hurry } = this.hurry;
    const hurried = () => ending.abort(hurry.reason);
    hurry.addEventListener('abort', hurried);
    if (hurry.aborted) hurried();
    try {
      const { bytes: body, type } = await bytesOf(init.body);
      const headers = { ...COMMON, ...(type !== undefined && { 'content-type': type }), ...init.headers };
      const answer = await exchanged(url, { method: init.method, headers, body, signal: ending.signal });
      const { bytes } = answer;
      patience.answered(operation);
      // A byte order mark is kept: JSON has none.
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
      const shown = answerText(answer.headers.get('content-type') ?? '', bytes, text);
      return { ...answer, text, exchange: recorder.note(sent, answer.status, answer.headers, shown, seconds()) };
    } catch (error) {
      const reason = reasonOf(error, timeout);
      recorder.note(sent, null, null, reason, seconds());
      if (!stop.aborted) await patience.missed(operation, reason, () => this.answersElsewhere(path));
      throw unanswered(reason);
    } finally {
      clearTimeout(timer);
      hurry.removeEventListener('abort', hurried);
    }
  }

  /** Whether other paths are answered. */
  private answersElsewhere(path: string): Promise<boolean>[] {
    const others = this.probes.filter((probe) => probe !== path).slice(0, PROBES);
    return others.map(async (probe) => {
      this.recorder.requests += 1;
      try {
        const signal = AbortSignal.timeout(Math.min(this.timeout, PROBE));
        await exchanged(this.url + probe, { method: 'GET', headers: COMMON, body: null, signal });
        return true;
      } catch {
        return false;
      }
    });
  }
}
