import type { Answer, Body } from './client.ts';
import { at, type Difference, Differs, needed, show } from './difference.ts';
import type { Operation, Schema } from './document.ts';
import { references, rowIn, rowPath } from './fixtures.ts';
import { dateAhead } from './freeDays.ts';
import { bodyOfKind, type Kind } from './kinds.ts';
import { revealing } from './readers.ts';
import { paramsOf, rowsFor } from './rows.ts';
import { type Fact, readAll, type Seen } from './readings.ts';
import { emptyOf, knownAfter, shownOf, unlike, withNames } from './shown.ts';
import { documented } from './validate.ts';
import type { World } from './world.ts';

const FAR_DAYS = 3;
const FAR_AHEAD = 400;
/** Clocks of servers may be wrong by this much (ms). */
const CLOCKS_DIFFER = 5 * 60_000;

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
    // `listSessions` reads one month at once.
    const first = Date.parse(days[0] ?? '');
    return days.filter((day) => Date.parse(day) - first < 30 * 86_400_000);
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
    const owner = rowsFor(world.operations, operation);
    const booking = owner === undefined ? undefined : (await world.make(owner)).fields;
    const token = await world.sessions.token(operation);
    const params = booking && paramsOf(operation, booking);
    const answer = await world.send(operation, { token, params, body: sent });
    documented(operation, answer, operation.success);
    const path = rowPath(operation.id);
    const row = at(answer.body, path) as Body;
    const empty = emptyOf(operation, sent, rowSchemaOf(operation));
    const names = await this.namesOf(sent);
    const shown = withNames({ ...empty, ...shownOf(operation, sent) }, (field) => names.get(field) ?? '');
    const differences = [...unlike(shown, row, path), ...untimely(row, answer, path)];
    if (differences.length > 0) throw new Differs(differences);
    return { operation, tag, sent, known: { ...shown, ...row }, booking };
  }

  /** The names of the rows that bookings refer to, by the field that does. */
  private async namesOf(sent: Body): Promise<Map<string, string>> {
    const names = new Map<string, string>();
    if (!('surf_spot_id' in sent)) return names;
    for (const field of ['surf_spot_id', 'product_id']) {
      const { sent: its } = await this.world.row(references[field] ?? '');
      names.set(field, String(its['name']));
    }
    return names;
  }

  /** A row that a list shows after a change alone, changed in that way. */
  async revealed(creator: Operation, kind: Kind, reader: string): Promise<Fact> {
    const fact = await needed(creator.id, () => this.make(creator, kind));
    const { operation: id = '', body = {} } = revealing[reader] ?? {};
    const operation = this.world.operation(id);
    await needed(id, async () => {
      const token = await this.world.sessions.token(operation);
      const answer = await this.world.send(operation, { token, params: paramsOf(operation, fact.known), body });
      documented(operation, answer, operation.success);
      fact.known = knownAfter(fact.known, shownOf(operation, body));
    });
    return fact;
  }

  /** What all readers show of a row as it was made. */
  readings(fact: Fact): Promise<Seen[]> {
    const seen = this.seen.get(fact) ?? readAll(this.world, fact);
    this.seen.set(fact, seen);
    return seen;
  }
}
