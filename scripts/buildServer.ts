/** Bundles the server, what it runs in threads and processes of its own, and the mock into build/. */
import { build } from 'esbuild';

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
