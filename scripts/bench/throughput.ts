import autocannon, { type Options } from 'autocannon';
import { paths } from '../../src/config/paths';
import { startServer } from './processes';
import type { School } from './school';

const SECONDS = 3;
const ROUNDS = 3;
const FLOOR = 0.5;
const listPath = '/api/products?page=1';
const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** Answers the two requests with texts of the backend's own, and does nothing else. */
const bareServer = `
  import Fastify from 'fastify';
  const { LIST, BOOKING, PORT } = process.env;
  const type = 'application/json; charset=utf-8';
  const app = Fastify();
  app.get('/api/products', (_request, reply) => reply.type(type).send(LIST));
  app.post('/api/bookings', (_request, reply) => reply.code(201).type(type).send(BOOKING));
  await app.listen({ port: Number(PORT), host: '127.0.0.1' });
`;

const bookingOf = ({ productId, spotId }: School): string =>
  JSON.stringify({
    surf_spot_id: spotId,
    payment_method: 'CASH',
    customer_details: { full_name: 'Sari', email: 'sari@example.com', phone: '+6281234567890', country: 'ID' },
    booking_details: [{ product_id: productId, reservation_date: day, person: 1 }],
  });

interface Contestant extends Partial<Options> {
  name: string;
  url: string;
}

async function measure(what: string, { name, ...options }: Contestant): Promise<number> {
  const title = `${what}, ${name}`;
  const { requests, latency, non2xx, errors } = await autocannon({ connections: 20, duration: SECONDS, ...options });
  if (non2xx > 0 || errors > 0) throw new Error(`${title}: ${String(non2xx)} refusals, ${String(errors)} errors`);
  console.log(`${title}: ${requests.average.toFixed(0)} per second, p99 ${String(latency.p99)} ms`);
  return requests.average;
}

/** Measures both in turn, after a warm-up, so that other load affects both alike. Returns first / second. */
async function compare(what: string, first: Contestant, second: Contestant): Promise<number> {
  const sums = { first: 0, second: 0 };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const rates = { first: await measure(what, first), second: await measure(what, second) };
    if (round === 0) continue;
    sums.first += rates.first;
    sums.second += rates.second;
  }
  return sums.first / sums.second;
}

/** Reads of a rendered page beside the shell, which the same server sends for pages that it does not render. */
function comparePages({ origin }: School): Promise<number> {
  // As a browser asks.
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
  const page = (name: string, path: string): Contestant => ({ name, url: origin + path, headers });
  return compare('Pages', page('rendered', paths.lessons), page('shell', paths.cart));
}

/** Measures bookings and list reads per second beside a bare route, and pages; whether reads and pages are quick enough. */
export async function measureThroughput(engine: string, school: School): Promise<boolean> {
  const booking = bookingOf(school);
  const headers = { 'content-type': 'application/json' };
  const text = async (path: string, init: RequestInit = {}) => (await fetch(school.origin + path, init)).text();
  const bare = await startServer(['--input-type=module', '--eval', bareServer], listPath, {
    LIST: await text(listPath),
    BOOKING: await text('/api/bookings', { method: 'POST', headers, body: booking }),
  });
  const besideBare = (what: string, path: string, options: Partial<Options> = {}) =>
    compare(
      what,
      { name: engine, url: school.origin + path, ...options },
      { name: 'bare Fastify', url: bare.origin + path, ...options },
    );
  const reads = await besideBare('List reads', listPath);
  const bookings = await besideBare('Bookings', '/api/bookings', { method: 'POST', headers, body: booking });
  await bare.stop();
  const pages = await comparePages(school);
  const floor = `at least ${String(FLOOR)}`;
  console.log(`${engine}: bookings ${bookings.toFixed(3)} of bare Fastify`);
  console.log(`${engine}: list reads ${reads.toFixed(2)} of bare Fastify, ${floor}`);
  console.log(`${engine}: a rendered page ${pages.toFixed(2)} of the shell, ${floor}`);
  return reads >= FLOOR && pages >= FLOOR;
}
