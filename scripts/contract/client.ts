import { setTimeout as sleep } from 'node:timers/promises';
import { Differs, show, Skipped } from './difference.ts';
import type { Operation } from './document.ts';

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
}

export interface ClientOptions {
  url: string;
  /** How long to wait for an answer (ms). */
  timeout: number;
  stop: AbortSignal;
  /** Gets messages for the person who waits. */
  note: (text: string) => void;
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
  /** Operations that the backend refuses for now (429), and why. */
  private readonly refused = new Map<string, string>();

  constructor(options: ClientOptions) {
    this.options = options;
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
  async get(path: string): Promise<Response> {
    return (await this.fetch(path, {})).response;
  }

  private async sendOnce(operation: Operation, request: Request): Promise<Answer> {
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(request.params?.[name] ?? 'missing'),
    );
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(request.query ?? {})) query.append(name, String(value));
    const { type, content } = encoded(operation, request);
    const { response, text } = await this.fetch(`${path}${query.size > 0 ? `?${query.toString()}` : ''}`, {
      method: operation.method,
      headers: {
        ...(type !== undefined && { 'content-type': type }),
        ...(request.token != null && { authorization: `Bearer ${request.token}` }),
        ...request.headers,
      },
      body: content ?? null,
    });
    const contentType = response.headers.get('content-type') ?? '';
    return { status: response.status, contentType, headers: response.headers, body: parsed(text) };
  }

  private async fetch(path: string, init: RequestInit): Promise<{ response: Response; text: string }> {
    const { url, timeout, stop } = this.options;
    // A running request is not aborted: what it creates could not be deleted.
    stop.throwIfAborted();
    const signal = AbortSignal.timeout(timeout);
    try {
      const response = await fetch(url.replace(/(?<!\/)\/+$/, '') + path, { ...init, redirect: 'manual', signal });
      // A byte order mark is kept: JSON has none.
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
      return { response, text };
    } catch (error) {
      const { cause, message } = error as Error;
      const reason = cause instanceof Error && cause.message !== '' ? cause.message : message;
      throw new Differs([{ path: 'answer', expected: `one within ${String(timeout / 1000)} s`, got: reason }]);
    }
  }
}
