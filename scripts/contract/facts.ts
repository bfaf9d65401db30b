import type { Answer, Body } from './client.ts';
import { at, type Difference, Differs, needed, show } from './difference.ts';
import type { Operation, Schema } from './document.ts';
import { rowIn } from './fixtures.ts';
import { dateAhead } from './freeDays.ts';
import { bodyOfKind, type Kind } from './kinds.ts';
import { isShownIn, knownTo, readersOf, readRow } from './readers.ts';
import { paramsOf, rowsFor } from './rows.ts';
import { emptyOf, shownOf, unlike } from './shown.ts';
import { documented } from './validate.ts';
import type { World } from './world.ts';

/** A row that was made with a body of a kind, and what every reader is to show of it. */
export interface Fact {
  operation: Operation;
  tag: string;
  sent: Body;
  known: Body;
  booking: Body | undefined;
}

/** What a reader shows of a row: what differs, or why it could not be read. */
export interface Seen {
  reader: Operation;
  row: Body | undefined;
  differences: Difference[];
  failure: Differs | undefined;
}

const FAR_DAYS = 3;
const FAR_AHEAD = 400;
/** Clocks of servers may be wrong by this much (ms). */
const CLOCKS_DIFFER = 5 * 60_000;

/** Where a new row is in the answer of its creator. */
export const rowPathOf = ({ id }: Operation): string => ['data', rowIn[id]].filter(Boolean).join('.');

function rowSchemaOf({ id, success, responses }: Operation): Schema {
  const data = responses.get(String(success))?.schema?.properties?.['data'] ?? {};
  return rowIn[id] === undefined ? data : (data.properties?.[rowIn[id]] ?? {});
}

/** The fields of a new row that say when it was made, if they do not say now. */
function untimely(row: Body, { headers }: Answer, path: string): Difference[] {
  const header = Date.parse(headers.get('date') ?? '');
  const now = Number.isNaN(header) ? Date.now() : header;
  const wrong = ['created_at', 'paid_at'].filter(
    (name) => typeof row[name] === 'string' && !(Math.abs(Date.parse(row[name]) - now) <= CLOCKS_DIFFER),
  );
  const expected = `about ${new Date(now).toISOString()}, as the row is new`;
  return wrong.map((name) => ({ path: `${path}.${name}`, expected, got: show(row[name]) }));
}

/** The rows that are made to be read back, one of each creator and kind. */
export class Facts {
  private static readonly all = new WeakMap<World, Facts>();
  private readonly world: World;
  private readonly made = new Map<string, Promise<Fact>>();
  private readonly seen = new Map<Fact, Promise<Seen[]>>();
  private days: Promise<string[]> | undefined;
  private dayCount = 0;

  constructor(world: World) {
    this.world = world;
  }

  static of(world: World): Facts {
    const facts = Facts.all.get(world) ?? new Facts(world);
    Facts.all.set(world, facts);
    return facts;
  }

  /** A day far ahead, which takes many people. */
  readonly day = async (): Promise<string> => {
    const days = await (this.days ??= this.farDays());
    this.dayCount += 1;
    return days[this.dayCount % days.length] ?? this.world.soon;
  };

  private async farDays(): Promise<string[]> {
    const days: string[] = [];
    for (let i = 0; i < FAR_DAYS; i += 1)
      days.push(this.world.level === 2 ? await this.world.days.take() : dateAhead(FAR_AHEAD + i));
    return days;
  }

  /** A body of a kind for an operation. */
  body(operation: Operation, kind: Kind, tag: string): Promise<Body> {
    const without = this.world.level === 1 ? ['STAFF'] : [];
    return bodyOfKind(operation, { kind, tag, sources: this.world.sources, day: this.day, without });
  }

  newTag(): string {
    return this.world.sources.text('{mark} {unique}');
  }

  /** The row of a creator that was made with a body of this kind. */
  of(operation: Operation, kind: Kind): Promise<Fact> {
    const key = `${operation.id} ${kind}`;
    const made = this.made.get(key) ?? this.make(operation, kind);
    this.made.set(key, made);
    return made;
  }

