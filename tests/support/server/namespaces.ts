import { spawnSync } from 'node:child_process';

export const isRoot = process.getuid?.() === 0;
const own = ['--mount', '--net', ...(isRoot ? [] : ['--user', '--map-root-user'])];

/** Why this machine cannot give commands their own mounts and network; false where it can. */
export const noNamespaces: string | false =
  spawnSync('unshare', [...own, 'true']).status === 0 ? false : 'unshare is not there, or not allowed';

/**
 * A shell command with mounts and a network of its own, as in a container: program and arguments for `spawn`. The command
 * finds `args` as "$1", "$2", …; its mounts go with it.
 */
export const inNamespaces = (command: string, ...args: string[]): [string, string[]] => [
  'unshare',
  [...own, 'sh', '-c', command, 'sh', ...args],
];
