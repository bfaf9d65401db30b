import http from 'node:http';
import { readOperations } from '../../../../packages/contract-check/src/document.ts';
import { type FuzzRequest, fuzzRequest, type Material } from './requests.ts';
import { Random } from './random.ts';
import { type FuzzAnswer, send } from './send.ts';

export interface FuzzOptions {
  port: number;
  seed: number;
  material: Material;
  /** How many requests are sent at once. */
  workers: number;
  /** How long an answer may take (ms). */
  patience: number;
  /** Fills in new tokens, as fuzzed requests may end sessions. */
  signIn: () => Promise<void>;
  /** Statuses above 499 that are allowed, with a message. */
  allowed?: number[];
  /** Addresses to send from; without them it is the machine's. */
  from?: string[];
}

const REQUESTS_A_SESSION = 300;
/** A run ends after this many faults. */
const ENOUGH = 20;

/** Why an answer is not one that the contract allows for any request, or null. */
function problemOf({ status, type, text, ms }: FuzzAnswer, patience: number, allowed: number[]): string | null {
  if (status < 200 || (status >= 500 && !allowed.includes(status))) return `status ${String(status)}`;
  if (!type.startsWith('application/json')) return `content type ${type}`;
  if (ms > patience) return `${String(Math.round(ms))} ms`;
  const body = JSON.parse(text) as { message?: unknown; data?: unknown };
  if (status < 300) return body.data === undefined ? 'no data' : null;
  if (typeof body.message !== 'string' || body.message === '') return 'no message';
  return /\n\s+at |node_modules|select .* from/.test(text) ? 'inner workings' : null;
}

const told = ({ method, path, headers, body }: FuzzRequest): string => {
  const short = { ...headers, authorization: headers['authorization']?.slice(0, 20) };
  return `${method} ${path.slice(0, 120)} ${JSON.stringify(short).slice(0, 300)} ${body?.toString('latin1').slice(0, 300) ?? ''}`;
};

/** Sends random requests that are derived from the contract; the seed and its number repeat one. */
export class FuzzRun {
  /** The faults, each with its request. */
  readonly found: string[] = [];
  readonly statuses = new Map<number, number>();
  private readonly options: FuzzOptions;
  private readonly operations = readOperations();
  private readonly agent: http.Agent;
  private sent = 0;

  constructor(options: FuzzOptions) {
    this.options = options;
    this.agent = new http.Agent({ keepAlive: true, maxSockets: options.workers });
  }

  /** How often each status was answered. */
  get summary(): string {
    const sorted = [...this.statuses].sort(([a], [b]) => a - b);
    return sorted.map(([status, count]) => `${String(status)}: ${String(count)}`).join(', ');
  }

  /** Sends until this many requests have been sent in total. */
  async until(count: number): Promise<void> {
    while (this.sent < count && this.found.length < ENOUGH) {
      await this.options.signIn();
      const end = Math.min(count, this.sent + REQUESTS_A_SESSION);
      const work = async () => {
        while (this.sent < end) await this.one();
      };
      await Promise.all(Array.from({ length: this.options.workers }, work));
    }
  }

  close(): void {
    this.agent.destroy();
  }

  private async one(): Promise<void> {
    const { port, seed, material, patience, from, allowed = [] } = this.options;
    const index = this.sent;
    this.sent += 1;
    const random = new Random(seed + index);
    const operation = this.operations[index % this.operations.length];
    if (!operation) throw new Error('openapi.yaml has no operations.');
    const request = fuzzRequest(operation, material, random);
    const tell = (what: string) => this.found.push(`#${String(index)} ${told(request)}: ${what}`);
    try {
      const answer = await send(port, this.agent, request, patience, from && random.of(from));
      this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
      const problem = problemOf(answer, patience, allowed);
      if (problem === null) learn(material, request, answer);
      else tell(`${problem} ${answer.text.slice(0, 200)}`);
    } catch (error) {
      tell(`no answer: ${String(error)}`);
    }
  }
}

/** Remembers what the fuzz test created itself: it may change and delete that. */
function learn({ ids }: Material, { operation }: FuzzRequest, { status, text }: FuzzAnswer): void {
  if (status !== 201) return;
  const { data } = JSON.parse(text) as { data: { id?: string; booking?: { id: string; booking_code: string } } };
  const keep = (path: string, id: string) => ids.set(path, [...(ids.get(path) ?? []).slice(-50), id]);
  if (data.booking) {
    keep('/api/bookings', data.booking.id);
    keep('/api/check-booking', data.booking.booking_code);
  } else if (data.id !== undefined) keep(operation.id === 'register' ? '/api/users' : operation.path, data.id);
}
