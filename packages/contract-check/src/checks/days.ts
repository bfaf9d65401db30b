import type { Body } from '../client.ts';
import { at, type Difference, Differs, needed } from '../difference.ts';
import type { Operation } from '../document.ts';
import { Facts } from '../facts.ts';
import type { Kind } from '../kinds.ts';
import { shownOf, unlike } from '../shown.ts';
import { documented } from '../validate.ts';
import type { World } from '../world.ts';
import type { Check, Plan } from './check.ts';

/** Fields of a day that guests see. */
const forGuests = ['date', 'is_open', 'reason'];

/** One day as staff and as guests see it, and the day after it. */
async function seenDays(world: World, day: string, next: string): Promise<{ staff: Body; guest: Body; after: Body }> {
  const list = world.operation('listDays');
  const query = { from: day, to: next };
  const ask = async (sender: 'admin' | 'guest') => {
    const answer = await world.send(list, { token: await world.sessions.token(list, sender), query });
    documented(list, answer, list.success);
    return at(answer.body, 'data') as Body[];
  };
  return needed(list.id, async () => {
    const [[staff = {}, after = {}], [guest = {}]] = [await ask('admin'), await ask('guest')];
    return { staff, guest, after };
  });
}

const DAY = 86_400_000;
const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);

/** What one day goes through: all of it, one field alone, one taken away. */
function changesOf(operation: Operation, world: World): [string, () => Promise<Body>][] {
  const facts = Facts.of(world);
  const tag = facts.newTag();
  const full = async (kind: Kind): Promise<Body> => ({
    ...(await facts.body(operation, kind, tag)),
    is_open: false,
  });
  const alone = (name: string): [string, () => Promise<Body>] => [
    `${name} alone: all other fields stay`,
    async () => ({ [name]: (await full('maximal'))[name] }),
  ];
  const nothing = (name: string): [string, () => Promise<Body>] => [
    `${name}: null`,
    () => Promise.resolve({ [name]: null }),
  ];
  const texts = ['reason', 'capacity', 'note'];
  return [
    ['texts of many scripts', () => full('unicode')],
    ...texts.map(alone),
    ['everything as long and as large as it may be', () => full('maximal')],
    ...texts.map(nothing),
    ['a limit of 0', () => Promise.resolve({ capacity: 0 })],
    ['is_open alone: all other fields stay', () => Promise.resolve({ is_open: true })],
  ];
}

/** What is changed of a day is stored, and nothing else changes, nor does the next day. */
export const dayChecks: Plan = (operation, world): Check[] => {
  if (operation.id !== 'updateDays') return [];
  let known: Body = { is_open: true, reason: null, capacity: null, note: null, people: 0 };
  let taken: Promise<string> | undefined;
  let dayAfterIt: Body | undefined;
  const day = () => (taken ??= world.days.take());
  return changesOf(operation, world).map(([name, bodyOf]) => ({
    name: `stored: ${name}`,
    run: async () => {
      const date = await day();
      const next = dayAfter(date);
      dayAfterIt ??= (await seenDays(world, date, next)).after;
      const sent = { ...(await bodyOf()), from: date, to: date };
      const token = await world.sessions.token(operation);
      const answer = await world.send(operation, { token, body: sent });
      documented(operation, answer, operation.success);
      known = { ...known, date, ...shownOf(operation, sent) };
      const { staff, guest, after } = await seenDays(world, date, next);
      const guests = Object.fromEntries(forGuests.map((field) => [field, known[field]]));
      const differences: Difference[] = [
        ...unlike(known, at(answer.body, 'data.0') as Body, 'data.0'),
        ...unlike(known, staff, 'in listDays: data.0'),
        ...unlike(guests, guest, 'in listDays for guests: data.0'),
        ...unlike(dayAfterIt, after, 'in listDays, the day after: data.1'),
      ];
      if (differences.length > 0) throw new Differs(differences);
    },
  }));
};
