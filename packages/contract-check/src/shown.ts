import { isFile } from './bodies.ts';
import type { Body } from './client.ts';
import { type Difference, show } from './difference.ts';
import type { Operation, Schema } from './document.ts';

/** Stands for the path of a picture that was uploaded: the server chooses it. */
export const PICTURE = Symbol('picture');
type Rows = Body[];

/** Fields of a request that rows show under another name. */
const names: Record<string, string> = {
  full_name: 'customer_name',
  email: 'customer_email',
  phone: 'customer_phone',
  country: 'customer_country',
};
/** Objects of a request whose fields are the row's own. */
const flattened = ['customer_details', 'customer'];

/** What rows show of a request that is no field of the same name. */
const effects: Record<string, (sent: Body) => Body> = {
  register: () => ({ role: 'CUSTOMER' }),
  createTestimony: () => ({ active: false }),
  createBooking: () => ({ status: 'PENDING' }),
  createCounterBooking: ({ paid, customer }) => ({
    customer_country: (customer as Body)['country'] ?? null,
    status: 'CONFIRMED',
    payment_method: 'CASH',
    payments: [{ status: paid === null ? 'PENDING' : 'PAID' }],
    paid_by: paid === null ? [] : [paid],
  }),
  updateBookingStatus: ({ action }) => ({ status: action }),
  // Only cash can be noted by hand.
  updateBookingPayment: ({ action }) => ({
    payments: [{ status: action === 'PAY' ? 'PAID' : 'FAILED' }],
    paid_by: action === 'PAY' ? ['CASH'] : [],
    ...(action === 'PAY' && { amount_due: 0 }),
  }),
  updateDays: ({ is_open }) => (is_open === true ? { reason: null } : {}),
};

/** A text as it is stored: without blank margins, and none when it is blank. */
const stored = (text: string): string | null => text.trim() || null;

function shownValue(schema: Schema, value: unknown): unknown {
  if (value instanceof Blob) return PICTURE;
  // A form takes a list away by one empty field.
  if (Array.isArray(value)) return value.filter((one) => one !== '');
  if (typeof value !== 'string' || isFile(schema)) return value;
  if (schema.enum?.join() === 'true,false') return value === 'true';
  return stored(value);
}

/** The fields that a row has to show after this body was taken. */
export function shownOf({ id, body }: Operation, sent: Body): Body {
  const shown: Body = {};
  for (const [name, value] of Object.entries(sent)) {
    const schema = body?.schema.properties?.[name] ?? {};
    if (flattened.includes(name)) {
      for (const [inner, its] of Object.entries(value as Body)) shown[names[inner] ?? inner] = shownValue({}, its);
    } else shown[name] = shownValue(schema, value);
  }
  return { ...shown, ...effects[id]?.(sent) };
}

/** What is known of a row after a change. An open payment may end with its booking, which owes nothing then. */
export function knownAfter(known: Body, shown: Body): Body {
  if (shown['status'] !== 'CANCELLED') return { ...known, ...shown };
  const { payments: _, ...after } = { ...known, ...shown };
  return { ...after, ...('amount_due' in after && { amount_due: 0 }) };
}

/** The fields of a new row that have no value, as nothing was sent for them. */
export function emptyOf({ body }: Operation, sent: Body, rowSchema: Schema): Body {
  const names = Object.keys(body?.schema.properties ?? {}).filter((name) => !(name in sent));
  const none = (name: string): [string, unknown][] => {
    const types = [rowSchema.properties?.[name]?.type].flat();
    return types.includes('null') ? [[name, null]] : types.includes('array') ? [[name, []]] : [];
  };
  return Object.fromEntries(names.flatMap(none));
}

/** Whether two instants are the same, for servers that keep no more than whole seconds. */
const PRECISION = 2000;
const isInstant = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);
const plain = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value);

function isSame(expected: unknown, got: unknown): boolean {
  if (expected === PICTURE) return typeof got === 'string' && got !== '';
  if (isInstant(expected) && isInstant(got)) return Math.abs(Date.parse(expected) - Date.parse(got)) <= PRECISION;
  return JSON.stringify(plain(expected)) === JSON.stringify(plain(got));
}

const isRow = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);
const isRows = (value: unknown): value is Rows => Array.isArray(value) && value.every(isRow);
const hoursOf = ({ sessions }: Body): unknown[] => (isRows(sessions) ? sessions.map((one) => one['start_time']) : []);
const keyOf = (row: Body): string =>
  JSON.stringify([row['reservation_date'], row['product_name'], hoursOf(row), row['person']]);
/** Sessions of a booking in one order, as the contract names none. */
const ordered = (rows: Rows): Rows =>
  rows.some((row) => 'reservation_date' in row && 'product_name' in row)
    ? rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    : rows;

/** What a server may come to know of a row only later, or tells one reader alone. */
const changing = [
  'image',
  'decided',
  'transaction',
  'payable_until',
  'changes_until',
  'changes_free',
  'messages',
  'changes',
];

/** Fields of a request that name a row → the field that shows its name. */
const namesOf: Record<string, string> = { surf_spot_id: 'surf_spot_name', product_id: 'product_name' };

/** What was sent, with the names of the rows that it refers to. */
export function withNames(shown: Body, nameOf: (field: string) => string): Body {
  const named: Body = {};
  for (const [field, value] of Object.entries(shown)) {
    named[field] = isRows(value) ? value.map((one) => withNames(one, nameOf)) : value;
    const shownAs = namesOf[field];
    if (shownAs !== undefined) named[shownAs] = nameOf(field);
  }
  return named;
}

/** Where a row shows anything else than what is known of it, in the fields that both have. */
export function unlike(known: Body, row: Body, path: string, isNested = false): Difference[] {
  const differences: Difference[] = [];
  for (const [name, expected] of Object.entries(known)) {
    const got = row[name];
    const here = `${path}.${name}`;
    const isNestedId = name === 'id' && isNested;
    if (got === undefined || isNestedId || changing.includes(name)) continue;
    if (isRows(expected) && isRows(got)) {
      if (expected.length !== got.length)
        differences.push({ path: `${here}.length`, expected: String(expected.length), got: String(got.length) });
      const [a, b] = [ordered(expected), ordered(got)];
      a.forEach((one, i) => differences.push(...unlike(one, b[i] ?? {}, `${here}.${String(i)}`, true)));
    } else if (isRow(expected) && isRow(got)) differences.push(...unlike(expected, got, here, true));
    else if (!isSame(expected, got)) {
      const wanted = expected === PICTURE ? 'the path of a picture' : shortly(expected, got);
      differences.push({ path: here, expected: wanted, got: shortly(got, expected) });
    }
  }
  return differences;
}

const LONG = 60;
const BEFORE = 12;
/** A value, of long texts the place where they part. */
function shortly(value: unknown, other: unknown): string {
  if (typeof value !== 'string' || typeof other !== 'string' || value.length < LONG) return show(value);
  let start = 0;
  while (start < value.length && value[start] === other[start]) start += 1;
  const from = Math.max(0, start - BEFORE);
  return `${from > 0 ? '…' : ''}${show(value.slice(from))} (${String(Array.from(value).length)} characters)`;
}
