import type { APIRequestContext, Page } from '@playwright/test';
import { expect, hydrated, loaded, test } from '../support/e2e/test.ts';
import { gate } from '../support/web/gate.ts';

/** The address of the first lesson whose name contains `name`. */
async function addressOf(request: APIRequestContext, name: string): Promise<string> {
  const answer = await request.get(`/api/products?page=1&search=${encodeURIComponent(name)}`);
  const { data } = (await answer.json()) as { data: { id: string }[] };
  return `/surf-lesson/lesson-detail?lesson=${data[0]?.id ?? ''}`;
}

const openLesson = async (page: Page, request: APIRequestContext, name: string) =>
  page.goto(await addressOf(request, name));

const addToCart = (page: Page) => page.getByRole('button', { name: 'Add to Cart' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the total and the only Add to Cart stay in view, and cover nothing that has the focus', async ({
    page,
    request,
  }) => {
    await openLesson(page, request, 'Semi-Private');
    await expect(addToCart(page)).toHaveCount(1);
    await expect(addToCart(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Rp. 1.000.000', { exact: true })).toBeInViewport({ ratio: 1 });
    /** Scrolls to the end, which moves as parts of the page come when they are near; how far the bar covers it. */
    const coveredAtEnd = async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const [end, bar] = await Promise.all([page.locator('footer').boundingBox(), addToCart(page).boundingBox()]);
      return (end?.y ?? 0) + (end?.height ?? 0) - (bar?.y ?? 0);
    };
    await expect.poll(coveredAtEnd).toBeLessThanOrEqual(0);
    await expect(addToCart(page)).toBeInViewport({ ratio: 1 });

    const today = page.locator('[role="grid"] button:not([aria-disabled])').first(); // tomorrow when today is over
    await expect(today).toBeAttached(); // until then the date field gets the focus
    await page.getByRole('button', { name: 'Choose a day' }).click();
    await expect(today).toBeFocused();
    await expect(today).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await addToCart(page).click();
    await expect(page).toHaveURL('/surf-lesson/booking-cart');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('nothing moves while the page is hydrated', async ({ page, request }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = entry as PerformanceEntry & { value: number };
          document.documentElement.dataset['shift'] = String(
            Number(document.documentElement.dataset['shift'] ?? 0) + shift.value,
          );
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openLesson(page, request, 'Group Surf');
    await expect(page.getByRole('button', { name: /^Today/ })).toBeVisible();
    await loaded(page);
    expect(await page.locator('#lesson-details').count()).toBe(1); // nor is anything taken away until its code comes
    expect(Number(await page.evaluate(() => document.documentElement.dataset['shift'] ?? 0))).toBeLessThan(0.005);
  });
});

test('Add to Cart pressed twice on a slow line adds one line', async ({ page, request }) => {
  await openLesson(page, request, 'Private Surf');
  await page.getByRole('button', { name: /^Tomorrow/ }).click();
  await expect(page.getByLabel('Surf Spot')).not.toHaveValue('');
  const code = gate();
  await page.route('**/*.js', async (route) => {
    await code.opened;
    await route.continue();
  });
  await addToCart(page).dblclick();
  await addToCart(page).click();
  const lines = () =>
    page.evaluate(() => (JSON.parse(localStorage.getItem('cart') ?? '{}') as { lines?: unknown[] }).lines?.length);
  await expect.poll(lines).toBe(1);
  code.open();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  expect(await lines()).toBe(1);
});

