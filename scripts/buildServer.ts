/** Bundles the server, what it runs in threads and processes of its own, and the mock into build/, and parses the contract. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { CONTRACT_FILE, PARSED_CONTRACT, parsedContract } from '../server/contract/loadContract.ts';

await build({
  entryPoints: {
    main: 'server/main.ts',
    mock: 'scripts/mock.ts',
    thread: 'server/db/embedded/thread.js',
    decoderProcess: 'server/images/decoderProcess.ts',
  },
  outdir: 'build',
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
});
// Whole or not at all, as a server may read it meanwhile.
const draft = `${PARSED_CONTRACT}.new`;
writeFileSync(draft, JSON.stringify(parsedContract(readFileSync(CONTRACT_FILE, 'utf8'))));
renameSync(draft, PARSED_CONTRACT);
