import { setTimeout as sleep } from 'node:timers/promises';
import type { Body } from './client.ts';
import type { Operation } from './document.ts';
import { creatorOf, type Row } from './rows.ts';

// Some databases keep whole seconds: rows of the same second have no order.
const CLOCK_PRECISION = 1100;

/** Rows whose order is known by their instants: `late` ones were asked for at least a second after the `early` ones. */
export interface Pairs {
  early: Row[];
  late: Row[];
}

/** The order by age that the description of a list names. */
export function ageOrder({ method, description }: Operation): 'oldest' | 'newest' | undefined {
  const [, named] = /\b(oldest|newest) first/i.exec(method === 'GET' ? description : '') ?? [];
  return named === undefined ? undefined : named.toLowerCase() === 'oldest' ? 'oldest' : 'newest';
}

/** The operations that create the rows of lists with such an order. */
export function creatorsOfOrdered(operations: Operation[], only: string[]): string[] {
  const lists = operations.filter((one) => ageOrder(one) && (only.length === 0 || only.includes(one.id)));
  return [...new Set(lists.flatMap(({ path }) => creatorOf(operations, path)?.id ?? []))];
}

/** A name for a row that has one; later rows get one that stands before that of earlier ones in the alphabet. */
export const nameIn = (body: Body | undefined, name: string): Body =>
  typeof body?.['name'] === 'string' ? { name } : {};

/** Makes rows for all lists whose order is checked, and waits once for all of them. */
export class PairMaker {
  private readonly creators: string[];
  private readonly make: { early: (creator: string) => Promise<Row[]>; late: (creator: string) => Promise<Row[]> };
  private readonly early = new Map<string, Promise<Row[]>>();
  private readonly late = new Map<string, Promise<Row[]>>();
  private begun: Promise<void> | undefined;

  constructor(creators: string[], make: PairMaker['make']) {
    this.creators = creators;
    this.make = make;
  }

  /** Early and late rows of a creator. */
  async of(creator: string): Promise<Pairs> {
    await (this.begun ??= this.begin());
    const early = await this.earlyOf(creator);
    // Another creator's rows may have been made long after the others.
    const age = Date.now() - Math.max(...early.map(({ at }) => at));
    if (age < CLOCK_PRECISION) await sleep(CLOCK_PRECISION - age);
    const late = this.late.get(creator) ?? this.make.late(creator);
    this.late.set(creator, late);
    return { early, late: await late };
  }

  private earlyOf(creator: string): Promise<Row[]> {
    const early = this.early.get(creator) ?? this.make.early(creator);
    this.early.set(creator, early);
    return early;
  }

  private async begin(): Promise<void> {
    // What cannot be made is reported by the list that needs it.
    for (const creator of this.creators) await this.earlyOf(creator).catch(() => undefined);
  }
}
