import * as fc from 'fast-check';
import type { Body } from '../client.ts';
import type { Operation, Schema } from '../document.ts';
import { references, sparing } from '../fixtures.ts';
import type { World } from '../world.ts';
import { emailAddress, validText } from './texts.ts';
import type { Fields } from './valid.ts';

/** What a schema does not say of the valid bodies of an operation. */
interface Rule {
  /** Fields whose value is that of the valid body that other checks send. */
  keeps?: string[];
  /** Makes a body that satisfies the schema keep the rules that the contract says in words. */
  mend?: (body: Body) => Body;
  /** Statuses of an answer to a valid body, when success is none of them. */
  statuses?: number[];
}

const without = (body: Body, ...names: string[]): Body =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));

/** Without a version, which only who has seen the row can name. */
const unseen = (body: Body): Body => without(body, 'version', 'versions');

function mendEntry(body: Body): Body {
  const { kind, method, reason } = body;
  const isOnline = method === 'GATEWAY';
  const seen = unseen(body);
  if (kind === 'PAYMENT') return { ...seen, method: isOnline ? 'CASH' : method, lower_total: false };
  const isSaid = typeof reason === 'string' && reason.trim() !== '';
  return { ...seen, method: isOnline ? 'TRANSFER' : method, reason: isSaid ? reason : 'a' };
}

/** Numbers of people and hours that go together, whatever the lesson has said of itself before. */
function mendLesson(body: Body): Body {
  const { min_people: least = null, max_people: most = null, start_times: times } = body;
  const people = typeof least === 'number' && typeof most === 'number' ? [least, most].toSorted((a, b) => a - b) : [];
  const [low = least, high = null] = people;
  const isCounted = 'min_people' in body || 'max_people' in body;
  const hours = Array.isArray(times) ? [...new Set(times as string[])].filter((time) => time !== '').toSorted() : [];
  return {
    ...body,
    ...(isCounted && { min_people: low, max_people: high }),
    ...(times !== undefined && { start_times: hours.length > 0 ? hours : [''] }),
  };
}

/** With one of some fields, without which a body changes nothing. */
const withOne = (body: Body, names: string[], otherwise: Body): Body =>
  names.some((name) => name in body) ? body : { ...body, ...otherwise };

/** What goes together in a change of sessions; a price needs a reason, and who came belongs to how many are booked. */
const mendSession = (body: Body): Body =>
  withOne(
    without(unseen(body), 'people_came', 'unit_price'),
    ['reservation_date', 'start_time', 'surf_spot_id', 'instructor_id', 'person', 'product_id', 'attendance'],
    { start_time: null },
  );

const changesOfDay = ['is_open', 'reason', 'capacity', 'note'];

export const rules: Record<string, Rule> = {
  register: { mend: (body) => ({ ...body, confirm_password: body['password'] }) },
  login: { keeps: ['email', 'password'] },
  resetPassword: { statuses: [400] },
  createProduct: { mend: mendLesson },
  updateProduct: { mend: mendLesson },
  addLedgerEntry: { mend: mendEntry },
  updateDays: {
    keeps: ['from', 'to'],
    mend: (body) => (changesOfDay.some((name) => name in body) ? body : { ...body, is_open: true }),
  },
  setInstructorAway: { keeps: ['from', 'to'] },
  updateSession: { keeps: ['instructor_id'], mend: mendSession },
  updateSessions: { keeps: ['ids', 'instructor_id'], mend: mendSession },
  // A year that is still to come is none in which a school began.
  updateSchool: { keeps: ['founded'], mend: (body) => withOne(body, ['area', 'name', 'founded'], { area: 'Kuta' }) },
  updateBooking: { mend: (body) => withOne(unseen(body), ['customer_name', 'note', 'language'], { note: null }) },
  addSession: { mend: (body) => without(unseen(body), 'start_time') },
  cancelSession: { mend: unseen },
  updateBookingStatus: { mend: unseen },
  updateBookingPayment: { mend: unseen },
  cancelMySession: { keeps: ['email'] },
  moveMySession: { keeps: ['email'] },
  cancelMyBooking: { keeps: ['email'] },
};

/** Operations that cost a server much, or that it counts against somebody who guesses. */
const costly = [...sparing, 'login', 'requestPasswordReset', 'moveMySession', 'cancelMyBooking', 'cancelMySession'];
/** Operations whose traces stay, such as bookings and mails. */
const lasting = ['createBooking', 'createCounterBooking', 'addLedgerEntry'];
const MOST_COSTLY = 10;
const MOST_LASTING = 25;

/** How many requests an operation gets that are not refused at first sight. */
export function runsOf({ id }: Operation, runs: number): number {
  if (costly.includes(id)) return Math.min(MOST_COSTLY, Math.ceil(runs / 3));
  return lasting.includes(id) ? Math.min(MOST_LASTING, runs) : runs;
}

/** The values of fields that the schema says too little of. */
export async function fieldsOf({ id, body }: Operation, world: World, valid: Body): Promise<Fields> {
  const fields: Fields = { email: emailAddress };
  for (const [name, creator] of Object.entries(references)) {
    if (JSON.stringify(body?.schema ?? {}).includes(`"${name}"`))
      fields[name] = fc.constant((await world.row(creator)).id);
  }
  // STAFF is of level 2.
  if (world.level === 1) fields['role'] = fc.constantFrom('ADMIN', 'CUSTOMER');
  for (const name of rules[id]?.keeps ?? []) fields[name] = fc.constant(valid[name]);
  return fields;
}

/** Header values that satisfy a schema; the end makes each another one. */
export const keyOf = (schema: Schema, unique: () => string): fc.Arbitrary<() => string> =>
  validText({ ...schema, maxLength: (schema.maxLength ?? 200) - 40 }).map((text) => () => `${text}${unique()}`);
