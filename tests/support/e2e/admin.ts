import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { accounts, signInAs } from './accounts.ts';
import { expect } from './test.ts';
import { noteToasts } from './toasts.ts';

/** Every admin address in the order of the menu, its heading and its document title (spec §2). */
export const screens = {
  '/admin': ['Selamat datang di Dashboard Admin', 'Dashboard Admin'],
  '/admin?day=2027-03-08': ['Selamat datang di Dashboard Admin', 'Dashboard Admin'],
  '/admin/transaction-bookings': ['Manage Bookings Transaction', 'Manage Bookings Transaction'],
  '/admin/roster': ['Roster', 'Roster'],
  '/admin/money': ['Money', 'Money'],
  '/admin/products': ['Manage Products', 'Manage Products'],
  '/admin/categories': ['Manage Product Categories', 'Manage Product Categories'],
  '/admin/surfspot': ['Manage Surf Spots', 'Manage Surf Spots'],
  '/admin/instructors': ['Manage Instructors', 'Manage Instructors'],
  '/admin/testimony': ['Manage Testimonies', 'Manage Testimonies'],
  '/admin/photo': ['Manage Photo', 'Manage Photo'],
  '/admin/video': ['Manage Tab Video', 'Manage Tab Video'],
  '/admin/carousel': ['Manage Carousels', 'Manage Carousels'],
  '/admin/school': ['School', 'School'],
  '/admin/users': ['Manage Users', 'Manage Users'],
  '/admin/messages': ['Messages', 'Messages'],
  '/admin/changes': ['Changes', 'Changes'],
} as const;

export type AdminPath = keyof typeof screens;

export const adminPaths = Object.keys(screens) as AdminPath[];

/** Signs in through the page, as a person does. */
export async function signIn(page: Page): Promise<void> {
  await noteToasts(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill(accounts.administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(accounts.administrator.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/admin$/);
}

/** Signs in without the page, and notes what is said from the next address on. */
export async function beAdministrator(page: Page): Promise<{ authorization: string }> {
  await noteToasts(page);
  return signInAs(page, 'administrator');
}

/** Waits until a screen has its heading, its title and its rows. */
export async function expectScreen(page: Page, path: AdminPath): Promise<void> {
  const [heading, title] = screens[path];
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${title} \\|`));
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByText('Loading')).toHaveCount(0);
}

export async function open(page: Page, path: AdminPath): Promise<void> {
  await page.goto(path);
  await expectScreen(page, path);
}

export const rowsOf = (page: Page): Locator => page.locator('tbody tr[data-row-key]');

/** A request of the administrator's that must succeed; returns its data. */
export async function send<T>(request: APIRequestContext, path: string, options: object): Promise<T> {
  const answer = await request.post(path, options);
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { data: T }).data;
}

/** Pictures for rows that are on no server. */
export const stubPictures = (page: Page) =>
  page.route('**/public/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' }));
