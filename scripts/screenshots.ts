import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { adminPaths } from '../src/config/paths.ts';
import { portProblem } from './freePort.ts';
import { renderedPages } from './sitePages.ts';
import { findByAxe } from './web/axe.ts';
import { findChromium } from './web/chromium.ts';

// Pictures of every screen at three widths, in light and dark, into .tmp/screenshots: npm run screenshots [-- name-part ...]
const root = path.resolve(import.meta.dirname, '..');
const output = path.join(root, '.tmp/screenshots');
const port = process.env['SCREENSHOTS_PORT'] ?? '4310';
const origin = `http://127.0.0.1:${port}`;
const widths = { phone: 360, tablet: 768, desktop: 1440 };
const schemes = ['light', 'dark'] as const;
const only = process.argv.slice(2);

type Visitor = 'guest' | 'customer' | 'admin';
interface Scene {
  name: string;
  as?: Visitor;
  /** Brings the page into the state to be seen. */
  open: (page: Page) => Promise<void>;
}

const day = (offset: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Makassar' }).format(Date.now() + offset * 86_400_000);

const at = (address: string) => async (page: Page) => {
  await page.goto(`${origin}${address}`);
};

async function choose(page: Page, name: string): Promise<void> {
  await page.goto(`${origin}/surf-lesson?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).first().click();
  await page.getByLabel('Reservation Date').waitFor();
}

async function fillCart(page: Page): Promise<void> {
  await choose(page, 'Semi-Private Surf');
  await page.getByLabel('Reservation Date').fill(day(2));
  await page.getByRole('button', { name: 'Add Session' }).click();
  await page.getByLabel('Reservation Date').nth(1).fill(day(3));
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await choose(page, 'Group Surf');
  await page.getByLabel('Reservation Date').fill(day(4));
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.waitForURL('**/booking-cart');
}

async function toCheckout(page: Page): Promise<void> {
  await fillCart(page);
  await page.getByRole('link', { name: 'Booking', exact: true }).click();
  await page.getByLabel('Full Name').waitFor();
}

const book = (method: 'CASH' | 'ONLINE PAYMENT') => async (page: Page) => {
  await toCheckout(page);
  await page.getByLabel('Full Name').fill('Sari Dewi');
  await page.getByLabel('Email').fill('sari@example.com');
  await page.getByLabel('Phone Number', { exact: true }).fill('+6281234567890');
  await page.getByLabel(method, { exact: true }).check();
  await page.getByRole('button', { name: 'Process to Checkout' }).click();
  await page.waitForURL(/\/booking-details\/[0-9A-Z]{10}$/);
  await page.getByRole('button', { name: 'Check Payment Status' }).waitFor();
};

const scenes: Scene[] = [
  ...renderedPages.map(({ chunk, path }): Scene => ({ name: chunk, open: at(path) })),
  { name: 'lessons-none', open: at('/surf-lesson?search=nothing') },
  { name: 'lesson-detail-none', open: at('/surf-lesson/lesson-detail') },
  { name: 'lesson-detail', open: (page) => choose(page, 'Group Surf') },
  { name: 'cart-empty', open: at('/surf-lesson/booking-cart') },
  { name: 'cart', open: fillCart },
  { name: 'checkout', open: toCheckout },
  {
    name: 'checkout-errors',
    open: async (page) => {
      await toCheckout(page);
      await page.getByLabel('Email').fill('sari@');
      await page.getByRole('button', { name: 'Process to Checkout' }).click();
    },
  },
  { name: 'booking-cash', open: book('CASH') },
  { name: 'booking-online', open: book('ONLINE PAYMENT') },
  { name: 'booking-none', open: at('/surf-lesson/booking-details/0000000000') },
  {
    name: 'check-booking-recent',
    open: async (page) => {
      await book('CASH')(page);
      await page.goto(`${origin}/check-bookings`);
    },
  },
  {
    name: 'contact-errors',
    open: async (page) => {
      await at('/contactus')(page);
      await page.getByRole('button', { name: 'Send' }).click();
    },
  },
  { name: 'login', open: at('/login') },
  { name: 'register', open: at('/register') },
  { name: 'forgot-password', open: at('/forgot-password') },
  { name: 'reset-password', open: at('/reset-password?token=of-a-mail') },
  { name: 'not-found', open: at('/no-such-wave') },
  { name: 'profile', as: 'customer', open: at('/profile') },
  ...adminPaths.map((path): Scene => ({ name: path.slice(1).replace('/', '-'), as: 'admin', open: at(path) })),
];

async function startServer(dataDir: string): Promise<ChildProcess> {
  const server = spawn('node', ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: 'a-long-password',
    },
  });
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return server;
    if (server.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The server did not start.');
}

async function logIn(page: Page, visitor: Visitor): Promise<void> {
  if (visitor === 'guest') return;
  const email = visitor === 'admin' ? 'admin@example.com' : 'sari@example.com';
  const password = 'a-long-password';
  if (visitor === 'customer') {
    const data = { name: 'Sari Dewi', email, password, confirm_password: password };
    await page.request.post(`${origin}/api/auth/register`, { data });
  }
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Pictures further down load when they come near. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    window.scrollTo(0, 0);
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(150);
}

/** What is wrong with a page: axe's findings, and whether it is wider than its screen. */
async function flaws(page: Page): Promise<string[]> {
  const findings = await findByAxe(page);
  const found = findings.map(({ id, html }) => `\n  ${id}: ${html.map((one) => one.slice(0, 120)).join(' | ')}`);
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  return isWide ? [...found, '\n  the page scrolls sideways'] : found;
}

/** Takes the pictures of one screen, at every width and in both colour schemes. */
async function takePictures(context: BrowserContext, scene: Scene): Promise<void> {
  const page = await context.newPage();
  await scene.open(page);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  for (const [size, width] of Object.entries(widths)) {
    await page.setViewportSize({ width, height: 900 });
    await seeAll(page);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForTimeout(250); // the new colours are painted a moment later
      const file = path.join(output, `${scene.name}-${size}-${colorScheme}.png`);
      await page.screenshot({ path: file, fullPage: true });
      console.log(path.relative(root, file), ...(await flaws(page)));
    }
  }
  await page.close();
}

const chosen = scenes.filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)));
if (chosen.length === 0) {
  console.error(`No screen has ${only.join(' or ')} in its name: ${scenes.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const problem = await portProblem(Number(port));
if (problem) {
  console.error(`SCREENSHOTS_PORT: the site cannot be served on port ${port}, ${problem}.`);
  process.exit(1);
}
const dataDir = mkdtempSync(path.join(tmpdir(), 'screenshots-'));
const server = await startServer(dataDir);
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
try {
  if (only.length === 0) rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  for (const visitor of ['guest', 'customer', 'admin'] as const) {
    const wanted = chosen.filter(({ as = 'guest' }) => as === visitor);
    if (wanted.length === 0) continue;
    const signedIn = await browser.newContext({ reducedMotion: 'reduce' });
    const first = await signedIn.newPage();
    await logIn(first, visitor);
    if (visitor === 'customer') await book('CASH')(first);
    const storageState = await signedIn.storageState();
    await signedIn.close();
    for (const scene of wanted) {
      const context = await browser.newContext({ storageState, reducedMotion: 'reduce' });
      await takePictures(context, scene);
      await context.close();
    }
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
