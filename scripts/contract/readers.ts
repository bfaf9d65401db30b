import type { Body, Request } from './client.ts';
import { at, needed } from './difference.ts';
import type { Operation } from './document.ts';
import { creatorOf, paramsOf } from './rows.ts';
import { senderOf } from './sessions.ts';
import { documented } from './validate.ts';
import type { World } from './world.ts';

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

/** What a list says instead of what is known. */
const hides: Record<string, Body> = { listTestimonies: { email: null } };

const PAGES = 50;
const LARGEST_PAGE = 100;

/** The operations that show the rows of a creator. */
export const readersOf = (operations: Operation[], creator: string): Operation[] =>
  operations.filter(
    ({ id, method, path }) =>
      method === 'GET' && (alsoShow[creator]?.includes(id) || creatorOf(operations, path)?.id === creator),
  );

/** Whether a reader is to show such a row. */
export const isShownIn = ({ id }: Operation, known: Body): boolean => showsOnly[id]?.(known) ?? true;

/** What a reader is to show of a row. */
export const knownTo = ({ id }: Operation, known: Body): Body => ({ ...known, ...hides[id] });

/** A booking as its sessions show it. */
function bookingOf(sessions: Body[]): Body | undefined {
  const [first] = sessions;
  if (!first) return undefined;
  const { booking_id: id, booking_status: status, booking_code, customer_name, customer_phone } = first;
  const { surf_spot_name, payment_method } = first;
  const booking_details = sessions.map(({ id: its, product_name, reservation_date, person, total_amount }) => ({
    ...{ id: its, product_name, reservation_date, person, total_amount },
  }));
  const own = { id, status, booking_code, customer_name, customer_phone, surf_spot_name, payment_method };
  return { ...own, booking_details };
}

const daysOf = (known: Body): string[] =>
  ((known['booking_details'] ?? []) as Body[]).map((one) => String(one['reservation_date'])).toSorted();

/** Asks a reader for rows; every answer is checked as well. */
async function ask(world: World, reader: Operation, request: Request): Promise<unknown> {
  const answer = await world.send(reader, request);
  documented(reader, answer, reader.success);
  return answer.body;
}

/** The text by which a list is searched for a row. */
const searchFor = ({ id }: Operation, known: Body, tag: string): string =>
  id === 'listBookings' ? String(known['booking_code']) : tag;

async function inList(world: World, reader: Operation, known: Body, tag: string): Promise<Body | undefined> {
  const has = (name: string) => reader.parameters.some((one) => one.name === name);
  const token = await world.sessions.token(reader);
  const days = daysOf(known);
  const query: Record<string, string | number> = {
    ...(has('search') && { search: searchFor(reader, known, tag) }),
    ...(has('size') && { size: LARGEST_PAGE }),
    ...(reader.id === 'listSessions' && { from: days[0] ?? '', to: days.at(-1) ?? '' }),
  };
  const isPaged = reader.parameters.find((one) => one.name === 'page')?.schema.default !== undefined;
  const found: Body[] = [];
  for (let page = 1; page <= PAGES; page += 1) {
    const body = await ask(world, reader, { token, query: { ...query, ...(isPaged && { page }) } });
    const rows = at(body, 'data') as Body[];
    if (reader.id === 'listSessions') return bookingOf(rows.filter((one) => one['booking_id'] === known['id']));
    found.push(...rows.filter(({ id }) => id === known['id']));
    if (found.length > 0 || !isPaged || page >= Number(at(body, 'paging.total_page'))) break;
  }
  return found[0];
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
