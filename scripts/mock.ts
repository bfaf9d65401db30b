/**
 * A backend made of the contract's examples alone, for work on the site without a server:
 * npm run mock -- --port 3001 [--level 1], then API_URL=http://localhost:3001 npm run dev.
 */
import { parseArgs } from 'node:util';
import { levelNamed, ofLevel, readOperations } from './contract/document.ts';
import { mockServer } from './contract/mockServer.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '3001' }, level: { type: 'string', default: '2' } },
});
const level = levelNamed(values.level);
if (level) {
  const operations = ofLevel(readOperations(), level);
  const server = mockServer(operations);
  server.on('error', (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  server.listen(Number(values.port), '127.0.0.1', () => {
    console.log(`${String(operations.length)} operations on http://localhost:${values.port}`);
  });
} else {
  console.error('--level must be 1 or 2.');
  process.exitCode = 2;
}