test('back from the cart the form is as it was; a new visit begins with an empty one', async ({ page, request }) => {
  await openLesson(page, request, 'Group Surf');
  await page.getByLabel('Number of People').fill('4');
  await page.getByRole('button', { name: /^Tomorrow/ }).click();
  const day = await page.getByLabel('Reservation Date').inputValue();
  await addToCart(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Reservation Date')).toHaveValue(day);
  await expect(page.getByLabel('Number of People')).toHaveValue('4');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Surf Lesson' }).click();
  await page.getByRole('link', { name: 'Group Surf Lesson', exact: true }).click();
  await expect(page.getByLabel('Reservation Date')).toHaveValue('');
});

for (const [width, reducedMotion] of [
  [360, 'no-preference'],
  [1280, 'reduce'],
] as const)
  test(`a lesson that is opened from the list stands still from its first moment, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion });
    // A school of many instructors, who do not fit beside each other on a phone.
    await page.route(/\/api\/instructors/, async (route) => {
      const response = await route.fetch();
      const { data, ...rest } = (await response.json()) as { data: { id: string }[] };
      const more = [1, 2, 3].flatMap((time) => data.map((one) => ({ ...one, id: `${one.id}-${String(time)}` })));
      await route.fulfill({ response, json: { data: [...data, ...more], ...rest } });
    });
    await page.goto('/surf-lesson?search=private');
    await hydrated(page);
    // In every frame from here on: where the form stands on the page.
    await page.evaluate(() => {
      const tops: number[] = [];
      Object.assign(window, { tops });
      const look = () => {
        const form = document.querySelector('form:has(input[type="date"])');
        if (form) tops.push(form.getBoundingClientRect().top + window.scrollY);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.getByRole('article').getByRole('link').first().click();
    await page.getByRole('link', { name: /reviews? from our guests$/ }).click();
    await expect(page.getByRole('heading', { name: 'What guests say' })).toBeInViewport();
    await expect(page.getByRole('region', { name: 'Who teaches' }).getByRole('listitem').first()).toBeVisible();
    await expect(page.getByLabel('Surf Spot')).not.toHaveValue('');
    const tops = await page.evaluate(() => (window as unknown as { tops: number[] }).tops);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4);
  });

for (const [width, height] of [
  [1280, 720],
  [1366, 768],
  [1440, 900],
] as const)
  test(`nothing sticks over the form, at ${String(width)} × ${String(height)}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height });
    await openLesson(page, request, 'Group Surf');
    await loaded(page);
    await page.getByRole('button', { name: 'Add Session' }).click();
    const controls = page.locator('main form').locator('input, button').filter({ visible: true });
    for (const control of await controls.all()) {
      if (await control.isDisabled()) continue;
      await control.focus();
      const isFree = () =>
        control.evaluate((element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          const corners = [top + 4, bottom - 4].map((y) => document.elementFromPoint((left + right) / 2, y));
          return corners.every((hit) => hit !== null && (element.contains(hit) || hit.contains(element)));
        });
      await expect.poll(isFree).toBe(true);
    }
  });

test('what adds a session stays in view below the new one', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLesson(page, request, 'Group Surf');
  await loaded(page);
  await expect(page.getByRole('grid')).toBeVisible();
  const button = page.getByRole('button', { name: 'Add Session' });
  for (let sessions = 2; sessions <= 3; sessions += 1) {
    await button.press('Enter');
    await expect(page.getByRole('group', { name: `Session ${String(sessions)}`, exact: true })).toBeVisible();
    await expect(button).toBeFocused();
    await expect(button).toBeInViewport({ ratio: 0.99 }); // a page is scrolled by whole pixels
  }
});

test('the picture is fetched once, at the width that is preloaded', async ({ page, request }) => {
  const answer = await request.get('/api/products?page=1&search=Group');
  const { data } = (await answer.json()) as { data: { image_url: string }[] };
  const picture = data[0]?.image_url ?? '';
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes(picture)) asked.push(new URL(sent.url()).search);
  });
  await openLesson(page, request, 'Group');
  await loaded(page);
  expect(asked).toHaveLength(1);
});

test('a course of the demo school has one price for its three mornings', async ({ page, request }) => {
  await openLesson(page, request, '3 Days Beginner Course, Private');
  await expect(page.getByText('Rp. 1.750.000 per person for all 3 days')).toBeVisible();
  await expect(page.getByRole('complementary').getByText(/choose the first day\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Add Session' }).click();
  await page.getByRole('button', { name: 'No, one course' }).click();
  await expect(page.getByText('Rp. 1.750.000 × 1 person × 1 course = Rp. 1.750.000')).toBeVisible();
});

test('no lesson contradicts its spot or its hour', async ({ page, request }) => {
  /** The page of a lesson as the server sends it, which no other page needs to be opened for. */
  const read = async (name: string) => {
    const html = await (await request.get(await addressOf(request, name), { headers: { accept: 'text/html' } })).text();
    return page.evaluate(
      (text) => new DOMParser().parseFromString(text, 'text/html').querySelector('main')?.textContent,
      html,
    );
  };
  for (const name of ['Dawn Patrol', 'Day Trip', 'Three Beaches']) {
    const text = await read(name);
    expect(text, name).toContain('Where we meet. From here we drive to the beach of the day.');
    expect(text, name).toContain('The board racks at the end of Jalan Pantai Contoh'); // as the ticket says
    expect(text, name).not.toMatch(/meet at the school/i);
  }
  for (const [name, hour] of [
    ['Dawn Patrol', 'Begins at 05:30'],
    ['Sunset', 'Begins at 16:30'],
    ['Group Surf', 'Begins at 07:00 or 09:30'],
    ['Semi-Private Intermediate', 'Usually 07:00'],
  ] as const)
    expect(await read(name)).toContain(hour);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has its picture, price, texts, reviews and other lessons', async ({ page, request }) => {
    await openLesson(page, request, 'Semi-Private');
    await expect(page.locator('main img').first()).toHaveAttribute('fetchpriority', 'high');
    await expect(page.locator('link[rel="preload"][as="image"][imagesrcset]')).toHaveCount(1);
    await expect(page.getByText('Rp. 500.000 × 2 people × 1 session = Rp. 1.000.000')).toBeVisible();
    for (const heading of ['When and where', 'What is included', 'If your plans change', 'What guests say']) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    }
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('main').getByRole('link', { name: /^Ask on WhatsApp/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d/,
    );
  });
});