  /** Makes a row with a body of a kind, perhaps written another way; fails unless the answer shows it. */
  async make(operation: Operation, kind: Kind, written = (body: Body): Body => body): Promise<Fact> {
    const { world } = this;
    const tag = this.newTag();
    const sent = written(await this.body(operation, kind, tag));
    const owner = operation.path.includes('{') ? rowsFor(world.operations, operation) : undefined;
    const booking = owner === undefined ? undefined : (await world.make(owner)).fields;
    const token = await world.sessions.token(operation);
    const params = booking && paramsOf(operation, booking);
    const answer = await world.send(operation, { token, params, body: sent });
    documented(operation, answer, operation.success);
    const path = rowPathOf(operation);
    const row = at(answer.body, path) as Body;
    const shown = { ...emptyOf(operation, sent, rowSchemaOf(operation)), ...shownOf(operation, sent) };
    const differences = [...unlike(shown, row, path), ...untimely(row, answer, path)];
    if (differences.length > 0) throw new Differs(differences);
    return { operation, tag, sent, known: { ...shown, ...row }, booking };
  }

  /** What all readers show of a row as it was made. */
  readings(fact: Fact): Promise<Seen[]> {
    const seen = this.seen.get(fact) ?? this.read(fact);
    this.seen.set(fact, seen);
    return seen;
  }

  /** What all readers show of a row now. */
  async read(fact: Fact): Promise<Seen[]> {
    const seen: Seen[] = [];
    for (const reader of readersOf(this.world.operations, fact.operation.id))
      if (isShownIn(reader, fact.known)) seen.push(await this.readIn(reader, fact));
    return seen;
  }

  private async readIn(reader: Operation, fact: Fact): Promise<Seen> {
    try {
      const row = await readRow(this.world, reader, fact);
      const missing = { path: 'data', expected: `the row ${String(fact.known['id'])}`, got: 'none such' };
      const differences = row ? unlike(knownTo(reader, fact.known), row, 'data') : [missing];
      return { reader, row, differences, failure: undefined };
    } catch (error) {
      if (!(error instanceof Differs)) throw error;
      return { reader, row: undefined, differences: [], failure: error };
    }
  }

  /** What the creator of a row has done wrong, as far as its readers tell. */
  async ofCreator(fact: Fact, reader: string, readings: Promise<Seen[]> = this.readings(fact)): Promise<void> {
    const all = await readings;
    const one = all.find((seen) => seen.reader.id === reader);
    if (!one) return;
    const { failure } = one;
    if (failure) return needed(reader, () => Promise.reject(failure));
    const [own, others] = split(one, all);
    if (own.length > 0) throw new Differs(own);
    if (others.length > 0) return needed(reader, () => Promise.reject(new Differs(others)));
  }

  /** What a reader shows wrong, as far as other readers tell. */
  async ofReader(fact: Fact, reader: string): Promise<void> {
    const all = await this.readings(fact);
    const one = all.find((seen) => seen.reader.id === reader);
    if (!one) return;
    if (one.failure) throw one.failure;
    const isAlone = all.filter(({ failure }) => !failure).length === 1;
    const [creators, own] = split(one, all);
    if (own.length > 0 || isAlone) throwIf([...own, ...creators]);
    else if (creators.length > 0) await needed(fact.operation.id, () => Promise.reject(new Differs(creators)));
  }
}

function throwIf(differences: Difference[]): void {
  if (differences.length > 0) throw new Differs(differences);
}

/** Splits what differs into what no other reader shows right, and what another one does. */
function split(one: Seen, all: Seen[]): [Difference[], Difference[]] {
  const isRightElsewhere = ({ path }: Difference): boolean => {
    const [, field = ''] = path.split('.');
    return all.some(
      ({ reader, row, differences }) =>
        reader !== one.reader &&
        row !== undefined &&
        (field === '' || row[field] !== undefined) &&
        !differences.some((other) => other.path.split('.')[1] === field),
    );
  };
  return [one.differences.filter((d) => !isRightElsewhere(d)), one.differences.filter(isRightElsewhere)];
}
