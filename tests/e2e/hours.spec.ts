import { checkOut, expect, openLesson, schoolDay, test } from '../support/e2e/test.ts';

interface Line {
  sessions: { reservation_date: string; start_time: string | null }[];
}

test('a lesson at a chosen hour and a course at its only one are booked as they stood in cart and order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLesson(page, 'Group Surf Lesson');
  await expect(page.getByRole('radio', { name: '07:00' })).toBeChecked();
  await page.getByLabel('Reservation Date').fill(schoolDay(5));
  await page.getByRole('radio', { name: '09:30' }).check();
  await expect(page.getByText(/^Free to cancel or move until .*, 09:30 in Bali\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('radio', { name: '09:30' })).toBeChecked();
  await openLesson(page, '3 Days Beginner Course, Private');
  await page.getByLabel('Reservation Date').fill(schoolDay(6));
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('radiogroup')).toHaveCount(2);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByRole('link', { name: 'Booking', exact: true }).click();
  await expect(page.getByText(/, 09:30, 3 people$/)).toBeVisible();
  await expect(page.getByText(/ – .*, 07:00, 1 person$/)).toBeVisible();
  await expect(page.getByText(/^Free to cancel or move until .*, 09:30 in Bali\.$/)).toBeVisible();
  const code = await checkOut(page, 'CASH');
  const answer = await page.request.get(`/api/check-booking/${code}`);
  const { data } = (await answer.json()) as { data: { booking_details: Line[] } };
  const sessions = data.booking_details.flatMap((line) => line.sessions);
  expect(
    sessions.map(({ reservation_date, start_time }) => `${reservation_date} ${String(start_time)}`).sort(),
  ).toEqual([`${schoolDay(5)} 09:30`, ...[6, 7, 8].map((offset) => `${schoolDay(offset)} 07:00`)]);
});
