import type { Locator, Page } from '@playwright/test';
import { beAdministrator } from '../../support/e2e/admin.ts';
import { type Edit, editOf, type Full, makeBooking, type Made } from '../../support/e2e/pairs.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { some } from '../../support/tier.ts';

/** Two people change one booking at once: who saves last is told what the other has changed, and takes nothing back. */

const MEANWHILE = /^Somebody has changed th(is booking|ese) meanwhile/;

interface Pair {
  first: Edit;
  second: Edit;
  made?: Made;
  /** What the dialog of the second says of what the first has changed. */
  told: string;
  /** The second types when the first has saved already, and is told before saving. */
  isLate?: boolean;
  /** The second save is refused for good, in these words. */
  refused?: string;
}

const pairs: Record<string, Pair> = {
  'day and hour': { first: editOf.day, second: editOf.hour, told: 'Group Surf Lesson: ' },
  'hour and the same hour': { first: editOf.hour, second: editOf.otherHour, told: '06:15' },
  'place and people': { first: editOf.place, second: editOf.people, told: 'Uluwatu' },
  'people and price': { first: editOf.people, second: editOf.price, told: '4 people' },
  'lesson and place': { first: editOf.lesson, second: editOf.place, told: 'Family Group Lesson: ' },
  'price and day': { first: editOf.price, second: editOf.day, told: 'Total: Rp. 900.000' },
  'how many came and price': { first: editOf.came, second: editOf.price, told: 'came' },
  'name and phone of the guest': { first: editOf.name, second: editOf.phone, told: 'Guest: Ketut Corrected' },
  'country and note': { first: editOf.country, second: editOf.note, told: 'Country: Japan' },
  'two notes': { first: editOf.note, second: editOf.otherNote, told: 'Note: Bad knee.' },
  'two lessons added': { first: editOf.addLesson, second: editOf.addOther, told: 'Private Sunset Lesson: ' },
  'two lessons cancelled': {
    ...{ first: editOf.cancelSecond, second: editOf.cancelFirst, made: 'three lines' },
    told: 'Family Group Lesson: cancelled',
  },
  'a lesson cancelled and the same lesson changed': {
    ...{ first: editOf.cancelFirst, second: editOf.hour, made: 'three lines' },
    ...{ told: 'Group Surf Lesson: cancelled', refused: 'Session not found' },
  },
  'confirm and complete': { first: editOf.confirm, second: editOf.complete, made: 'waits', told: 'Status: CONFIRMED' },
  'cancel and note': { first: editOf.cancel, second: editOf.note, made: 'waits', told: 'Status: CANCELLED' },
  'cancel and complete': {
    ...{ first: editOf.cancel, second: editOf.complete, made: 'waits', told: 'Status: CANCELLED' },
    refused: 'Status cannot be changed because booking has been CANCELLED.',
  },
  'two payments': { first: editOf.pay, second: editOf.payMore, told: 'Paid: Rp. 100.000' },
  'all given back and a part': {
    ...{ first: editOf.giveAllBack, second: editOf.giveBack, made: 'paid' },
    ...{ told: 'Given back: Rp. 1.050.000', refused: 'At most Rp. 0 can be given back this way.' },
  },
  'hour and place of chosen sessions': { first: editOf.moveHour, second: editOf.movePlace, told: '06:45' },
  'hour of the session and place of chosen ones': {
    first: editOf.hour,
    second: editOf.movePlace,
    told: '06:15',
    isLate: true,
  },
  'phone of the guest and a payment': { first: editOf.phone, second: editOf.pay, told: 'Phone: +6281234599999' },
};

/** Types what an edit changes; what stands in its fields then. */
async function type(dialog: Locator, edit: Edit): Promise<string[]> {
  for (const [label, value] of edit.fields) {
    const field = dialog.getByLabel(label, { exact: true });
    if ((await field.evaluate(({ tagName }) => tagName)) !== 'SELECT') {
      await field.fill(value);
      continue;
    }
    const option = field.locator('option', { hasText: value }).first();
    await option.waitFor({ state: 'attached' });
    await field.selectOption((await option.getAttribute('value')) ?? '');
  }
  return valuesOf(dialog, edit);
}

const valuesOf = (dialog: Locator, { fields }: Edit): Promise<string[]> =>
  Promise.all(fields.map(([label]) => dialog.getByLabel(label, { exact: true }).inputValue()));

/** Saves, and answers a question whether it is meant. */
async function save(dialog: Locator, edit: Edit): Promise<void> {
  await dialog.getByRole('button', { name: edit.save }).click();
  if (edit.isAsked) await dialog.getByRole('button', { name: edit.isAsked }).click();
}

const stored = async (page: Page, booking: Full, headers: Record<string, string>): Promise<Full> =>
  ((await (await page.request.get(`/api/bookings/${booking.id}`, { headers })).json()) as { data: Full }).data;

test.use({ expectedErrors: [/40[49]/] });

for (const [name, { first, second, made = 'usual', told, isLate = false, refused }] of some(Object.entries(pairs), 9))
  test(`two at once: ${name} @deep`, async ({ page, browser, baseURL }) => {
    const headers = await beAdministrator(page);
    const booking = await makeBooking(page, headers, made);
    const context = await browser.newContext({ baseURL, serviceWorkers: 'block', locale: 'en-GB' });
    const other = await context.newPage();
    await context.addCookies(await page.context().cookies());
    const [mine, theirs] = await Promise.all([second.open(page, booking), first.open(other, booking)]);
    const saveMine = mine.getByRole('button', { name: second.save });
    if (!isLate) await type(mine, second);
    if (!isLate) await expect(saveMine).toBeEnabled();

    await type(theirs, first);
    await save(theirs, first);
    await expect(theirs).toBeHidden();
    if (isLate) await type(mine, second);
    const typed = await valuesOf(mine, second);
    if (!isLate) await save(mine, second);
    const alert = mine.getByRole('alert').filter({ hasText: MEANWHILE });
    await expect(alert.filter({ hasText: told })).toBeVisible();
    expect(await valuesOf(mine, second)).toEqual(typed);
    expect(first.kept(await stored(page, booking, headers), booking)).toBe(true);

    if (refused === undefined) {
      await save(mine, second);
      await expect(mine).toBeHidden();
    } else {
      if (await saveMine.isEnabled()) await saveMine.click();
      await expect(mine.getByText(refused).first()).toBeVisible();
    }
    const after = await stored(page, booking, headers);
    expect(second.kept(after, booking)).toBe(refused === undefined);
    if (second.name !== first.name) expect(first.kept(after, booking)).toBe(true);
    await context.close();
  });
