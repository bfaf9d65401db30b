import { startPostgres } from './scripts/postgres.ts';
import { spawnSync } from 'node:child_process';
const pg = await startPostgres();
for (const f of process.argv.slice(2)) {
  const r = spawnSync(process.execPath, ['--import','tsx','--test',`tests/unit/server/${f}.test.ts`], { env: { ...process.env, TEST_DATABASE_URL: pg!.url }, encoding: 'utf8' });
  console.log(f, r.stdout.split('\n').filter((l) => /^\s*not ok|^# (pass|fail|dur)|error:|expected|actual|^\s+[+-] /.test(l)).join('\n'));
}
pg!.stop(); process.exit(0)
