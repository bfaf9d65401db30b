import type { Body } from './client.ts';
import { type Difference, Differs, needed } from './difference.ts';
import type { Operation } from './document.ts';
import { bookingOf, isShownIn, knownTo, readersOf, readRow } from './readers.ts';
import { unlike } from './shown.ts';
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

async function readIn(world: World, reader: Operation, fact: Fact): Promise<Seen> {
  try {
    const row = await readRow(world, reader, fact);
    const missing = { path: 'data', expected: `the row ${String(fact.known['id'])}`, got: 'none such' };
    const differences = row ? unlike(knownTo(reader, fact.known, row), row, 'data') : [missing];
    const sessions = row?.['sessions'];
    const inSessions =
      Array.isArray(sessions) && fact.booking === undefined ? bookingOf(sessions as Body[]) : undefined;
    if (inSessions) differences.push(...unlike(fact.known, inSessions, 'data'));
    return { reader, row, differences, failure: undefined };
  } catch (error) {
    if (!(error instanceof Differs)) throw error;
    return { reader, row: undefined, differences: [], failure: error };
  }
}

/** What all readers show of a row now. */
export async function readAll(world: World, fact: Fact): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const reader of readersOf(world.operations, fact.operation.id))
    if (isShownIn(reader, fact.known)) seen.push(await readIn(world, reader, fact));
  return seen;
}

const seenBy = (all: Seen[], reader: string): Seen | undefined => all.find((one) => one.reader.id === reader);

/** Fails where the creator of a row, or who changed it, has done wrong, as far as its readers tell. */
export async function ofCreator(all: Seen[], reader: string): Promise<void> {
  const one = seenBy(all, reader);
  if (!one) return;
  const { failure } = one;
  if (failure) return needed(reader, () => Promise.reject(failure));
  const [own, others] = split(one, all);
  if (own.length > 0) throw new Differs(own);
  if (others.length > 0) return needed(reader, () => Promise.reject(new Differs(others)));
}

/** Fails where a reader shows a row wrong, as far as other readers tell. */
export async function ofReader(all: Seen[], reader: string, creator: string): Promise<void> {
  const one = seenBy(all, reader);
  if (!one) return;
  if (one.failure) throw one.failure;
  const isAlone = all.filter(({ failure }) => !failure).length === 1;
  const [creators, own] = split(one, all);
  const differences = isAlone ? [...own, ...creators] : own;
  if (differences.length > 0) throw new Differs(differences);
  if (creators.length > 0) await needed(creator, () => Promise.reject(new Differs(creators)));
}

const fieldOf = ({ path }: Difference): string => /data\.(\w+)/.exec(path)?.[1] ?? path;

/** Whether all that differs was shown wrong before anything was changed. */
export function wasWrong(before: Seen[], differences: Difference[]): boolean {
  const fields = before.flatMap((seen) => seen.differences.map(fieldOf));
  return differences.every((one) => fields.includes(fieldOf(one)));
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
