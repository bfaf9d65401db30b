import { AsyncLocalStorage } from 'node:async_hooks';

/** One request to the backend and what came back, for reports and for people who want to repeat it. */
export interface Exchange {
  operation: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  /** A text as it was sent, the fields of a form, or null. Files of a form are without their content. */
  body: string | FormData | null;
  /** Null: no answer came. */
  status: number | null;
  /** Headers of the answer that say something about it. */
  answerHeaders: Record<string, string>;
  /** The answer's text, or why there is none; a long one is cut, and what is no text is named. */
  answer: string;
  seconds: number;
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
/** Tokens are sent in other places as well, where none counts. */
const PLACED = /\b((?:access_|refresh_)?token|jwt|session)=[^&;\s]+/g;
const withoutPlaced = (text: string): string => text.replace(PLACED, '$1=$$TOKEN');

function withoutSecrets(name: string, value: string): string {
  if (name === 'cookie') return withoutPlaced(value);
  return name === 'authorization' ? value.replace(/^(\w+ )?.*$/s, '$1$$TOKEN') : value;
}
const plainHeaders = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, withoutSecrets(name, value)]));

/** The request as a curl command; the token is left to the variable TOKEN, and files are named, as their content is no text. */
export function curlOf({ method, url, headers, body }: Exchange): string {
  const parts = [`curl -X ${method} ${quoted(url)}`];
  for (const [name, value] of Object.entries(headers)) {
    const text = `${name}: ${value}`;
    parts.push(`-H ${text.includes('$TOKEN') ? `"${text}"` : quoted(text)}`);
  }
  if (typeof body === 'string') parts.push(`--data-raw ${quoted(body)}`);
  if (body instanceof FormData)
    for (const [name, value] of body.entries())
      parts.push(
        typeof value === 'string'
          ? `--form-string ${quoted(`${name}=${value}`)}`
          : `-F ${quoted(`${name}=@${value.name};type=${value.type}`)}`,
      );
  return parts.join(' \\\n  ');
}

const MAX_KEPT = 20;
const MAX_ANSWER = 4000;
const MAX_BODY = 20_000;
const SHOWN_HEADERS = ['content-type', 'location', 'retry-after', 'www-authenticate', 'allow', 'cache-control'];

/** What a request is made of, before there is an answer. */
export type Sent = Pick<Exchange, 'operation' | 'method' | 'url' | 'headers' | 'body'>;

/** A text without tokens and without the passwords that must not be told. */
export function masked(text: string, passwords: readonly string[]): string {
  return text
    .replace(/("(?:access_|refresh_)?token"\s*:\s*)"(?:[^"\\]|\\.)*"?/gi, '$1"…"')
    .replace(/("(?:confirm_)?password"\s*:\s*)"((?:[^"\\]|\\.)*)"?/gi, (all, name: string, given: string) =>
      passwords.some((password) => JSON.stringify(password) === `"${given}"`) ? `${name}"…"` : all,
    )
    .replace(/\beyJ[\w-]+(\.[\w-]*)*/g, '…');
}

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}… (${String(text.length)} characters)` : text;

/** A form whose files have no content. */
function withoutFiles(form: FormData): FormData {
  const copy = new FormData();
  for (const [name, value] of form.entries()) {
    if (typeof value === 'string') copy.append(name, cut(value, MAX_BODY));
    else copy.append(name, new File([], value.name, { type: value.type }));
  }
  return copy;
}

/** The text of an answer, or what it is when it is no text. */
export function answerText(type: string, bytes: Uint8Array, text: string): string {
  const isText = type === '' || /^text\/|json|xml|javascript|x-www-form-urlencoded/i.test(type);
  return isText ? text : `(${String(bytes.length)} bytes of ${type})`;
}

/** Keeps the latest requests of each running check, with what came back. */
export class Recorder {
  private readonly passwords: readonly string[];
  /** Some checks run at the same time. */
  private readonly checks = new AsyncLocalStorage<{ operation: string; kept: Exchange[] }>();
  private readonly sent = new Map<string, number>();
  /** How many requests were sent. */
  requests = 0;

  constructor(passwords: readonly string[]) {
    this.passwords = passwords;
  }

  /** Runs a check of an operation; what it asks is kept until it ends. */
  during<T>(operation: string, check: () => Promise<T>): Promise<T> {
    return this.checks.run({ operation, kept: [] }, check);
  }

  /** How many requests the checks of an operation have sent. */
  sentFor(operation: string): number {
    return this.sent.get(operation) ?? 0;
  }

  /** What the running check has asked, the latest last. */
  get exchanges(): Exchange[] {
    return [...(this.checks.getStore()?.kept ?? [])];
  }

  mask(text: string): string {
    return masked(text, this.passwords);
  }

  /** Adds a request that was made before and that the running check looks at. */
  recall(exchange: Exchange): void {
    const kept = this.checks.getStore()?.kept;
    if (!kept || kept.includes(exchange)) return;
    kept.push(exchange);
    if (kept.length > MAX_KEPT) kept.shift();
  }

  note(sent: Sent, status: number | null, headers: Headers | null, answer: string, seconds: number): Exchange {
    const shown = SHOWN_HEADERS.map((name) => [name, headers?.get(name) ?? ''] as const);
    const { body } = sent;
    const exchange: Exchange = {
      ...sent,
      url: withoutPlaced(sent.url),
      headers: plainHeaders(sent.headers),
      body: typeof body === 'string' ? cut(this.mask(body), MAX_BODY) : body && withoutFiles(body),
      status,
      answerHeaders: Object.fromEntries(shown.filter(([, value]) => value !== '')),
      answer: this.mask(cut(answer, MAX_ANSWER)),
      seconds,
    };
    this.requests += 1;
    const by = this.checks.getStore()?.operation;
    if (by !== undefined) this.sent.set(by, this.sentFor(by) + 1);
    this.recall(exchange);
    return exchange;
  }
}
