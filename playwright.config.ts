import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/web/chromium.ts';

/** Journeys in a real browser, each worker with a server and a database of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.tmp/e2e-results',
  globalSetup: './tests/support/e2e/setup.ts',
  workers: 3, // two leave a quarter of two cores idle
  // The longest first: as the last one it would leave the other worker with nothing to do.
  projects: [
    { name: 'new school', testMatch: 'newSchool.spec.ts' },
    { name: 'site', testIgnore: 'newSchool.spec.ts' },
  ],
  fullyParallel: true, // a long file would keep one worker busy while the other has nothing left to do
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Each new visitor's browser would fetch the whole site for it; what it does is tested where it is allowed.
    serviceWorkers: 'block',
    // A record of every step, kept when a test fails: TRACE=1, as it makes them all slower.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: await findChromium(), args: ['--no-sandbox', '--lang=en-US', '--disable-gpu'] },
  },
});
