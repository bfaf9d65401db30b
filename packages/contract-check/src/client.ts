import { setTimeout as sleep } from 'node:timers/promises';
import { type Difference, Differs, show, Skipped } from './difference.ts';
import type { Operation } from './document.ts';
import type { Exchange, Recorder } from './exchange.ts';
import { keptByOthers } from './caches.ts';
import { notAllowed, notExposed } from './origins.ts';
import type { Leaks } from './leaks.ts';
import { Wire, type WireOptions } from './wire.ts';

/** Fields of a body; those of a form may be files. */
export type Body = Record<string, unknown>;

export interface Request {
  token?: string | null;
  /** How the scheme of the token is written; left out: 'Bearer'. */
  scheme?: string;
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  body?: Body;
  /** A malformed body, sent as it is. */
  raw?: { type: string; text: string | Uint8Array };
}

export interface Answer {
  status: number;
  contentType: string;
  headers: Headers;
  /** The parsed body; undefined when it is not JSON. */
  body: unknown;
  /** The request and the answer as a report shows them. */
  exchange: Exchange;
  /** What is wrong with it, whatever was asked: secrets that it tells, and what pages of another origin need. */
  wrongs: Difference[];
}

/** What is found at an address that is not an operation. */
export interface Served {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

export interface ClientOptions extends WireOptions {
  /** Gets messages for the person who waits. */
  note: (text: string) => void;
  /** Looks for secrets in every answer. */
  leaks?: Leaks;
  /** The origin of a website on another host, for which every answer has to be readable. */
  origin?: string;
}

const MAX_WAIT_SECONDS = 60;
/** How long a run waits for one operation in all (s). */
const MAX_WAITED_SECONDS = 120;

/** How long a `Retry-After` asks to wait (s), at least a second; undefined when it is no whole number. */
export const pauseOf = (header: string | null): number | undefined =>
  // A backend that answers 0 each time would be asked for ever.
  /^\d+$/.test(header ?? '') ? Math.max(Number(header), 1) : undefined;

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

/** What a form sends for a value: a list as the field repeated, an object as JSON, null as an empty field. */
function fieldsOf(value: unknown): unknown[] {
  if (value === undefined) return [];
  if (isObject(value)) return [JSON.stringify(value)];
  return Array.isArray(value) ? value : [value ?? ''];
}

function encoded({ body }: Operation, request: Request): { type?: string; content?: FormData | string | Uint8Array } {
  if (request.raw) return { type: request.raw.type, content: request.raw.text };
  if (!request.body || !body) return {};
  if (body.type !== 'multipart/form-data') return { type: body.type, content: JSON.stringify(request.body) };
  return { content: formOf(request.body) };
}

function formOf(body: Body): FormData {
  const form = new FormData();
  for (const [name, given] of Object.entries(body))
    for (const value of fieldsOf(given)) {
      if (value instanceof Blob) form.append(name, value, value instanceof File ? value.name : 'contract-check.png');
      // An object is JSON in one field.
      else form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
  return form;
}

/** A form as it is sent, one byte after the other. */
export const formBytes = async (body: Body): Promise<Uint8Array> =>
  new Uint8Array(await new Response(formOf(body)).arrayBuffer());

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Sends requests of the contract's operations; obeys 429 within reason. */
export class Client {
  private readonly options: ClientOptions;
  private stop: AbortSignal;
  private readonly wire: Wire;
  /** Operations that the backend refuses for now (429), and why. */
  private readonly refused = new Map<string, { why: string; until: number }>();
  /** How long was waited for operations (s). */
  private readonly waited = new Map<string, number>();

  constructor(options: ClientOptions) {
    this.options = options;
    this.stop = options.stop;
    this.wire = new Wire(options);
  }

  /** What the running check has asked. */
  get recorder(): Recorder {
    return this.wire.recorder;
  }

  /** Whether the backend has stopped answering. */
  get isStopped(): boolean {
    return this.wire.isStopped;
  }

  /** From now on what was made is deleted: nothing stops that, and a backend that does not answer is given up soon. */
  tidy(): void {
    this.wire.tidy();
    this.stop = new AbortController().signal;
    for (const [id, { until }] of this.refused) if (until <= Date.now()) this.refused.delete(id);
  }

  async send(operation: Operation, request: Request): Promise<Answer> {
    for (;;) {
      const refusal = this.refused.get(operation.id);
      if (refusal) throw new Skipped(refusal.why);
      const answer = await this.sendOnce(operation, request);
      if (answer.status !== 429) return answer;
      const header = answer.headers.get('retry-after');
      const seconds = pauseOf(header);
      if (seconds === undefined) {
        throw new Differs([{ path: 'header Retry-After', expected: 'seconds to wait with 429', got: show(header) }]);
      }
      if (this.options.origin !== undefined && notExposed(answer.headers).length > 0)
        throw new Differs(notExposed(answer.headers), answer.exchange);
      const waited = seconds + (this.waited.get(operation.id) ?? 0);
      if (seconds > MAX_WAIT_SECONDS || waited > MAX_WAITED_SECONDS) {
        const why = `the backend answers 429 and asks to wait ${String(seconds)} s`;
        this.refused.set(operation.id, { why, until: Date.now() + seconds * 1000 });
      } else {
        this.waited.set(operation.id, waited);
        this.options.note(`${operation.id}: waiting ${String(seconds)} s, as the backend asks`);
        await sleep(seconds * 1000 + 100, undefined, { signal: this.stop });
      }
    }
  }

  /** GET of an address that is not an operation. */
  async get(path: string): Promise<Served> {
    return this.wire.fetch('picture', path, { method: 'GET', headers: {}, body: null });
  }

  private async sendOnce(operation: Operation, request: Request): Promise<Answer> {
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(request.params?.[name] ?? 'missing'),
    );
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(request.query ?? {})) query.append(name, String(value));
    const { type, content } = encoded(operation, request);
    const { origin } = this.options;
    const { status, headers, text, exchange } = await this.wire.fetch(
      operation.id,
      `${path}${query.size > 0 ? `?${query.toString()}` : ''}`,
      {
        method: operation.method,
        headers: {
          ...(type !== undefined && { 'content-type': type }),
          ...(origin !== undefined && { origin }),
          ...(request.token != null && { authorization: `${request.scheme ?? 'Bearer'} ${request.token}` }),
          ...request.headers,
        },
        body: content ?? null,
      },
    );
    const body = parsed(text);
    const wrongs = [
      ...(this.options.leaks?.look(operation, request, text, body) ?? []),
      ...keptByOthers(operation, headers),
      ...(origin === undefined ? [] : notAllowed(origin, headers)),
    ];
    return { status, contentType: headers.get('content-type') ?? '', headers, body, exchange, wrongs };
  }
}
