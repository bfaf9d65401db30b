import { spawnSync } from 'node:child_process';

/** Builds what is out of date once, before the servers of several workers would do it at the same time. */
export default function build(): void {
  const { status } = spawnSync(process.execPath, ['scripts/start.mjs', 'build'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The site cannot be built.');
}
