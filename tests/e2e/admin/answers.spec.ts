import type { Page } from '@playwright/test';
import { answerWith, beAdministrator, open, rowsOf, stubPictures } from '../../support/e2e/admin.ts';
import { toast } from '../../support/e2e/toasts.ts';
import { adminScreens } from '../../support/e2e/adminScreens.ts';
import { REASON, type Screen, type Step } from '../../support/e2e/adminSteps.ts';
import { expect, test } from '../../support/e2e/test.ts';

const SLOW = 3000;

interface Answer {
  status: number;
  json: unknown;
  patience?: number;
}

/** Answers a screen's list with one row, and its other calls with what is put into `answers`. Counts the latter. */
async function stub(page: Page, { list, row }: Screen, patience = 0) {
  const answers: Answer[] = [];
  const sent: string[] = [];
  await stubPictures(page);
  await page.route(
    ({ pathname }) => pathname.startsWith(list.replace('/search', '')),
    async (route) => {
      const method = route.request().method();
      const { pathname } = new URL(route.request().url());
      if (method === 'GET' && pathname !== list) return route.fallback();
      if (method === 'GET') {
        const paging = { page: 1, size: 10, total_item: 1, total_page: 1 };
        return answerWith(route, 200, { data: [row('1')], paging }, patience);
      }
      sent.push(`${method} ${pathname}`);
      const { status, json, patience: wait } = answers.shift() ?? { status: 500, json: {} };
      return answerWith(route, status, json, wait);
    },
  );
  return { answers, sent };
}

const answerTo = (step: Step, { row }: Screen): unknown =>
  step.kind === 'delete' ? true : row(step.kind === 'add' ? '2' : '1');

async function openStep(page: Page, step: Step) {
  const place = step.kind === 'add' ? page.locator('main') : rowsOf(page).first();
  await place.getByRole('button', { name: new RegExp(`^${step.open}`) }).click();
  const form = step.dialog ? page.getByRole('dialog', { name: step.dialog }) : page.getByRole('tooltip');
  await expect(form).toBeVisible();
  return form;
}

test.describe('what the server answers', () => {
  test.use({ expectedErrors: [/400 \(Bad Request\)/] });

  for (const screen of adminScreens) {
    test(`${screen.path}: refusals are said, slow answers waited for, double clicks sent once`, async ({ page }) => {
      await beAdministrator(page);
      const { answers, sent } = await stub(page, screen);
      await open(page, screen.path);

      for (const [index, step] of screen.steps.entries()) {
        let form = await openStep(page, step);
        await step.fill?.(form, 'Changed');
        const submit = () => form.getByRole('button', { name: step.submit, exact: true });
        const refusals: [unknown, string | RegExp][] = [
          [{ message: REASON }, step.refused ?? REASON],
          [{}, step.failure],
        ];
        for (const [json, message] of refusals) {
          answers.push({ status: 400, json });
          await submit().click();
          await toast(page, message);
          // A dialog keeps what was typed; a question beside its button is asked again.
          if (!step.dialog) form = await openStep(page, step);
          await expect(submit()).toBeEnabled();
        }
        sent.length = 0;
        const patience = index === 0 || step.loading !== undefined ? SLOW : 300;
        answers.push({ status: 200, json: { data: answerTo(step, screen) }, patience });
        await submit().dblclick();
        await expect(
          page.getByRole('button', { name: step.open }).getByText(step.busy).or(form.getByText(step.busy)),
        ).toBeVisible();
        if (step.loading !== undefined) await toast(page, step.loading);
        await toast(page, step.success);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        expect(sent).toHaveLength(1);
      }
    });
  }
});

test('what is not filled in is said and not sent, on every screen', async ({ page }) => {
  await beAdministrator(page);
  for (const screen of adminScreens) {
    const step = screen.invalid && screen.steps[screen.invalid.step];
    if (!screen.invalid || !step) continue;
    const { sent } = await stub(page, screen);
    await open(page, screen.path);
    const form = await openStep(page, step);
    if (screen.invalid.value !== undefined) await step.fill?.(form, screen.invalid.value);
    await form.getByRole('button', { name: step.submit, exact: true }).click();
    await toast(page, screen.invalid.says);
    expect(sent).toEqual([]);
    await page.keyboard.press('Escape');
    await page.unrouteAll();
  }
});

test('a booking or a payment that stays PENDING cannot be saved', async ({ page }) => {
  await beAdministrator(page);
  for (const screen of adminScreens.filter(({ path }) => path === '/admin/transaction-bookings')) {
    await stub(page, screen);
    await open(page, screen.path);
    const form = await openStep(page, screen.steps[0] as Step);
    await expect(form.getByText('You cannot save booking with status PENDING.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  }
});

test('a list that takes three seconds says that it is loading, not that it is empty', async ({ context }) => {
  await Promise.all(
    adminScreens.map(async (screen) => {
      const page = await context.newPage();
      await beAdministrator(page);
      await stub(page, screen, SLOW);
      await page.goto(screen.path);
      await expect(page.getByText('Loading...')).toBeVisible();
      if (screen.empty !== undefined) await expect(page.getByText(screen.empty)).toHaveCount(0);
      await expect(rowsOf(page)).toHaveCount(1);
      await page.close();
    }),
  );
});
