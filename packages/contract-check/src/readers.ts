import type { Body, Request } from './client.ts';
import { at, needed } from './difference.ts';
import { type Operation, readWords } from './document.ts';
import { limits } from './fixtures.ts';
import { creatorOf, paramsOf } from './rows.ts';
import { senderOf } from './sessions.ts';
import { documented } from './validate.ts';
import type { World } from './world.ts';

/** The calling codes of ITU-T E.164: one digit, the two-digit ones, and three digits for all others. */
const CALLING_CODE = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
const LEAST_DIGITS = 7;

function maskOfEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 0 ? email : `${Array.from(email)[0] ?? ''}…${email.slice(at)}`;
}

function maskOfPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < LEAST_DIGITS) return '…';
  const [code] = CALLING_CODE.exec(phone.startsWith('+') ? `+${digits}` : '') ?? [];
  return `${code === undefined ? '' : `${code} `}… ${digits.slice(-3)}`;
}

const masks: Record<string, (text: string) => string> = { customer_email: maskOfEmail, customer_phone: maskOfPhone };

/** The addresses of a booking as a lookup by code may mask them. */
export const masked = (known: Body): Body =>
  Object.fromEntries(
    Object.entries(masks).flatMap(([name, mask]) =>
      typeof known[name] === 'string' ? [[name, mask(known[name])]] : [],
    ),
  );

/** Those of the masks that a row really shows. */
const masksIn = (known: Body, row: Body): Body =>
  Object.fromEntries(Object.entries(masked(known)).filter(([name, mask]) => row[name] === mask));

/** Operations that show a row and whose path does not say so. */
const alsoShow: Record<string, string[]> = {
  register: ['getCurrentUser'],
  createCounterBooking: ['listBookings', 'getBooking', 'checkBooking', 'listSessions'],
  addLedgerEntry: ['getBooking', 'listLedger'],
};

const isActive = ({ active }: Body): boolean => active === true;
const isToCome = ({ status }: Body): boolean => status === 'PENDING' || status === 'CONFIRMED';
/** Lists that show some rows only. */
const showsOnly: Record<string, (known: Body) => boolean> = {
  listCarousels: isActive,
  listTestimonies: isActive,
  listMyBookings: isToCome,
  listMyHistories: (known) => !isToCome(known),
};

/** Lists that show a new row only after a change. */
export const revealing: Record<string, { operation: string; body: Body }> = {
  listTestimonies: { operation: 'updateTestimony', body: { active: true } },
  listMyHistories: { operation: 'updateBookingStatus', body: { action: 'CANCELLED' } },
};

/** What a list says instead of what is known. */
const hides: Record<string, Body> = { listTestimonies: { email: null } };

const PAGES = 50;
const LARGEST_PAGE = 100;
/** From this many rows on a list is not read whole for each row. */
const LONG_LIST = 300;
const END_PAGES = 6;

/** The operations that show the rows of a creator. */
export const readersOf = (operations: Operation[], creator: string): Operation[] =>
  operations.filter(
    ({ id, method, path }) =>
      method === 'GET' && (alsoShow[creator]?.includes(id) || creatorOf(operations, path)?.id === creator),
  );

/** Whether a reader is to show such a row. */
export const isShownIn = ({ id }: Operation, known: Body): boolean => showsOnly[id]?.(known) ?? true;

/** What a reader is to show of a row; a lookup by code may mask, as this row of it does. */
export const knownTo = ({ id }: Operation, known: Body, row: Body): Body => ({
  ...known,
  ...hides[id],
  ...(id === 'checkBooking' && masksIn(known, row)),
});

/** A booking as its sessions show it. */
export function bookingOf(sessions: Body[]): Body | undefined {
  const [first] = sessions;
  if (!first) return undefined;
  const { booking_id: id, booking_status: status, booking_code, customer_name, customer_phone } = first;
  const { surf_spot_id, surf_spot_name, payment_method } = first;
  const booking_details = sessions.map(
    ({ id: its, product_name, reservation_date, person, total_amount, start_time }) => ({
      ...{
        id: its,
        product_name,
        reservation_date,
        person,
        total_amount,
        sessions: [{ reservation_date, start_time }],
      },
    }),
  );
  const own = { id, status, booking_code, customer_name, customer_phone, surf_spot_id, surf_spot_name, payment_method };
  return { ...own, booking_details };
}

