import assert from 'node:assert/strict';
import http from 'node:http';
import { fuzzMaterial, FUZZ_PASSWORD, type Lists, publicLists } from '../../server/fuzz/material.ts';
import { Random } from '../../server/fuzz/random.ts';
import type { Material } from '../../server/fuzz/requests.ts';
import { send } from '../../server/fuzz/send.ts';
import { operation } from '../../server/contract.ts';
import { ask, dataOf } from '../../server/load/ask.ts';
import { admin, type BuiltServer } from '../builtServer.ts';
import type { Hostile } from './protocol.ts';
import type { PatternAttack } from './patterns.ts';
import { exchange, type RawAnswer } from './raw.ts';

/** Statuses above 499 that a server may give on purpose: it is too busy, or its disk is full. */
export const STATED = [503, 507];
const PATIENCE = 10_000;
const WORKERS = 8;
/** The attack ends after this many findings. */
const ENOUGH = 20;

/** Everything that the public lists hold. */
export async function readLists({ url }: BuiltServer): Promise<Lists> {
  const lists: Lists = new Map();
  for (const id of publicLists)
    lists.set(id, dataOf<{ id: string }[]>(await ask(url + operation(id).path, {}, PATIENCE)));
  return lists;
}

/** Why an answer to a hostile request is not allowed, or null. Only the API has to answer in JSON. */
function problemOf({ status, type, text }: RawAnswer, isApi: boolean, hasBody = true): string | null {
  if (status < 200 || (status >= 500 && !STATED.includes(status))) return `status ${String(status)}`;
  if (status < 400 || !hasBody) return null;
  if (!type.startsWith('application/json')) return isApi ? `${String(status)} of type '${type}'` : null;
  const { message } = JSON.parse(text) as { message?: unknown };
  return typeof message === 'string' && message !== '' ? null : `${String(status)} without a message`;
}

/** An attacker with a customer's account, and for some attacks with an administrator's. */
export class Attacker {
  readonly found: string[] = [];
  /** How many connections were closed without an answer. */
  refused = 0;
  readonly material: Material;
  private readonly server: BuiltServer;
  private readonly port: number;
  private readonly agent = new http.Agent({ keepAlive: true, maxSockets: WORKERS });

  private constructor(server: BuiltServer, material: Material) {
    this.server = server;
    this.port = Number(server.port);
    this.material = material;
  }

  static async at(server: BuiltServer): Promise<Attacker> {
    return new Attacker(server, await fuzzMaterial(await readLists(server)));
  }

  close(): void {
    this.agent.destroy();
  }

  /** Takes new tokens; without `isAdmin` the customer's stands in for the administrator's. */
  async signIn(isAdmin: boolean): Promise<void> {
    const email = `attacker-${String(Math.random()).slice(2)}@example.com`;
    const account = { email, password: FUZZ_PASSWORD };
    const register = { name: 'Mallory', email, password: FUZZ_PASSWORD, confirm_password: FUZZ_PASSWORD };
    const { url } = this.server;
    assert.equal((await ask(`${url}/api/auth/register`, { json: register }, PATIENCE)).status, 201);
    const login = async (json: object) => {
      const reply = await ask(`${url}/api/auth/login`, { json }, PATIENCE);
      return dataOf<{ access_token: string; refresh_token: string }>(reply);
    };
    const customer = (await login(account)).access_token;
    const refresh = (await login(account)).refresh_token;
    this.material.tokens = { customer, refresh, admin: isAdmin ? (await login(admin)).access_token : customer };
  }

  /** Sends requests; the types of their answers and the time they take are looked at. */
  async sendAll(count: number, attack: (index: number) => PatternAttack): Promise<void> {
    await this.inParallel(count, async (index) => {
      const request = attack(index);
      const told = `#${String(index)} ${request.method} ${request.path.slice(0, 80)} ${JSON.stringify(request.headers).slice(0, 200)} ${request.body?.toString('latin1').slice(0, 120) ?? ''}`;
      try {
        const answer = await send(this.port, this.agent, request, PATIENCE);
        const problem = problemOf(answer, request.path.startsWith('/api'));
        if (problem !== null) this.found.push(`${told}: ${problem} ${answer.text.slice(0, 100)}`);
      } catch (error) {
        // The server may close the connection when it refuses a body that has not arrived yet.
        const code = error instanceof Error && 'code' in error ? error.code : '';
        if (code === 'ECONNRESET' || code === 'EPIPE') this.refused += 1;
        else this.found.push(`${told}: no answer, ${String(error)}`);
      }
    });
  }

  /** Sends bytes, each on a connection of its own. */
  async exchangeAll(count: number, attack: (random: Random) => Hostile, seed: number): Promise<void> {
    await this.inParallel(count, async (index) => {
      const { name, bytes } = attack(new Random(seed + index));
      const { answers, isDone } = await exchange(this.port, bytes, PATIENCE);
      const text = bytes.toString('latin1', 0, 200);
      const isApi = /^[A-Z]+ \/api/.test(text);
      const problems = answers.map((answer) => problemOf(answer, isApi, !text.startsWith('HEAD')));
      if (!isDone) problems.push('neither an answer nor an end');
      if (answers.length === 0) this.refused += 1;
      for (const problem of problems)
        if (problem !== null)
          this.found.push(
            `#${String(index)} ${name} ${JSON.stringify(text)}: ${problem} ${JSON.stringify(answers.at(-1))}`,
          );
    });
  }

  private async inParallel(count: number, work: (index: number) => Promise<void>): Promise<void> {
    let next = 0;
    const worker = async () => {
      while (next < count && this.found.length < ENOUGH) await work((next += 1) - 1);
    };
    await Promise.all(Array.from({ length: WORKERS }, worker));
  }
}
