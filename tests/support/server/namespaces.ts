import { spawnSync } from 'node:child_process';

/** Why commands cannot get mounts and a network of their own on this machine; false where they can. */
export const noNamespaces: string | false =
  spawnSync('unshare', ['--mount', '--net', 'true']).status === 0 ? false : 'needs root and unshare';

/**
 * A shell command with mounts and a network of its own, as in a container: program and arguments for `spawn`. The command
 * finds `args` as "$1", "$2", …; its mounts go with it.
 */
export const inNamespaces = (command: string, ...args: string[]): [string, string[]] => [
  'unshare',
  ['--mount', '--net', 'sh', '-c', command, 'sh', ...args],
];
