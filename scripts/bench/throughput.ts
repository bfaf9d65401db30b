import autocannon, { type Options } from 'autocannon';
import { type Server, startServer } from './processes';
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

async function measure(what: string, { origin }: Server, path: string, options: Partial<Options>): Promise<number> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url: origin + path,
    connections: 20,
    duration: SECONDS,
    ...options,
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${what}: ${String(non2xx)} refusals, ${String(errors)} errors`);
  console.log(`${what}: ${requests.average.toFixed(0)} per second, p99 ${String(latency.p99)} ms`);
  return requests.average;
}

/** Measures both in turn, after a warm-up, so that other load affects both alike. Returns backend / bare. */
async function compare(
  engine: string,
  what: string,
  servers: [Server, Server],
  path: string,
  options: Partial<Options>,
) {
  const sums = [0, 0];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, name] of [engine, 'bare Fastify'].entries()) {
      const rate = await measure(`${what}, ${name}`, servers[index] as Server, path, options);
      if (round > 0) sums[index] = (sums[index] ?? 0) + rate;
    }
  }
  return (sums[0] ?? 0) / (sums[1] ?? 1);
}

/** Measures bookings and list reads per second beside a bare route; whether list reads are quick enough. */
export async function measureThroughput(engine: string, school: School): Promise<boolean> {
  const booking = bookingOf(school);
  const headers = { 'content-type': 'application/json' };
  const text = async (path: string, init: RequestInit = {}) => (await fetch(school.origin + path, init)).text();
  const bare = await startServer(['--input-type=module', '--eval', bareServer], listPath, {
    LIST: await text(listPath),
    BOOKING: await text('/api/bookings', { method: 'POST', headers, body: booking }),
  });
  const both: [Server, Server] = [school, bare];
  const reads = await compare(engine, 'List reads', both, listPath, {});
  const bookings = await compare(engine, 'Bookings', both, '/api/bookings', { method: 'POST', headers, body: booking });
  await bare.stop();
  console.log(`${engine}: bookings ${bookings.toFixed(3)} of bare Fastify`);
  console.log(`${engine}: list reads ${reads.toFixed(2)} of bare Fastify, at least ${String(FLOOR)}`);
  return reads >= FLOOR;
}
