import { beAdministrator, rowsOf, stubPictures } from '../../support/e2e/admin.ts';
import { adminScreens } from '../../support/e2e/adminScreens.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { gate } from '../../support/web/gate.ts';

test('a list that is loading says so, and not that it is empty', async ({ page }) => {
  await beAdministrator(page);
  await stubPictures(page);
  for (const { path, list, row, empty } of adminScreens) {
    const answer = gate();
    await page.route(
      ({ pathname }) => pathname === list,
      async (route) => {
        await answer.opened;
        const paging = { page: 1, size: 10, total_item: 1, total_page: 1 };
        await route.fulfill({ json: { data: [row('1')], paging } });
      },
    );
    await page.goto(path);
    await expect(page.getByText('Loading...')).toBeVisible();
    if (empty !== undefined) await expect(page.getByText(empty)).toHaveCount(0);
    answer.open();
    await expect(rowsOf(page)).toHaveCount(1);
  }
});
