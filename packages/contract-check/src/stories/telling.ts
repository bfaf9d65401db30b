import { randomUUID } from 'node:crypto';
import { bodyFor, changed } from '../bodies.ts';
import { allRows, parameterOf } from '../checks/pages.ts';
import type { Answer, Body } from '../client.ts';
import { at, must, needed, same, shown } from '../difference.ts';
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
  spaced: (text) => text.replace(/^(...)(...)/, '$1-$2 - '),
  small: (text) => text.toLowerCase(),
  handwritten: (text) => text.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'i'),
};

/** Days from now that stories name and that any backend can be asked for; others are about how far ahead people book. */
const NEAR = [4, 5, 6, 7, 8];
/** How many days in a row a story of a course has. */
const RUN = 5;
const openDays = new WeakMap<World, Promise<string[]>>();

/** The day so many days from now; at level 2, where the school may be closed on a near one, one of as many in a row that are open. */
async function dayAhead(world: World, days: number): Promise<string> {
  const index = NEAR.indexOf(days);
  if (index < 0 || world.level === 1) return schoolDay(days);
  const taken = openDays.get(world) ?? world.days.takeRun(NEAR.length);
  openDays.set(world, taken);
  return (await taken)[index] ?? schoolDay(days);
}

type Around = <T>(by: string, run: () => T | Promise<T>) => Promise<T>;
/** For a step of an operation that the story is about: what is wrong is its own fault. */
const plain: Around = async (...[, run]) => run();

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
    let isCalled = false;
    for (const step of this.story.steps) {
      const isOwn = this.story.operations.includes(step.call);
      isCalled ||= isOwn;
      await this.step(step, isOwn ? plain : needed, isOwn ? plain : isCalled ? shown : needed);
    }
  }

  /** Makes a call; `calling` says whose fault it is when the call fails, `looking` whose when its answer is not as expected. */
  private async step(step: Step, calling: Around, looking: Around): Promise<void> {
    const operation = this.world.operation(step.call);
    await calling(step.call, () => this.lookUp(JSON.stringify(step)));
    if ((step.holds ?? step.lacks) !== undefined) {
      const rows = await calling(step.call, () => this.rows(operation, step));
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

  /** The rows of a list among which a row is looked for; somebody else's are few. */
  private async rows(operation: Operation, step: Step): Promise<Body[]> {
    const { as, query = {}, holds, lacks } = step;
    const wanted = this.filled(holds?.id ?? lacks ?? '');
    if (as === undefined) return allRows(operation, this.world, this.filled(query), [wanted]);
    const size = parameterOf(operation, 'size')?.schema.maximum;
    const answer = await this.world.send(operation, {
      token: await this.token(operation, as),
      query: { ...this.filled(query), ...(size !== undefined && { size }) },
    });
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
    if (text.includes('{run.') && !this.kept.has('run.1'))
      (await this.world.days.takeRun(RUN)).forEach((day, i) => this.kept.set(`run.${String(i + 1)}`, day));
    this.kept.set('yesterday', schoolDay(-1));
    for (const [name = '', days] of text.matchAll(/(?<=\{)inDays\.(\d+)/g))
      this.kept.set(name, await dayAhead(this.world, Number(days)));
    for (const [name = '', creator = '', field] of text.matchAll(/(?<=\{)read\.(\w+)(?:\.(\w+))?/g)) {
      const row = await this.world.row(creator);
      this.kept.set(name, field === undefined ? row.id : row.fields[field]);
    }
  }

  /** Replaces {names}; a text that is nothing but a name becomes its value. */
  private filled<T>(value: T): T {
    if (Array.isArray(value)) return value.map((part: unknown) => this.filled(part)) as T;
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([key, part]) => [this.filled(key), this.filled(part as unknown)]),
      ) as T;
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
