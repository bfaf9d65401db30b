import type { Page } from '@playwright/test';
import { fieldsOf, type LessonFields } from '../../../src/lib/lessonFields.ts';
import { beAdministrator, send } from './admin.ts';
import { expect, schoolDay } from './test.ts';

interface Lesson extends LessonFields {
  id: string;
  name: string;
  price: number;
}

/** The first private lesson of the demo school, which one person is enough for. */
export async function firstPrivateLesson(page: Page): Promise<Lesson> {
  const { data } = (await (await page.request.get('/api/products?search=private')).json()) as { data: Lesson[] };
  const lesson = data.find(({ name }) => name.startsWith('Private'));
  if (!lesson) throw new Error('The demo school has no private lesson.');
  return lesson;
}

/** The first surf spot, and a private lesson for one person on a day. */
export async function privateLesson(page: Page, day: string) {
  const { data: spots } = (await (await page.request.get('/api/surf-spots')).json()) as { data: { id: string }[] };
  const { id } = await firstPrivateLesson(page);
  return { surf_spot_id: spots[0]?.id, booking_details: [{ product_id: id, reservation_date: day, person: 1 }] };
}

/** Books a private lesson as a guest by a call; returns the code. */
export async function bookOnline(page: Page, day: string): Promise<string> {
  const guest = { full_name: 'Sari Dewi', email: 'sari@example.com', phone: '+6281234567890', country: 'ID' };
  const data = { payment_method: 'CASH', customer_details: guest, ...(await privateLesson(page, day)) };
  return (await send<{ booking: { booking_code: string } }>(page.request, '/api/bookings', { data })).booking
    .booking_code;
}

/** Books a private lesson for a guest at the counter by a call, also when its hours of that day have passed; returns the code. */
export async function book(page: Page, guest: { full_name: string; phone: string }, day: string): Promise<string> {
  const headers = await beAdministrator(page);
  const data = { customer: guest, ...(await privateLesson(page, day)), paid: null, force: true };
  return (await send<{ booking_code: string }>(page.request, '/api/counter-bookings', { headers, data })).booking_code;
}

/**
 * Opens the cart with these numbers of sessions of private lessons, as if they had been chosen at other prices. The lines have what
 * the site stores of lessons: with the hours alone to come, rows would grow and a click could meet what has moved.
 */
export async function openCart(page: Page, sessions: number[], raise = 0): Promise<void> {
  const rows = async (path: string) => ((await (await page.request.get(path)).json()) as { data: Lesson[] }).data;
  const found = await rows('/api/products?page=1&search=private');
  const lessons = found.filter(({ name }) => /^Private/.test(name)); // one person is enough
  const [spot] = await rows('/api/surf-spots?page=1');
  const lines = sessions.map((count, index) => {
    const { id, name, price, ...others } = lessons[index % lessons.length] ?? { id: '', name: '', price: 0 };
    return {
      product: { id, name, price: price - raise, ...fieldsOf(others) },
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
