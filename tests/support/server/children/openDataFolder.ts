/** A process that prepares a data folder and says how that went: `openDataFolder.ts folder empty-database`. */
import { openDataFolder } from '../../../../server/db/dataFolder.ts';

const [dataDir = '', empty] = process.argv.slice(2);
try {
  const { isNew } = await openDataFolder(dataDir, { empty, patience: 0 });
  console.log(isNew ? 'new' : 'there');
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
}
