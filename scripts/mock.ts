/** The reference backend on a database in memory, for work on the site without a server: npm run mock -- --help. */
import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../server/app.ts';
import { hashPassword } from '../server/auth/passwords.ts';
import { connect } from '../server/db/connect.ts';
import { insertUser } from '../server/repositories/users.ts';
import { seedDatabase } from '../server/seed/seed.ts';
import { readSettings } from '../server/settings.ts';
import { listenForStop, shutDown } from '../server/stopping.ts';
import { PACKED_DATABASE } from './mock/packedDatabase.ts';
import { mocked, type MockOptions } from './mock/mocked.ts';
import { writtenOperations } from './writtenOperations.ts';

const usage = `npm run mock -- [options]

The reference backend with the demo school, in memory. Build the site for it with
API_URL=http://localhost:3001 API_LEVEL=2 npm run dev, or with API_LEVEL=1 for --level 1.

  --port number      where it listens (3001)
  --level 1          what every backend has; 2 (default): also what running a school needs
  --latency ms       how long an answer takes, such as 300 or 100-800
  --help             this list

It says who may sign in when it has started. The header Prefer: code=404 asks for any documented answer. All is forgotten
when it ends (Ctrl-C).`;

const options = {
  port: { type: 'string', default: '3001' },
  level: { type: 'string', default: '2' },
  latency: { type: 'string', default: '0' },
  help: { type: 'boolean', default: false },
} as const;

const staff = { role: 'staff', email: 'staff@surf.example', password: 'ombak-sore-2027' };

/** What is asked for; throws in words what is not understood. */
function read(): Omit<MockOptions, 'operations'> & { port: number; help: boolean } {
  const { values } = parseArgs({ options });
  if (values.level !== '1' && values.level !== '2') throw new Error('--level must be 1 or 2.');
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('--port must be a number up to 65535.');
  const [, least, most = least] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(values.latency) ?? [];
  const latency = [Number(least), Number(most)] as const;
  if (least === undefined || latency[1] < latency[0])
    throw new Error('--latency must be milliseconds, such as 300 or 100-800.');
  return { level: values.level === '1' ? 1 : 2, port, latency, help: values.help };
}

/** The demo school in memory, with an account for each role that the level has. */
async function openSchool(settings: ReturnType<typeof readSettings>, level: 1 | 2) {
  const connection = await connect({
    databaseUrl: null,
    dataDir: null,
    packed: existsSync(PACKED_DATABASE) ? PACKED_DATABASE : null,
  });
  const accounts = await seedDatabase(connection.db, settings);
  if (level === 1) return { connection, accounts };
  const { email, password } = staff;
  await insertUser(connection.db, {
    name: 'Wayan Putra',
    role: 'STAFF',
    email,
    passwordHash: await hashPassword(password),
  });
  return { connection, accounts: [...accounts, staff] };
}

async function start({ level, port, latency }: ReturnType<typeof read>): Promise<void> {
  // Uploads and small copies of pictures are files while it runs.
  const dataDir = path.join(os.tmpdir(), `surf-mock-${String(process.pid)}`);
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const { asked, again } = listenForStop();
  const settings = readSettings({
    DATA_DIR: dataDir,
    JWT_SECRET: randomBytes(48).toString('base64url'),
    RATE_LIMITS: 'off',
  });
  const opening = openSchool(settings, level);
  const operations = writtenOperations(); // while the database is opened
  const { connection, accounts } = await opening;
  const app = await buildApp({
    settings,
    connection,
    isStopping: () => asked.aborted,
    siteRoot: path.join(dataDir, 'no-site'),
    extension: async (server) => {
      await server.register(mocked, { operations, level, latency });
    },
  });
  const end = async (): Promise<void> => {
    const code = await shutDown(app, connection, { delay: 0, again });
    process.exit(process.exitCode ?? code);
  };
  try {
    const address = await app.listen({ host: '127.0.0.1', port });
    const count = operations.filter((operation) => operation.level <= level).length;
    // One write, as a reader may leave after the first line.
    console.log(`${String(count)} operations on http://localhost:${new URL(address).port}
${accounts.map(({ role, email, password }) => `Sign in, ${role}: ${email} with password ${password}`).join('\n')}`);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    console.error(code === 'EADDRINUSE' ? `Port ${String(port)} is taken; --port names another.` : message);
    process.exitCode = 1;
    await end();
  }
  asked.addEventListener('abort', () => void end());
  if (asked.aborted) await end();
}

try {
  const wanted = read();
  if (wanted.help) console.log(usage);
  else await start(wanted);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
