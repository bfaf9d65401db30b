import { now } from './clock.ts';
import type { Answer, Body, Client } from './client.ts';
import { at, must, needed, saidBy, Skipped } from './difference.ts';
import type { Operation } from './document.ts';
import { documented } from './validate.ts';

const DAYS_LOOKED_AT = 92;
/** How far ahead days are looked for, and then further: later than people book, within the two years that can be booked. */
const DAYS_AHEAD = [500, 500 + DAYS_LOOKED_AT];
const DAY = 86_400_000;

/** The date so many days from now, in UTC. */
export const dateAhead = (days: number): string => new Date(now() + days * DAY).toISOString().slice(0, 10);

/** How long from now people book, and how far ahead an open day is looked for. */
export const SOON = 3;
const LATEST = 33;

/** The first day from `SOON` on that is open and has no limit; undefined when the backend names none. */
export async function openDay(client: Client, list: Operation): Promise<string | undefined> {
  try {
    const { body } = await client.send(list, { query: { from: dateAhead(SOON), to: dateAhead(LATEST) } });
    const days = at(body, 'data');
    const isOpen = ({ is_open, places_left }: Body) => is_open === true && places_left === null;
    const found = Array.isArray(days) ? (days as Body[]).find(isOpen) : undefined;
    return typeof found?.['date'] === 'string' ? found['date'] : undefined;
  } catch {
    return undefined; // the checks of the operation say what is wrong with it
  }
}

/** What is sent to `updateDays` so that days are as a check takes them: open, with nothing else said of them. */
export const asTaken = (from: string, to: string): Body => ({
  from,
  to,
  is_open: true,
  reason: null,
  capacity: null,
  note: null,
});

/** Finds days that nobody has changed or booked, for checks to change, and puts them back. */
export class FreeDays {
  private readonly client: Client;
  private readonly operation: (id: string) => Operation;
  private readonly token: (operation: Operation) => Promise<string | null>;
  private readonly found = new Map<number, Promise<string[]>>();
  private readonly taken: string[] = [];
  private readonly onTaken: (day: string) => void;

  constructor(
    client: Client,
    operation: FreeDays['operation'],
    adminToken: FreeDays['token'],
    onTaken: FreeDays['onTaken'],
  ) {
    this.onTaken = onTaken;
    this.client = client;
    this.operation = operation;
    this.token = adminToken;
  }

  /** A day that no other check has had. */
  async take(): Promise<string> {
    return String((await this.takeRun(1))[0]);
  }

  /** So many days in a row that no other check has had. */
  async takeRun(length: number): Promise<string[]> {
    const isRun = (start: string, from: number, free: string[]) =>
      Date.parse(free[from + length - 1] ?? '') - Date.parse(start) === (length - 1) * DAY;
    for (const ahead of DAYS_AHEAD) {
      const known = this.found.get(ahead) ?? this.look(ahead);
      this.found.set(ahead, known);
      const free = await needed('listDays', () => known);
      const from = free.findIndex(isRun);
      if (from < 0) continue;
      const days = free.splice(from, length);
      this.taken.push(...days);
      days.forEach(this.onTaken);
      return days;
    }
    const what = length === 1 ? 'days' : `${String(length)} days in a row`;
    throw new Skipped(`the backend has no more ${what} that nobody has changed or booked`);
  }

  private async look(ahead: number): Promise<string[]> {
    const list = this.operation('listDays');
    const query = { from: dateAhead(ahead), to: dateAhead(ahead + DAYS_LOOKED_AT - 1) };
    const answer = await this.client.send(list, { token: await this.token(list), query });
    documented(list, answer, list.success);
    const days = at(answer.body, 'data') as Body[];
    must(days.length === DAYS_LOOKED_AT, 'data.length', String(DAYS_LOOKED_AT), days.length);
    const isFree = ({ is_open, capacity, note, people }: Body) =>
      is_open === true && [capacity, note].every((one) => (one ?? null) === null) && (people ?? 0) === 0;
    return days.filter(isFree).map(({ date }) => String(date));
  }

  /** The days that are not put back yet. */
  names(): string[] {
    return this.taken.map((day) => `updateDays ${day}`);
  }

  /** Opens the days that were taken, and takes limit and note away; returns what stays, and why. */
  async restore(): Promise<string[]> {
    const left: string[] = [];
    this.taken.sort();
    for (let day = this.taken[0]; day !== undefined; day = this.taken[0]) {
      const run = this.taken.filter((one, i) => Date.parse(one) - Date.parse(day) === i * DAY);
      // Those that are not as they were after all are put back one by one, which says what is wrong with which.
      const again = run.length > 1 ? await this.stillChanged(run) : run;
      for (const one of again) {
        const why = await this.open(one, one).then(
          (answer) => (answer.status === 200 ? null : `answers ${String(answer.status)}${saidBy(answer)}`),
          (error: unknown) => (error as Error).message,
        );
        if (why !== null) left.push(`updateDays ${one}: ${why}`);
      }
      this.taken.splice(0, run.length);
    }
    return left;
  }

  private async open(from: string, to: string): Promise<Answer> {
    const update = this.operation('updateDays');
    return this.client.send(update, { token: await this.token(update), body: asTaken(from, to) });
  }

  /** Opens days that follow each other with one request; returns those that its answer does not show as they were. */
  private async stillChanged(days: string[]): Promise<string[]> {
    const rows = await this.open(days[0] ?? '', days.at(-1) ?? '').then(
      ({ body }) => at(body, 'data'),
      () => undefined,
    );
    const isAsBefore = ({ is_open, capacity, note }: Body) => is_open === true && capacity === null && note === null;
    const opened = Array.isArray(rows) ? (rows as Body[]).filter(isAsBefore).map(({ date }) => date) : [];
    return days.filter((day) => !opened.includes(day));
  }
}
