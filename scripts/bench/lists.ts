import { createHash } from 'node:crypto';
import http from 'node:http';
import type { School } from './school';

const ROUNDS = 300;
const WARM_UP = 50;
const CEILING = 1.5;

interface List {
  name: string;
  /** The address of the n-th request. */
  address: (n: number, school: School) => string;
  token?: (school: School) => string;
}

const admin = ({ adminToken }: School) => adminToken;
const customer = ({ customerToken }: School) => customerToken;
const codeOf = (n: number) => createHash('md5').update(String(n)).digest('hex').slice(0, 10).toUpperCase();
const some = (n: number, most: number) => (n % most) + 1;

/** 'lesson' in a mix of capitals that no request had before, so that no answer comes from the cache. */
const anew = (n: number) =>
  Array.from('lesson', (letter, bit) => ((n >> bit) & 1 ? letter.toUpperCase() : letter)).join('');

const lists: List[] = [
  { name: 'bookings, page 1', address: () => '/api/bookings?page=1', token: admin },
  { name: 'bookings, page 3', address: () => '/api/bookings?page=3', token: admin },
  {
    name: 'bookings, by a code',
    address: (n, { size }) => `/api/bookings?page=1&search=${codeOf(some(n, size.bookings))}`,
    token: admin,
  },
  {
    name: 'bookings, by a part of a code',
    address: (n, { size }) => `/api/bookings?page=1&search=${codeOf(some(n, size.bookings)).slice(2, 7)}`,
    token: admin,
  },
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

/** Measures each list on a small and on a large school in turn; whether no list takes much longer on the large one. */
export async function compareLists(engine: string, small: School, large: School): Promise<boolean> {
  let isGood = true;
  for (const { name, address, token } of lists) {
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
    const ratio = at(times.large, 0.5) / at(times.small, 0.5);
    const verdict = ratio > CEILING ? `, more than ${String(CEILING)}` : '';
    console.log(`${engine}, ${name}: ${told(times.small)} → ${told(times.large)}, ratio ${ratio.toFixed(2)}${verdict}`);
    isGood &&= ratio <= CEILING;
  }
  return isGood;
}
