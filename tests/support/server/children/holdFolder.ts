/** A process that holds a data folder until it is ended: `holdFolder.ts folder [ms between heartbeats]`. */
import { lockFolder } from '../../../../server/db/lock.ts';

const [dir = '', beat] = process.argv.slice(2);
try {
  await lockFolder(dir, { patience: 0, ...(beat !== undefined && { beat: Number(beat) }) });
  console.log('held');
  setInterval(() => undefined, 60_000);
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
