import { setTimeout as sleep } from 'node:timers/promises';
import { ask, type Ask, dataOf, isUnavailable, problemOf, type Reply } from './ask.ts';

export interface CallOptions {
  /** Addresses of the instances: each request goes to any of them. */
  urls: string[];
  admin: { email: string; password: string };
  /** Whether connections may break, as the servers are killed. Otherwise a request without an answer is a problem. */
  mayBreak: boolean;
  /** How long an answer may take (ms). */
  patience: number;
}

/** Sends requests to the instances of a school, and counts what became of them. */
export class Caller {
  /** Answers that no server may give. */
  readonly problems: string[] = [];
  readonly counts = { answered: 0, unavailable: 0, broken: 0, slowest: 0 };
  protected token = '';
  private readonly options: CallOptions;

  constructor(options: CallOptions) {
    this.options = options;
  }

  /** Sends a request to one of the instances; null without an answer, or when the answer says to try later. */
  protected async send({ path, ...request }: Ask & { path: string }, wanted: number[]): Promise<Reply | null> {
    const { urls, mayBreak, patience } = this.options;
    const url = urls[Math.floor(Math.random() * urls.length)] ?? '';
    try {
      const reply = await ask(url + path, request, patience);
      this.counts.slowest = Math.max(this.counts.slowest, reply.ms);
      if (wanted.includes(reply.status)) {
        this.counts.answered += 1;
        return reply;
      }
      const problem =
        problemOf(reply) ??
        (isUnavailable(reply) ? null : `status ${String(reply.status)}: ${JSON.stringify(reply.body)}`);
      if (problem !== null) this.problems.push(`${request.method ?? ''} ${path}: ${problem}`);
      this.counts.unavailable += 1;
    } catch (error) {
      this.counts.broken += 1;
      const isSlow = error instanceof Error && error.name === 'TimeoutError';
      if (!mayBreak || isSlow)
        this.problems.push(
          `${path}: no answer, ${String(error)} ${error instanceof Error && error.cause instanceof Error ? error.cause.message : ''}`,
        );
    }
    await sleep(20);
    return null;
  }

  protected async must(request: Ask & { path: string }): Promise<Reply> {
    const reply = await this.send(request, [200]);
    if (!reply) throw new Error(`${request.path}: ${this.problems.at(-1) ?? 'no answer'}`);
    return reply;
  }

  protected async signIn(): Promise<void> {
    const reply = await this.must({ path: '/api/auth/login', json: this.options.admin });
    this.token = dataOf<{ access_token: string }>(reply).access_token;
  }

  /** All rows of a list whose address ends with the number of the page. */
  protected async everyPage<T>(path: string): Promise<T[]> {
    await this.signIn(); // the token lasts a quarter of an hour, the load may have lasted longer
    const page = async (n: number) => {
      const { body } = await this.must({ path: `${path}${String(n)}`, token: this.token });
      return body as { data: T[]; paging: { total_page: number } };
    };
    const first = await page(1);
    const all = [...first.data];
    for (let n = 2; n <= first.paging.total_page; n += 1) all.push(...(await page(n)).data);
    return all;
  }
}
