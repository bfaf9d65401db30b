import { createHash } from 'node:crypto';
import http from 'node:http';
import type { School } from './school';

const ROUNDS = 300;
const WARM_UP = 50;
const CEILING = 1.5;

/** What the slowest list may take (ms), at half of the requests. */
const LIMIT = 50;

interface List {
  name: string;
  /** The address of the n-th request. */
  address: (n: number, school: School) => string;
  token?: (school: School) => string;
  /** It is about every row, and so takes longer with more of them; the limit holds for it as for all. */
  isOfEveryRow?: true;
}

const admin = ({ adminToken }: School) => adminToken;
const customer = ({ customerToken }: School) => customerToken;
const wordOf = (text: string) => createHash('md5').update(text).digest('hex').slice(0, 10);
const codeOf = (n: number) => wordOf(String(n)).toUpperCase();
const some = (n: number, most: number) => (n % most) + 1;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** 'lesson' in a mix of capitals that no request had before, so that no answer comes from the cache. */
const anew = (n: number) =>
  Array.from('lesson', (letter, bit) => ((n >> bit) & 1 ? letter.toUpperCase() : letter)).join('');

/** The administrators' list of bookings, narrowed or put in order by a query. */
const bookings = (what: string, query: string | ((n: number) => string), isOfEveryRow?: true): List => ({
  name: `bookings, ${what}`,
  address: (n, { size }) =>
    `/api/bookings?page=1&${typeof query === 'string' ? query : `search=${query(some(n, size.bookings))}`}`,
  token: admin,
  ...(isOfEveryRow && { isOfEveryRow }),
});
const sorts = ['created_at', 'customer_name', 'reservation_date', 'total_amount'].flatMap((by) => [by, `-${by}`]);

const lists: List[] = [
  bookings('page 1', ''),
  { name: 'bookings, page 3', address: () => '/api/bookings?page=3', token: admin },
  ...sorts.map((sort) => bookings(`by ${sort}`, `sort=${sort}`)),
  ...['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'].map((status) => bookings(status, `status=${status}`)),
  ...['PENDING', 'PAID', 'FAILED', 'EXPIRED'].map((status) =>
    bookings(`payment ${status}`, `payment_status=${status}`),
  ),
  ...['CASH', 'GATEWAY'].map((method) => bookings(method, `payment_method=${method}`)),
  bookings('of one day', `from=${daysAgo(3)}&to=${daysAgo(3)}`),
  bookings('of four days', `from=${daysAgo(6)}&to=${daysAgo(3)}`),
  bookings(
    'with all filters',
    `from=${daysAgo(6)}&to=${daysAgo(3)}&status=PENDING&payment_status=PAID&payment_method=CASH`,
  ),
  bookings('by a code', codeOf),
  bookings('by a part of a code', (n) => codeOf(n).slice(2, 7)),
  bookings('by a name', (n) => `Ayu%20${wordOf(`name${String(n)}`).toUpperCase()}`),
  bookings('by a part of a name', (n) => wordOf(`name${String(n)}`).slice(1, 7)),
  bookings('by an e-mail address', (n) => `${wordOf(`mail${String(n)}`)}@mail.example`),
  bookings('by a phone', (n) => `0812${String(n).padStart(7, '0')}`),
  bookings('by the end of a phone', (n) => String(n).padStart(7, '0').slice(1)),
  bookings('by a name that all have', 'search=ayu', true),
  bookings('by two letters', 'search=yu', true),
  { name: 'the board of a day', address: () => `/api/sessions?from=${daysAgo(3)}`, token: admin },
  { name: 'the days of a month', address: () => `/api/days?from=${daysAgo(3)}`, token: admin },
  { name: 'the overview', address: () => '/api/overview', token: admin },
  { name: 'products, page 1', address: () => '/api/products?page=1' },
  { name: 'products, page 3', address: () => '/api/products?page=3' },
  { name: 'products, by a name', address: (n) => `/api/products?page=1&search=${anew(n)}%20${some(n, 50)}` },
  { name: 'users, page 1', address: () => '/api/users?page=1', token: admin },
  {
    name: 'users, by a name',
    address: (n, { size }) => `/api/users?page=1&search=fer%20${some(n, size.users)}`,
    token: admin,
  },
  { name: 'my bookings', address: () => '/api/my-bookings?page=1&size=5', token: customer },
  { name: 'my histories', address: () => '/api/my-histories?page=1&size=5', token: customer },
];

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

/** One request; how long its answer took (ms). */
function time(url: string, token: string | undefined): Promise<number> {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    http
      .get(url, { agent, headers }, (answer) => {
        answer.resume().once('end', () => {
          if (answer.statusCode === 200) resolve(performance.now() - begin);
          else reject(new Error(`${url}: ${String(answer.statusCode)}`));
        });
      })
      .once('error', reject);
  });
}

const at = (sorted: number[], part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
const told = (times: number[]): string => `${at(times, 0.5).toFixed(2)} ms (p99 ${at(times, 0.99).toFixed(2)})`;

/** Measures each list on a small and on a large school in turn; whether none takes much longer on the large one, or too long. */
export async function compareLists(engine: string, small: School, large: School): Promise<boolean> {
  let isGood = true;
  for (const { name, address, token, isOfEveryRow } of lists) {
    const times: Record<'small' | 'large', number[]> = { small: [], large: [] };
    for (let n = 0; n < ROUNDS + WARM_UP; n += 1) {
      // In turn, each as often first, so that other load on the machine affects both alike.
      const both = [
        ['small', small],
        ['large', large],
      ] as const;
      for (const [key, school] of n % 2 === 0 ? both : both.toReversed()) {
        const took = await time(school.origin + address(n, school), token?.(school));
        if (n >= WARM_UP) times[key].push(took);
      }
    }
    times.small.sort((a, b) => a - b);
    times.large.sort((a, b) => a - b);
    const [before, after] = [at(times.small, 0.5), at(times.large, 0.5)];
    const ratio = after / before;
    const faults = [
      !isOfEveryRow && ratio > CEILING && `more than ${String(CEILING)}`,
      after > LIMIT && `more than ${String(LIMIT)} ms`,
    ].filter((fault) => fault !== false);
    const figures = `${told(times.small)} → ${told(times.large)}, ratio ${ratio.toFixed(2)}`;
    console.log([`${engine}, ${name}: ${figures}`, ...faults].join(', '));
    isGood &&= faults.length === 0;
  }
  return isGood;
}
