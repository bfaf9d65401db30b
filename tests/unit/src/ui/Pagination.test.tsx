import { screen } from '@testing-library/react';
import { Pagination } from '../../../../src/ui/Pagination';
import { renderWithProviders } from '../../../support/web/render';

const addressOf = (page: number) => `/list?page=${String(page)}`;
const show = (page: number, totalPages: number) =>
  renderWithProviders(<Pagination page={page} totalPages={totalPages} addressOf={addressOf} />, { route: '/list' });
const button = (name: string) => screen.getByRole('button', { name });

test.each([0, 1])('%d pages need no buttons', (pages) => {
  show(1, pages);
  expect(screen.queryByRole('button')).toBeNull();
});

test('numbers, previous and next have the addresses of their pages', () => {
  show(2, 3);
  const buttons = ['Page 1', 'Page 2', 'Page 3', 'Previous', 'Next'].map(button);
  expect(buttons.map((link) => link.getAttribute('href'))).toEqual([1, 2, 3, 1, 3].map(addressOf));
  expect(button('Page 2')).toHaveAttribute('aria-current', 'page');
  expect(button('Page 1')).not.toHaveAttribute('aria-current');
});

test('a click and the space bar lead there', async () => {
  const { router, user } = show(2, 3);
  await user.click(button('Page 3'));
  expect(router.state.location.search).toBe('?page=3');
  button('Page 1').focus();
  await user.keyboard(' ');
  expect(router.state.location.search).toBe('?page=1');
});

test('there is nothing before the first page and nothing after the last', () => {
  const { unmount } = show(1, 2);
  expect(button('Previous')).toBeDisabled();
  expect(button('Next')).toHaveAttribute('href', '/list?page=2');
  unmount();
  show(2, 2);
  expect(button('Previous')).toHaveAttribute('href', '/list?page=1');
  expect(button('Next')).toBeDisabled();
});
