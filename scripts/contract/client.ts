import { setTimeout as sleep } from 'node:timers/promises';
import { Differs, show, Skipped } from './difference.ts';
import type { Operation } from './document.ts';
import type { Exchange } from './exchange.ts';
import { answerText, Recorder } from './recorder.ts';

/** Fields of a body; those of a form may be files. */
export type Body = Record<string, unknown>;

export interface Request {
  token?: string | null;
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  body?: Body;
  /** A malformed body, sent as it is. */
  raw?: { type: string; text: string };
}

export interface Answer {
  status: number;
  contentType: string;
  headers: Headers;
  /** The parsed body; undefined when it is not JSON. */
  body: unknown;
  /** The request and the answer as a report shows them. */
  exchange: Exchange;
}

/** What is found at an address that is not an operation. */
export interface Served {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

export interface ClientOptions {
  url: string;
  /** How long to wait for an answer (ms). */
  timeout: number;
  stop: AbortSignal;
  /** Gets messages for the person who waits. */
  note: (text: string) => void;
  /** Passwords that no report may hold. */
  passwords?: string[];
}

interface Init {
  method: string;
  headers: Record<string, string>;
  body: FormData | string | null;
}

const MAX_WAIT_SECONDS = 60;
const MAX_WAITS = 3;

function encoded({ body }: Operation, request: Request): { type?: string; content?: FormData | string } {
  if (request.raw) return { type: request.raw.type, content: request.raw.text };
  if (!request.body || !body) return {};
  if (body.type !== 'multipart/form-data') return { type: body.type, content: JSON.stringify(request.body) };
  const form = new FormData();
  for (const [name, value] of Object.entries(request.body)) {
    if (value instanceof Blob) form.append(name, value, 'contract-check.png');
    else form.append(name, String(value));
  }
  return { content: form };
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Sends requests of the contract's operations; obeys 429 within reason. */
export class Client {
  readonly options: ClientOptions;
  readonly recorder: Recorder;
  /** Operations that the backend refuses for now (429), and why. */
  private readonly refused = new Map<string, string>();

  constructor(options: ClientOptions) {
    this.options = options;
    this.recorder = new Recorder(options.passwords ?? []);
  }

  async send(operation: Operation, request: Request): Promise<Answer> {
    for (let waits = 0; ; waits += 1) {
      const refusal = this.refused.get(operation.id);
      if (refusal !== undefined) throw new Skipped(refusal);
      const answer = await this.sendOnce(operation, request);
      if (answer.status !== 429) return answer;
      const header = answer.headers.get('retry-after');
      const seconds = Number(header);
      if (header === null || !Number.isInteger(seconds)) {
        throw new Differs([{ path: 'header Retry-After', expected: 'seconds to wait with 429', got: show(header) }]);
      }
      if (seconds > MAX_WAIT_SECONDS || waits >= MAX_WAITS) {
        this.refused.set(operation.id, `the backend answers 429 and asks to wait ${header} s`);
      } else {
        this.options.note(`${operation.id}: waiting ${header} s, as the backend asks`);
        await sleep(seconds * 1000 + 100, undefined, { signal: this.options.stop });
      }
    }
  }

  /** GET of an address that is not an operation. */
  async get(path: string): Promise<Served> {
    const { response, bytes } = await this.fetch('picture', path, { method: 'GET', headers: {}, body: null });
    return { status: response.status, headers: response.headers, bytes };
  }

  private async sendOnce(operation: Operation, request: Request): Promise<Answer> {
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(request.params?.[name] ?? 'missing'),
    );
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(request.query ?? {})) query.append(name, String(value));
    const { type, content } = encoded(operation, request);
    const { response, text, exchange } = await this.fetch(
      operation.id,
      `${path}${query.size > 0 ? `?${query.toString()}` : ''}`,
      {
        method: operation.method,
        headers: {
          ...(type !== undefined && { 'content-type': type }),
          ...(request.token != null && { authorization: `Bearer ${request.token}` }),
          ...request.headers,
        },
        body: content ?? null,
      },
    );
    const contentType = response.headers.get('content-type') ?? '';
    return { status: response.status, contentType, headers: response.headers, body: parsed(text), exchange };
  }

  private async fetch(operation: string, path: string, init: Init) {
    const { url: address, timeout, stop } = this.options;
    // A running request is not aborted: what it creates could not be deleted.
    stop.throwIfAborted();
    const url = address.replace(/(?<!\/)\/+$/, '') + path;
    const sent = { operation, url, ...init };
    const start = performance.now();
    const seconds = () => (performance.now() - start) / 1000;
    try {
      const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeout) });
      const bytes = new Uint8Array(await response.arrayBuffer());
      const text = new TextDecoder().decode(bytes);
      const shown = answerText(response.headers.get('content-type') ?? '', bytes, text);
      const exchange = this.recorder.note(sent, response.status, response.headers, shown, seconds());
      return { response, bytes, text, exchange };
    } catch (error) {
      const { cause, message } = error as Error;
      const reason = cause instanceof Error && cause.message !== '' ? cause.message : message;
      this.recorder.note(sent, null, null, reason, seconds());
      throw new Differs([{ path: 'answer', expected: `one within ${String(timeout / 1000)} s`, got: reason }]);
    }
  }
}
