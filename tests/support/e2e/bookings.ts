import type { Page } from '@playwright/test';
import { beAdministrator, send } from './admin.ts';

interface Lesson {
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

/** Books a private lesson for a guest at the counter by a call; returns the code. */
export async function book(page: Page, guest: { full_name: string; phone: string }, day: string): Promise<string> {
  const headers = await beAdministrator(page);
  const data = { customer: guest, ...(await privateLesson(page, day)), paid: null };
  return (await send<{ booking_code: string }>(page.request, '/api/counter-bookings', { headers, data })).booking_code;
}
