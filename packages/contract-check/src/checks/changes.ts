import type { Body } from '../client.ts';
import { at, type Difference, Differs, needed } from '../difference.ts';
import type { Operation, Schema } from '../document.ts';
import { Facts } from '../facts.ts';
import type { Kind } from '../kinds.ts';
import { type Fact, ofCreator, readAll, wasWrong } from '../readings.ts';
import { schemaFor, typesOf } from '../bodies.ts';
import { rowPath, together } from '../fixtures.ts';
import { paramsOf, rowsFor } from '../rows.ts';
import { knownAfter, PICTURE, shownOf, unlike } from '../shown.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import type { Check, Plan } from './check.ts';

/** Makes the body of one change to a row. */
type BodyOf = (fact: Fact) => Promise<Body>;

const pick = (body: Body, names: string[]): Body =>
  Object.fromEntries(names.filter((name) => name in body).map((name) => [name, body[name]]));

/** The path of a picture is known by the answer alone. */
const withPicture = (known: Body, row: Body): Body =>
  Object.fromEntries(Object.entries(known).map(([name, value]) => [name, value === PICTURE ? row[name] : value]));

/** Fails unless every reader shows the row of a change; says which one does not. */
export async function isStored(world: World, fact: Fact): Promise<void> {
  const readings = await readAll(world, fact);
  const differences: Difference[] = [];
  for (const { reader } of readings) {
    try {
      await ofCreator(readings, reader.id);
    } catch (error) {
      if (!(error instanceof Differs)) throw error;
      const isOwn = (path: string) => !path.startsWith('needs ');
      differences.push(
        ...error.differences.map((one) => (isOwn(one.path) ? { ...one, path: `in ${reader.id}: ${one.path}` } : one)),
      );
    }
  }
  // A difference of its own comes first: by the first one it is told whose fault it is.
  differences.sort((a, b) => Number(a.path.startsWith('needs ')) - Number(b.path.startsWith('needs ')));
  if (differences.length > 0) throw new Differs(differences);
}

/** Sends a change; fails unless the answer and every reader show it, with all other fields as they were. */
async function send(operation: Operation, world: World, fact: Fact, body: Body): Promise<void> {
  const token = await world.sessions.token(operation);
  const answer = await world.send(operation, { token, params: paramsOf(operation, fact.known), body });
  documented(operation, answer, operation.success);
  const path = rowPath(operation.id);
  const row = at(answer.body, path) as Body;
  const known = knownAfter(fact.known, shownOf(operation, body));
  const differences = unlike(known, row, path);
  fact.known = withPicture(known, row);
  fact.sent = { ...fact.sent, ...body };
  if (differences.length > 0) throw new Differs(differences);
  await isStored(world, fact);
}

/** A change of a row that was made with a body of this kind; what such rows show wrong from the start is not its fault. */
async function change(operation: Operation, world: World, fact: Fact, body: Body, kind: Kind): Promise<void> {
  try {
    await send(operation, world, fact, body);
  } catch (error) {
    if (!(error instanceof Differs)) throw error;
    const creator = fact.operation;
    const before = await Facts.of(world)
      .of(creator, kind)
      .then((made) => Facts.of(world).readings(made))
      .catch(() => []);
    if (wasWrong(before, error.differences)) await needed(creator.id, () => Promise.reject(error));
    throw error;
  }
}

const isEmptyable = ({ type, minLength = 0, pattern = '', enum: choices = [''], format }: Schema): boolean =>
  [type].flat().includes('string') &&
  choices.includes('') &&
  format === undefined &&
  minLength === 0 &&
  new RegExp(pattern).test('');

/** The changes that one row goes through, by name. */
function changesOf(operation: Operation, facts: Facts): [string, BodyOf][] {
  const { required = [], properties = {} } = schemaFor(operation);
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  const withOthers = (name: string): string[] => [name, ...(together[name] ?? [])];
  const full = (fact: Fact) => facts.body(operation, 'maximal', fact.tag);
  const withRequired = async (fact: Fact, more: Body): Promise<Body> => ({
    ...pick(await full(fact), required),
    ...more,
  });
  const also = required.length > 0 ? ' with what is required' : '';
  const changes: [string, BodyOf][] = optional.map((name) => [
    `${withOthers(name).join(' with ')} alone${also}: all other fields stay`,
    async (fact) => pick(await full(fact), [...required, ...withOthers(name)]),
  ]);
  if (required.length > 0)
    changes.push([
      'only what is required: all other fields stay',
      (fact) => facts.body(operation, 'minimal', fact.tag),
    ]);
  for (const name of optional) {
    const schema = properties[name] ?? {};
    if (typesOf(schema).includes('null')) {
      const nulls = Object.fromEntries(withOthers(name).map((one) => [one, null]));
      changes.push([`${withOthers(name).join(' and ')}: null`, (fact) => withRequired(fact, nulls)]);
    }
    if (schema.items && isEmptyable(schema.items))
      changes.push([`${name}: one empty field`, (fact) => withRequired(fact, { [name]: [''] })]);
    if (isEmptyable(schema)) changes.push([`${name}: an empty text`, (fact) => withRequired(fact, { [name]: '' })]);
  }
  changes.push(['everything as long and as large as it may be', full]);
  const last: BodyOf = (fact) => facts.body(operation, 'unicode', fact.tag);
  changes.push(['texts of many scripts', last], ['the same once more', last]);
  return changes;
}

/** Changes of a row, one after the other; each is read back, and a second row stays as it was. */
function rowChecks(operation: Operation, world: World, creator: Operation): Check[] {
  const facts = Facts.of(world);
  const second = () => needed(creator.id, () => facts.of(creator, 'minimal'));
  let made: Promise<Fact> | undefined;
  const make = async (): Promise<Fact> => {
    // How the second row is shown before anything changes.
    await second().then(
      (fact) => facts.readings(fact),
      () => undefined,
    );
    return needed(creator.id, () => facts.make(creator, 'unicode'));
  };
  const row = () => (made ??= make());
  const checks = changesOf(operation, facts).map(([name, bodyOf]) => ({
    name: `stored: ${name}`,
    run: async () => {
      const fact = await row();
      await change(operation, world, fact, await bodyOf(fact), 'unicode');
    },
  }));
  const other = async () => {
    const fact = await second();
    const before = await facts.readings(fact);
    for (const { reader, row: now } of await readAll(world, fact)) {
      const was = before.find((seen) => seen.reader === reader)?.row;
      const differences = was && now ? unlike(was, now, `in ${reader.id}: data`) : [];
      if (differences.length > 0) throw new Differs(differences);
    }
  };
  return [...checks, { name: 'another row stays as it was', run: other }];
}

/** Each action on a new booking: what it is for changes, and nothing else. */
function actionChecks(operation: Operation, world: World, creator: Operation): Check[] {
  const facts = Facts.of(world);
  const actions = operation.body?.schema.properties?.['action']?.enum ?? [];
  return actions.map((action) => ({
    name: `stored: ${action}, and all else stays`,
    run: async () => {
      const fact = await needed(creator.id, () => facts.make(creator, 'minimal'));
      await change(operation, world, fact, { action }, 'minimal');
    },
  }));
}

/** What a change changes, and that it is stored. */
export const changeChecks: Plan = (operation, world) => {
  const { method, body } = operation;
  const creator = world.operations.find(({ id }) => id === rowsFor(world.operations, operation));
  if (!body || !creator) return [];
  if (body.schema.properties?.['action']) return actionChecks(operation, world, creator);
  return method === 'PUT' ? rowChecks(operation, world, creator) : [];
};
