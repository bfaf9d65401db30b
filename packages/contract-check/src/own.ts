import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What is otherwise where the check is packed into one file (commands/pack.ts). */
export const own = {
  /** How the check is called. */
  command: 'npm run contract --',
  /** The contract of this repository, wherever the command is called. */
  contract: (): string => readFileSync(fileURLToPath(new URL('../../../openapi.yaml', import.meta.url)), 'utf8'),
};
