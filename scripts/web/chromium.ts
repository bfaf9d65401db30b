import { accessSync, constants } from 'node:fs';
import { chromium } from '@playwright/test';

const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell', // the same browser without windows: tests take a third less time with it
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  chromium.executablePath(),
];
const HELP = 'There is no Chromium here: npx playwright install chromium (or CHROMIUM_PATH=/path/to/chrome)';

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The Chromium that CHROMIUM_PATH names, else an installed one, else the one that the package @sparticuz/chromium brings for
 * Linux. Fails with the command that installs one when there is none.
 */
export async function findChromium(): Promise<string> {
  const installed = process.env['CHROMIUM_PATH'] ?? USUAL_PLACES.find(isProgram);
  if (installed !== undefined) return installed;
  if (process.platform !== 'linux') throw new Error(HELP);
  // The package also brings the libraries that Chromium needs, but unpacks them only on AWS Lambda, which this variable pretends.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs20.x';
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    return await packaged.executablePath();
  } catch (error) {
    throw new Error(HELP, { cause: error });
  }
}
