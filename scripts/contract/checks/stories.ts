import { randomUUID } from 'node:crypto';
import { bodyFor, changed } from '../bodies.ts';
import type { Answer, Body } from '../client.ts';
import { at, must, needed, same, shown } from '../difference.ts';
import type { Level, Operation } from '../document.ts';
import type { Sender } from '../sessions.ts';
import { accountsStories, passwordStories } from '../stories/accounts.ts';
import { bookingsStories } from '../stories/bookings.ts';
import { contentStories } from '../stories/content.ts';
import { counterStories } from '../stories/counter.ts';
import { failuresStories, fullFailuresStories } from '../stories/failures.ts';
import { ledgerStories } from '../stories/ledger.ts';
import { daysStories } from '../stories/days.ts';
import { deskStories } from '../stories/desk.ts';
import { messagesStories } from '../stories/messages.ts';
import { ownStories } from '../stories/own.ts';
import { figuresStories } from '../stories/figures.ts';
import { sessionsStories } from '../stories/sessions.ts';
import { unaskedStories } from '../stories/unasked.ts';
import type { Step, Story } from '../stories/story.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import type { Plan } from './check.ts';
import { allRows } from './pages.ts';

/** By the level of what they tell. */
const stories: Record<Level, Story[]> = {
  1: [...accountsStories, ...failuresStories, ...unaskedStories, ...contentStories, ...bookingsStories],
  2: [
    ...daysStories,
    ...sessionsStories,
    ...counterStories,
    ...deskStories,
    ...ownStories,
    ...passwordStories,
    ...messagesStories,
    ...ledgerStories,
    ...figuresStories,
    ...fullFailuresStories,
  ],
};

const wordsOf = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const filters: Record<string, (text: string) => string> = {
  capitals: (text) => text.toUpperCase(),
  inWords: (day) => wordsOf.format(new Date(`${day}T00:00:00Z`)),
  handwritten: (text) => text.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'i'),
};

type Around = <T>(by: string, run: () => T | Promise<T>) => Promise<T>;
/** For a step of the checked operation: what is wrong is its own fault. */
const plain: Around = async (_, run) => run();

/** The values that a story has collected so far. */
class Telling {
  private readonly world: World;
  private readonly kept = new Map<string, unknown>([['key', randomUUID()]]);

  constructor(world: World) {
    this.world = world;
  }

  /** Makes a call; `calling` says whose fault it is when the call fails, `looking` whose when its answer is not as expected. */
  async step(step: Step, calling: Around, looking: Around): Promise<void> {
    const { world } = this;
    const operation = world.operation(step.call);
    const lists = (step.holds ?? step.lacks) !== undefined;
    if (lists) {
      const rows = await calling(step.call, async () => {
        await this.lookUp(JSON.stringify(step));
        const wanted = this.filled(step.holds?.id ?? step.lacks ?? '');
        return allRows(operation, world, this.filled(step.query ?? {}), [wanted]);
      });
      await looking(step.call, () => this.look(rows, step));
      return;
    }
    const answer = await calling(step.call, () => this.send(operation, step));
    const status = step.status ?? operation.success;
    // Whether a call is granted or refused shows what came before it; how its answer looks is its own matter.
    const judging = answer.status < 500 && answer.status !== status ? looking : calling;
    await judging(step.call, () => documented(operation, answer, status));
    await looking(step.call, () => this.compare(answer, step));
  }

  private async send(operation: Operation, step: Step): Promise<Answer> {
    const { world } = this;
    await this.lookUp(JSON.stringify(step));
    const request = {
      token: await this.token(operation, step.as),
      params: step.params ? this.filled(step.params) : (await world.valid(operation)).params,
      query: this.filled(step.query ?? {}),
      headers: this.filled(step.headers ?? {}),
      body: await this.body(operation, step),
    };
    const answer = await world.send(operation, request);
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

  /** Looks for a row among those of a list. */
  private look(rows: Body[], { holds, lacks }: Step): void {
    const wanted = this.filled(holds ?? { id: lacks ?? '' });
    const row = rows.find(({ id }) => id === wanted.id);
    if (!holds) must(row === undefined, 'data', `a list without ${wanted.id}`, row);
    else must(row !== undefined, 'data', `a list with ${wanted.id}`, `${String(rows.length)} others`);
    for (const [name, expected] of Object.entries(row && holds ? wanted : {}))
      same(`data.${name}`, expected, row?.[name]);
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
    if (text.includes('{freeDay') && !this.kept.has('freeDay')) this.kept.set('freeDay', await this.world.days.take());
    for (const [, creator = ''] of text.matchAll(/\{read\.(\w+)\}/g)) {
      this.kept.set(`read.${creator}`, (await this.world.row(creator)).id);
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

/** Checks of what the contract says in words. */
export const storyChecks: Plan = ({ id }, world) =>
  [...stories[1], ...(world.level === 2 ? stories[2] : [])]
    .filter(({ operation }) => operation === id)
    .map(({ name, steps }) => ({
      name,
      run: async () => {
        const telling = new Telling(world);
        let isCalled = false;
        for (const step of steps) {
          const isOwn = step.call === id;
          isCalled ||= isOwn;
          await telling.step(step, isOwn ? plain : needed, isOwn ? plain : isCalled ? shown : needed);
        }
      },
    }));
