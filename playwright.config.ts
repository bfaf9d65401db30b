import { existsSync, rmSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const port = 3124;
const dataDir = '.tmp/e2e-data';
// Each run begins on an empty database; the workers read this file too, and must leave it alone.
if (process.env['TEST_WORKER_INDEX'] === undefined) rmSync(dataDir, { recursive: true, force: true });

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
// Without one of these Playwright looks for a browser of its own.
const executablePath = process.env['CHROMIUM_PATH'] ?? browsers.find((file) => existsSync(file));

/** Journeys in a real browser against the real server, on a database of their own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.tmp/e2e-results',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // A record of every step, kept when a test fails: TRACE=1, as it makes them all slower.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox', '--lang=en-US'] },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 180_000,
    env: { PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
