/**
 * npm run bench: how much slower the lists are with a hundred times as many rows, how many list reads and bookings a second it
 * does beside a bare Fastify route, and how many rendered pages beside the shell; on the embedded database, and on PostgreSQL
 * where this machine has it or BENCH_DATABASE_URL names a server on which databases may be made. There a school has 50,000
 * bookings. Exits with 1 when a list takes more than 1.5 times as long or more than 50 ms, or list reads are less than half of
 * the bare route's, or rendered pages of the shell's.
 */
import { Client } from 'pg';
import { compareLists } from './bench/lists';
import { openSchool, type Size } from './bench/school';
import { measureThroughput } from './bench/throughput';
import { startPostgres } from './postgres';

const small = { bookings: 50, products: 50, users: 50 };
const large = { bookings: 5000, products: 500, users: 500 };
const onPostgres = [
  { ...small, bookings: 500 },
  { ...large, bookings: 50_000 },
] as const;

/** Creates an empty database on a PostgreSQL server; returns its address and how to drop it. */
async function newDatabase(server: string, name: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const run = async (query: string) => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(query);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name}`) };
}

async function measure(engine: string, urls: [string, string], sizes: readonly [Size, Size]): Promise<boolean> {
  const schools = [await openSchool(sizes[0], urls[0]), await openSchool(sizes[1], urls[1])] as const;
  const areListsGood = await compareLists(engine, ...schools);
  await schools[0].stop();
  const areReadsGood = await measureThroughput(engine, schools[1]);
  await schools[1].stop();
  return areListsGood && areReadsGood;
}

let isGood = await measure('PGlite', ['', ''], [small, large]);
const given = process.env['BENCH_DATABASE_URL'];
const own = given === undefined ? await startPostgres() : null;
const server = given ?? own?.url;
if (server === undefined) console.log('PostgreSQL: none on this machine, and no BENCH_DATABASE_URL; not measured.');
else {
  const stamp = Date.now().toString(36);
  const databases = [
    await newDatabase(server, `bench_small_${stamp}`),
    await newDatabase(server, `bench_large_${stamp}`),
  ];
  const [a = '', b = ''] = databases.map(({ url }) => url);
  isGood = (await measure('PostgreSQL', [a, b], onPostgres)) && isGood;
  for (const { drop } of databases) await drop();
  own?.stop();
}
process.exit(isGood ? 0 : 1);
