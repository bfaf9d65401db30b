import type { Page } from '@playwright/test';
import { expect, schoolDay } from './test.ts';

interface Lesson {
  id: string;
  name: string;
  price: number;
}

/** Opens the cart with these numbers of sessions of private lessons, as if they had been chosen at other prices. */
export async function openCart(page: Page, sessions: number[], raise = 0): Promise<void> {
  const rows = async (path: string) => ((await (await page.request.get(path)).json()) as { data: Lesson[] }).data;
  const found = await rows('/api/products?page=1&search=private');
  const lessons = found.filter(({ name }) => /^Private/.test(name)); // one person is enough
  const [spot] = await rows('/api/surf-spots?page=1');
  const lines = sessions.map((count, index) => {
    const { id, name, price } = lessons[index % lessons.length] ?? { id: '', name: '', price: 0 };
    return {
      product: { id, name, price: price - raise },
      surfSpot: { id: spot?.id },
      sessions: Array.from({ length: count }, (_, day) => ({ date: schoolDay(index + day + 1), participants: 1 })),
    };
  });
  const cart = JSON.stringify({ lines, expiresAt: Date.now() + 3_600_000 });
  await page.goto('/robots.txt'); // a document of the site without its code
  await page.evaluate((text) => localStorage.setItem('cart', text), cart);
  await page.goto('/surf-lesson/booking-cart');
  await expect(page.getByText(/^Total: /)).toBeVisible();
}
