import type { Page } from '@playwright/test';
import { expect, hydrated, openLesson, schoolDay, test } from '../support/e2e/test.ts';
import { gate } from '../support/web/gate.ts';

/** Opens a page whose code does not come before the returned function is called. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const code = gate();
  await page.route('**/js/main.*.js', async (route) => {
    await code.opened;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return code.open;
}

test('a button that is pressed before the code is there does its work when it is', async ({ page }) => {
  const sendCode = await openWithoutCode(page, '/surfspot');
  await page.getByRole('button', { name: 'Uluwatu' }).click();
  sendCode();
  await expect(page.getByRole('heading', { name: 'Uluwatu' })).toBeVisible();
});

test('a part that is taken over later answers an early press, too', async ({ page }) => {
  const sendCode = await openWithoutCode(page, '/');
  await page.getByRole('tab', { name: 'Video' }).click();
  sendCode();
  await expect(page.getByRole('tab', { name: 'Video' })).toHaveAttribute('aria-selected', 'true');
});

test('a form that is filled in and sent before the code is there is sent once', async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/testimonies')) sent += 1;
  });
  const sendCode = await openWithoutCode(page, '/contactus');
  await page.getByLabel('Name', { exact: true }).fill('Jonas');
  await page.getByLabel('Message').fill('The first wave was mine.');
  await page.locator('main form').getByRole('button').click();
  sendCode();
  await expect(page.getByText('Your testimony has been successfully submitted.')).toBeVisible();
  expect(sent).toBe(1);
});

test('a form that is sent before the first script is there sends nothing, and keeps what was typed', async ({
  page,
}) => {
  const script = gate();
  await page.route('**/js/picture-first.*.js', async (route) => {
    await script.opened;
    await route.continue();
  });
  await page.goto('/contactus', { waitUntil: 'commit' });
  await page.getByLabel('Name', { exact: true }).fill('Jonas');
  await page.getByLabel('Email').fill('jonas@example.com');
  await page.getByLabel('Email').press('Enter');
  await page.locator('main form').getByRole('button').click();
  script.open();
  await hydrated(page);
  expect(page.url()).toMatch(/\/contactus$/);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Jonas');
  await expect(page.getByLabel('Email')).toHaveValue('jonas@example.com');
});

test('a search that is typed before the code is there is made', async ({ page }) => {
  const sendCode = await openWithoutCode(page, '/surf-lesson');
  await page.getByPlaceholder('Search by Product Name').fill('group');
  sendCode();
  await expect(page).toHaveURL(/search=group/);
  await expect(page.getByPlaceholder('Search by Product Name')).toHaveValue('group');
});

test('a date that is chosen early stays chosen, and the page stays where it was scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLesson(page, 'Group Surf Lesson');
  const sendCode = await openWithoutCode(page, page.url());
  const date = page.getByLabel('Reservation Date');
  await date.fill(schoolDay(5));
  const placeOfDate = (): Promise<number> => date.evaluate((field) => Math.round(field.getBoundingClientRect().top));
  await date.evaluate(async (field) => {
    // What a person scrolls reaches the page with this event; a script is ahead of it, on a busy machine by seconds.
    const told = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    scrollBy({ top: field.getBoundingClientRect().bottom + 100, behavior: 'instant' });
    await told;
  });
  const before = await placeOfDate();
  expect(before).toBeLessThan(-100);
  sendCode();
  await hydrated(page);
  await expect(page.getByText(/^Free to cancel or move until .*, 07:00 in Bali\.$/)).toBeVisible();
  await expect(date).toHaveValue(schoolDay(5));
  expect(Math.abs((await placeOfDate()) - before)).toBeLessThan(50);
});

test('what is pressed right after scrolling to it does not move away while the code takes the page over', async ({
  page,
}) => {
  await openLesson(page, 'Group Surf Lesson');
  const sendCode = await openWithoutCode(page, page.url());
  await page.getByLabel('Reservation Date').fill(schoolDay(5));
  const button = page.getByRole('button', { name: 'Add Session' });
  await button.evaluate((target) => {
    // Between two steps of React's work: its root is there, the page is not taken over.
    const next = new MessageChannel();
    next.port1.onmessage = () => {
      const root = document.getElementById('root');
      if (root && Object.keys(root).some((key) => key.startsWith('__reactContainer'))) {
        document.body.dataset['pressed'] = String('page' in root.dataset);
        target.scrollIntoView({ block: 'center', behavior: 'instant' });
        target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      } else next.port2.postMessage(null);
    };
    next.port2.postMessage(null);
  });
  sendCode();
  await expect(page.locator('body')).toHaveAttribute('data-pressed', 'true');
  await hydrated(page);
  await expect(button).toBeInViewport();
});

test('a choice that is made while the code takes the page over stays made', async ({ page }) => {
  await page.addInitScript(() => {
    // Between two steps of React's work: its root is there, the page is not taken over.
    const next = new MessageChannel();
    const look = (): void => {
      const root = document.getElementById('root');
      const hour = document.querySelector<HTMLElement>('input[value="09:30"]');
      const isBegun = root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
      if (hour && isBegun) {
        document.body.dataset['pressed'] = String('page' in root.dataset);
        hour.click();
      } else next.port2.postMessage(null);
    };
    next.port1.onmessage = look;
    look();
  });
  await openLesson(page, 'Group Surf Lesson');
  await expect(page.locator('body')).toHaveAttribute('data-pressed', 'true');
  await hydrated(page);
  await expect(page.getByRole('radio', { name: '09:30' })).toBeChecked();
  await page.getByLabel('Reservation Date').fill(schoolDay(5));
  await expect(page.getByText(/^Free to cancel or move until .*, 09:30 in Bali\.$/)).toBeVisible();
});
