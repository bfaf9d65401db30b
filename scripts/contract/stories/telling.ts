import { randomUUID } from 'node:crypto';
import { bodyFor, changed } from '../bodies.ts';
import { allRows } from '../checks/lists.ts';
import type { Answer, Body } from '../client.ts';
import { at, Differs, must, needed, same } from '../difference.ts';
import type { Operation } from '../document.ts';
import { schoolDay } from '../schoolDay.ts';
import type { Sender } from '../sessions.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import type { Step, Story } from './story.ts';

const wordsOf = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const filters: Record<string, (text: string) => string> = {
  capitals: (text) => text.toUpperCase(),
  inWords: (day) => wordsOf.format(new Date(`${day}T00:00:00Z`)),
  small: (text) => text.toLowerCase(),
  handwritten: (text) => text.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'i'),
};

/** Runs what belongs to another operation; what differs is reported with that operation's name. */
async function named<T>(call: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Differs)) throw error;
    throw new Differs(error.differences.map((one) => ({ ...one, path: `${call}: ${one.path}` })));
  }
}

/** A story that is being told, with the values that it has collected so far. */
export class Telling {
  private readonly world: World;
  private readonly story: Story;
  private readonly kept = new Map<string, unknown>([['key', randomUUID()]]);

  constructor(world: World, story: Story) {
    this.world = world;
    this.story = story;
  }

  async tell(): Promise<void> {
    for (const step of this.story.steps) await this.step(step);
  }

  private async step(step: Step): Promise<void> {
    await this.lookUp(JSON.stringify(step));
    const operation = this.world.operation(step.call);
    const isOwn = this.story.operations.includes(step.call);
    const isList = (step.holds ?? step.lacks) !== undefined;
    const ask = (): Promise<Answer | Body[]> => (isList ? this.rows(operation, step) : this.ask(operation, step));
    // That another operation grants what is valid is its own matter; what it refuses, and what it answers, is the story's.
    const answer = await (isOwn ? ask() : step.status === undefined ? needed(step.call, ask) : named(step.call, ask));
    const compare = () => {
      if (Array.isArray(answer)) this.look(answer, step);
      else this.compare(answer, step);
      return Promise.resolve();
    };
    await (isOwn ? compare() : named(step.call, compare));
  }

  private async ask(operation: Operation, step: Step): Promise<Answer> {
    const { world } = this;
    const request = {
      token: await this.token(operation, step.as),
      params: step.params ? this.filled(step.params) : (await world.valid(operation)).params,
      query: this.filled(step.query ?? {}),
      headers: this.filled(step.headers ?? {}),
      body: await this.body(operation, step),
    };
    const answer = await world.send(operation, request);
    documented(operation, answer, step.status ?? operation.success);
    const isDeletion = operation.method === 'DELETE' && answer.status === 200;
    if (isDeletion && request.params?.['id'] !== undefined) await world.gone(request.params['id']);
    return answer;
  }

  private compare(answer: Answer, { match = {}, keep = {} }: Step): void {
    for (const [path, expected] of Object.entries(match)) same(path, this.filled(expected), at(answer.body, path));
    for (const [name, path] of Object.entries(keep)) {
      must(at(answer.body, path) !== undefined, path, 'to be there', undefined);
      this.kept.set(name, at(answer.body, path));
    }
  }

  /** The rows of all pages of a list, in as few requests as it allows. */
  private async rows(operation: Operation, step: Step): Promise<Body[]> {
    const parameter = (name: string) => operation.parameters.find((one) => one.name === name);
    const query = { ...(parameter('size') && { size: '100' }), ...this.filled(step.query ?? {}) };
    const token = await this.token(operation, step.as);
    const isWhole = parameter('page')?.schema.default === undefined;
    if (!isWhole && step.as === undefined) return allRows(operation, this.world, query);
    const answer = await this.world.send(operation, { token, query });
    documented(operation, answer, operation.success);
    return at(answer.body, 'data') as Body[];
  }

  /** Looks for a row in a list. */
  private look(rows: Body[], { holds, lacks }: Step): void {
    const wanted = this.filled(holds ?? { id: lacks ?? '' });
    const row = rows.find(({ id }) => id === wanted.id);
    if (!holds) must(row === undefined, 'data', `a list without ${wanted.id}`, row);
    else must(row !== undefined, 'data', `a list with ${wanted.id}`, `${String(rows.length)} others`);
    for (const [path, expected] of Object.entries(row && holds ? wanted : {}))
      same(`data.${path}`, expected, at(row, path));
  }

  private async body(operation: Operation, step: Step): Promise<Body | undefined> {
    if (step.body) return this.filled(step.body);
    let body = await bodyFor(operation, this.world.sources);
    for (const [path, value] of Object.entries(step.with ?? {})) {
      body = changed(body, path.split('.'), this.filled(value));
    }
    return body;
  }

  private async token(operation: Operation, as: Step['as']): Promise<string | null> {
    const kept = as?.startsWith('{') ? this.filled(as) : undefined;
    return kept === undefined ? this.world.sessions.token(operation, as as Sender | undefined) : kept;
  }

  /** Creates or looks up what a step refers to and the story does not have yet. */
  private async lookUp(text: string): Promise<void> {
    if (text.includes('{customerEmail')) this.kept.set('customerEmail', (await this.world.account('customer')).email);
    for (const day of ['freeDay', 'otherDay'])
      if (text.includes(`{${day}`) && !this.kept.has(day)) this.kept.set(day, await this.world.days.take());
    this.kept.set('yesterday', schoolDay(-1));
    for (const [name = '', days] of text.matchAll(/(?<=\{)inDays\.(\d+)/g))
      this.kept.set(name, schoolDay(Number(days)));
    for (const [name = '', creator = '', field] of text.matchAll(/(?<=\{)read\.(\w+)(?:\.(\w+))?/g)) {
      const row = await this.world.row(creator);
      this.kept.set(name, field === undefined ? row.id : row.fields[field]);
    }
  }

  /** Replaces {names}; a text that is nothing but a name becomes its value. */
  private filled<T>(value: T): T {
    if (Array.isArray(value)) return value.map((part: unknown) => this.filled(part)) as T;
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, this.filled(part as unknown)])) as T;
    }
    if (typeof value !== 'string') return value;
    const whole = /^\{([\w.]+)\}$/.exec(value)?.[1];
    if (whole !== undefined && this.kept.has(whole)) return this.kept.get(whole) as T;
    const text = value.replace(/\{([\w.]+)(?:\|(\w+))?\}/g, (all, name: string, filter = '') =>
      this.kept.has(name) ? (filters[String(filter)] ?? String)(String(this.kept.get(name))) : all,
    );
    return this.world.sources.text(text) as T;
  }
}
