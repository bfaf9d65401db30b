import { pagesAround } from '../../../../../../src/features/admin/shared/pagesAround';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, null, 20]],
  [10, 20, [1, null, 8, 9, 10, 11, 12, null, 20]],
  [20, 20, [1, null, 18, 19, 20]],
])('pages around %d of %d', (page, total, pages) => {
  expect(pagesAround(page, total)).toEqual(pages);
});
