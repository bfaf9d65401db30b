import { spawnSync } from 'node:child_process';
import { chromium, type FullConfig } from '@playwright/test';

/**
 * Builds what is out of date once, before the servers of several workers would do it at the same time, and starts the
 * browser once: one that does not start fails the run here, not test by test.
 */
export default async function setUp({ projects }: FullConfig): Promise<void> {
  const { status } = spawnSync(process.execPath, ['scripts/start.mjs', 'build'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The site cannot be built.');
  const browser = await chromium.launch(projects[0]?.use.launchOptions);
  console.log(`Chromium ${browser.version()}`);
  await browser.close();
}
