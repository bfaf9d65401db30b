import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Client } from 'pg';
import { withoutSearchIndex } from '../searchIndex';
import { type Server, startBackend, temporaryFolder } from './processes';

/** How many rows a school has. */
export interface Size {
  bookings: number;
  products: number;
  users: number;
}

/** A backend over a database with known content. */
export interface School extends Server {
  size: Size;
  adminToken: string;
  customerToken: string;
  productId: string;
  spotId: string;
}

const customer = { email: 'bench@surf.example', password: 'a long password' };
const admin = { email: 'admin@surf.example', password: 'ombak-admin-2027' };
/** Bookings of the customer whose own lists are measured; half of them are in the future. */
const OWN = 40;

/** Minutes between two bookings: 60 a day, however many there are. */
const MINUTES_APART = 24;

/** The code of the n-th booking. */
const codeSql = (n: string): string => `upper(substr(md5(${n}::text), 1, 10))`;
/** A word of the n-th booking that hardly any other has, for its guest's `name` or `mail`. */
const wordSql = (what: string, n: string): string => `substr(md5('${what}' || ${n}), 1, 10)`;

const contentSql = ({ bookings, products, users }: Size): string => `
  insert into product_categories (name) values ('Lessons');
  insert into products (product_category_id, name, description, price, created_at)
    select c.id, 'Lesson ' || n, repeat('Waves for everybody. ', 10), 350000, now() - n * interval '1 hour'
    from product_categories c, generate_series(1, ${String(products)}) n;
  insert into surf_spots (name, location, difficulty_level, description) values ('Kuta', 'Bali', 'BEGINNER', 'Sand');
  insert into users (name, email, role, password_hash)
    select 'Surfer ' || n, 's' || n || '@surf.example', 'CUSTOMER', '' from generate_series(1, ${String(users)}) n;
  insert into bookings (booking_code, user_id, surf_spot_id, surf_spot_name, customer_name, customer_email,
    customer_phone, customer_country, payment_method, status, total_amount, request_hash, created_at)
    select ${codeSql('n')}, case when n <= ${String(OWN)} then u.id end, s.id, s.name, 'Ayu ' || ${wordSql('name', 'n')},
      ${wordSql('mail', 'n')} || '@mail.example', '+62812' || lpad(n::text, 7, '0'), 'ID',
      case when n % 3 = 0 then 'GATEWAY' else 'CASH' end,
      case when n <= ${String(OWN)} then 'CONFIRMED' else (array['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'])[n % 4 + 1] end,
      (n % 97 + 1) * 10000, '', now() - n * interval '${String(MINUTES_APART)} minutes'
    from generate_series(1, ${String(bookings)}) n, surf_spots s, users u where u.email = '${customer.email}';
  insert into booking_details (booking_id, position, product_id, product_name, reservation_date, person, unit_price, total_amount)
    select b.id, p, l.id, l.name, case when b.user_id is null then b.created_at::date + p else current_date + 30 + p end, 1, b.total_amount / 2, b.total_amount / 2
    from bookings b, generate_series(0, 1) p, products l where l.name = 'Lesson 1';
  insert into payments (booking_id, status, amount)
    select id, (array['PENDING', 'PAID', 'FAILED', 'EXPIRED'])[total_amount / 10000 % 4 + 1], total_amount from bookings;
  alter table ledger disable trigger user;
  insert into ledger (booking_id, kind, method, amount, paid_at)
    select b.id, 'PAYMENT', b.payment_method, p.amount, b.created_at from payments p join bookings b on b.id = p.booking_id
    where p.status = 'PAID';
  alter table ledger enable trigger user;
  update bookings b set amount_paid = l.amount from ledger l where l.booking_id = b.id;`;

async function fill(dataDir: string, databaseUrl: string, size: Size): Promise<void> {
  if (databaseUrl === '') {
    const database = await PGlite.create(path.join(dataDir, 'pg'), { extensions: { pg_trgm } });
    await withoutSearchIndex(database, () => database.exec(contentSql(size)));
    await database.exec('vacuum analyze');
    await database.close();
    return;
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await withoutSearchIndex(client, () => client.query(contentSql(size)));
  await client.query('vacuum analyze');
  await client.end();
}

/** Makes a call that must succeed; returns its data. */
export async function call<T>(origin: string, address: string, options: { token?: string; body?: unknown } = {}) {
  const { token, body } = options;
  const response = await fetch(origin + address, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${address}: ${String(response.status)} ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}

const tokenOf = async (origin: string, body: typeof admin): Promise<string> =>
  (await call<{ access_token: string }>(origin, '/api/auth/login', { body })).access_token;

/** Starts a backend on a new database of that size: on the server that `databaseUrl` names, or else embedded. */
export async function openSchool(size: Size, databaseUrl = ''): Promise<School> {
  const dataDir = temporaryFolder();
  // The first start makes the schema and the accounts, the second one serves the content.
  const empty = await startBackend(dataDir, databaseUrl);
  await call(empty.origin, '/api/auth/register', {
    body: { name: 'Bench', ...customer, confirm_password: customer.password },
  });
  await empty.stop();
  await fill(dataDir, databaseUrl, size);
  const server = await startBackend(dataDir, databaseUrl);
  const { origin } = server;
  const [product] = await call<{ id: string }[]>(origin, '/api/products?page=1');
  const [spot] = await call<{ id: string }[]>(origin, '/api/surf-spots');
  return {
    ...server,
    size,
    adminToken: await tokenOf(origin, admin),
    customerToken: await tokenOf(origin, customer),
    productId: product?.id ?? '',
    spotId: spot?.id ?? '',
  };
}
