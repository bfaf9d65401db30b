import { screen } from '@testing-library/react';
import { Pagination } from '../../../../src/ui/Pagination';
import { renderWithProviders } from '../../../support/web/render';

const show = (page: number, totalPages: number) => {
  const onChange = jest.fn();
  return { onChange, ...renderWithProviders(<Pagination page={page} totalPages={totalPages} onChange={onChange} />) };
};
const button = (name: string) => screen.getByRole('button', { name });

test.each([0, 1])('%d pages need no buttons', (pages) => {
  show(1, pages);
  expect(screen.queryByRole('button')).toBeNull();
});

test('numbers, previous and next lead to their pages', async () => {
  const { user, onChange } = show(2, 3);
  await user.click(button('Page 3'));
  await user.click(button('Previous'));
  await user.click(button('Next'));
  expect(onChange.mock.calls).toEqual([[3], [1], [3]]);
  expect(button('Page 2')).toHaveAttribute('aria-current', 'page');
  expect(button('Page 1')).not.toHaveAttribute('aria-current');
});

test('there is nothing before the first page and nothing after the last', () => {
  const { unmount } = show(1, 2);
  expect(button('Previous')).toBeDisabled();
  expect(button('Next')).toBeEnabled();
  unmount();
  show(2, 2);
  expect(button('Previous')).toBeEnabled();
  expect(button('Next')).toBeDisabled();
});
