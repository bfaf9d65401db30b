/** A backend in memory that does what the contract says, for work on the site without a server: npm run mock -- --help. */
import { parseArgs } from 'node:util';
import { levelNamed, ofLevel, readOperations } from './contract/document.ts';
import { own } from './contract/own.ts';
import { mockServer } from './contract/mock/server.ts';

const usage = `${own.mock} [options]

A backend in memory, with a small school made of the examples in openapi.yaml. Build the site for it with
API_URL=http://localhost:3001 npm run dev.

  --port number      where it listens (3001)
  --level 1          what every backend has; 2 (default): also what running a school needs
  --latency ms       how long an answer takes, such as 300 or 100-800
  --help             this list

Sign in with any password: admin…@… is an administrator, staff…@… is staff, nobody…@… is refused, every other address is a
customer. Who has registered needs the own password. sari@example.com has bookings.
The header Prefer: code=404 asks for any documented answer. All is forgotten when it ends (Ctrl-C).`;

const options = {
  port: { type: 'string', default: '3001' },
  level: { type: 'string', default: '2' },
  latency: { type: 'string', default: '0' },
  help: { type: 'boolean', default: false },
} as const;

/** What is asked for; throws in words what is not understood. */
function read() {
  const { values } = parseArgs({ options });
  const level = levelNamed(values.level);
  if (!level) throw new Error('--level must be 1 or 2.');
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('--port must be a number up to 65535.');
  const [, least, most = least] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(values.latency) ?? [];
  const latency = [Number(least), Number(most)] as const;
  if (least === undefined || latency[1] < latency[0])
    throw new Error('--latency must be milliseconds, such as 300 or 100-800.');
  return { level, port, latency, help: values.help };
}

function start({ level, port, latency }: ReturnType<typeof read>): void {
  const operations = ofLevel(readOperations(), level);
  const server = mockServer(operations, { latency });
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? `Port ${String(port)} is taken; --port names another.` : error.message);
    process.exitCode = 1;
  });
  server.listen(port, '127.0.0.1', () => {
    const address = server.address();
    const its = typeof address === 'object' && address ? address.port : port;
    // One write, as a reader may leave after the first line.
    console.log(`${String(operations.length)} operations on http://localhost:${String(its)}
Sign in with any password: admin@surf.example, staff@surf.example, sari@example.com.`);
  });
}

try {
  const asked = read();
  if (asked.help) console.log(usage);
  else start(asked);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