/** Asks a reader for rows; every answer is checked as well. */
async function ask(world: World, reader: Operation, request: Request): Promise<unknown> {
  const answer = await world.send(reader, request);
  documented(reader, answer, reader.success);
  return answer.body;
}

const isRow =
  ({ id }: Body) =>
  (row: Body): boolean =>
    row['id'] === id;
const rowsIn = (body: unknown): Body[] => at(body, 'data') as Body[];
/** How many rows the lists without paging had when they were read. */
const totals = new WeakMap<World, Map<string, number>>();

/** Looks for a new row at the end of a long list where new rows are. */
async function atItsEnd(world: World, reader: Operation, known: Body, total: number): Promise<Body | undefined> {
  const token = await world.sessions.token(reader);
  const isNewestFirst = readWords.newestFirst.test(reader.description);
  const last = Math.ceil(total / limits.rowsOnPage);
  for (let i = 0; i < END_PAGES; i += 1) {
    // Rows that others add meanwhile stand behind the last page that was known.
    const page = isNewestFirst ? i + 1 : last + 1 - i;
    const found = rowsIn(await ask(world, reader, { token, query: { page: Math.max(1, page) } })).find(isRow(known));
    if (found) return found;
  }
  return undefined;
}

async function inWholeList(world: World, reader: Operation, known: Body): Promise<Body | undefined> {
  const own = totals.get(world) ?? new Map<string, number>();
  totals.set(world, own);
  const total = own.get(reader.id) ?? 0;
  const found = total > LONG_LIST ? await atItsEnd(world, reader, known, total) : undefined;
  if (found) return found;
  const body = await ask(world, reader, { token: await world.sessions.token(reader) });
  own.set(reader.id, rowsIn(body).length);
  return rowsIn(body).find(isRow(known));
}

/** The sessions of a booking, from its first day to its last. */
async function ofSessions(world: World, reader: Operation, known: Body): Promise<Body | undefined> {
  const days = ((known['booking_details'] ?? []) as Body[]).map((one) => String(one['reservation_date'])).toSorted();
  const query = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  const body = await ask(world, reader, { token: await world.sessions.token(reader), query });
  return bookingOf(rowsIn(body).filter((one) => one['booking_id'] === known['id']));
}

async function inPages(world: World, reader: Operation, known: Body, tag: string): Promise<Body | undefined> {
  const has = (name: string) => reader.parameters.some((one) => one.name === name);
  const token = await world.sessions.token(reader);
  const search = reader.id === 'listBookings' ? String(known['booking_code']) : tag;
  for (let page = 1; page <= PAGES; page += 1) {
    const query = { page, ...(has('search') && { search }), ...(has('size') && { size: LARGEST_PAGE }) };
    const body = await ask(world, reader, { token, query });
    const found = rowsIn(body).find(isRow(known));
    if (found || page >= Number(at(body, 'paging.total_page'))) return found;
  }
  return undefined;
}

function inList(world: World, reader: Operation, known: Body, tag: string): Promise<Body | undefined> {
  if (reader.id === 'listSessions') return ofSessions(world, reader, known);
  const page = reader.parameters.find((one) => one.name === 'page');
  const isPaged = page?.schema.default !== undefined;
  return isPaged ? inPages(world, reader, known, tag) : inWholeList(world, reader, known);
}

/** The row of a person as that person sees it. */
async function asThemselves(world: World, reader: Operation, sent: Body): Promise<Body> {
  const login = world.operation('login');
  const body = { email: String(sent['email']).trim(), password: sent['password'] };
  const token = await needed('login', async () => at(await ask(world, login, { body }), 'data.access_token'));
  return at(await ask(world, reader, { token: String(token) }), 'data') as Body;
}

/** What a row is looked for by. */
export interface Sought {
  known: Body;
  sent: Body;
  tag: string;
  /** The booking that the row belongs to, if it belongs to one. */
  booking?: Body | undefined;
}

/** A row as a reader shows it; undefined when it shows none. */
export async function readRow(world: World, reader: Operation, sought: Sought): Promise<Body | undefined> {
  const { known, sent, tag, booking } = sought;
  if (reader.id === 'getCurrentUser') return asThemselves(world, reader, sent);
  if (!reader.path.includes('{')) return inList(world, reader, known, tag);
  const token = await world.sessions.token(reader, senderOf(reader));
  const row = at(await ask(world, reader, { token, params: paramsOf(reader, booking ?? known) }), 'data') as Body;
  if (!booking) return row;
  return (row['ledger'] as Body[]).find(({ id }) => id === known['id']);
}
