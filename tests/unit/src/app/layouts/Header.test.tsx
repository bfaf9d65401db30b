import { act, screen, within } from '@testing-library/react';
import { Header } from '../../../../../src/app/layouts/Header';
import { navigation } from '../../../../../src/app/layouts/navigation';
import type { AppState } from '../../../../../src/state';
import { makeCartLine } from '../../../../support/web/factories';
import { renderWithProviders } from '../../../../support/web/render';
import { signedInSession } from '../../../../support/web/store';

const open = (preloadedState: Partial<AppState> = {}, route = '/surf-lesson') =>
  renderWithProviders(<Header />, { route, path: '*', preloadedState });
const entries = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const everywhere = navigation.map(({ to, label }) => [label, to]);

test('a guest finds every page, the login and the registration', () => {
  open();
  expect(entries()).toEqual([...everywhere, ['Login', '/login'], ['Sign Up', '/register']]);
  expect(screen.getByRole('button', { name: 'Bahasa Indonesia' })).toHaveAttribute('lang', 'id');
  expect(screen.getByRole('link', { name: 'Ombak Pagi' })).toHaveAttribute('href', '/');
});

test('a signed-in user finds the account in their place', () => {
  open({ session: signedInSession() });
  expect(entries()).toEqual(everywhere);
  expect(screen.getByRole('button', { name: 'Account of Wayan Test' })).toBeVisible();
});

test('a cart with sessions in it is offered, with their number', () => {
  const lines = [
    makeCartLine(),
    makeCartLine({
      sessions: [
        { date: '2030-01-15', participants: 1 },
        { date: '2030-01-16', participants: 1 },
      ],
    }),
  ];
  open({ cart: { lines } });
  const cart = screen.getByRole('link', { name: 'Cart (3)' });
  expect(cart).toHaveAttribute('href', '/surf-lesson/booking-cart');
  expect(within(cart).getByText('3')).toBeVisible();
  // On a phone it is seen while the menu is closed.
  expect(screen.getByRole('navigation', { name: 'Main' })).not.toContainElement(cart);
});

test('an empty cart has its place as well, so that nothing moves when it is filled', () => {
  open();
  expect(screen.getByRole('link', { name: 'Cart' })).toHaveTextContent('Cart');
});

test.each([
  ['/', 'Home'],
  ['/surf-lesson', 'Surf Lesson'],
  ['/surf-lesson/lesson-detail', 'Surf Lesson'],
  ['/check-bookings', 'Check Bookings'],
  ['/surf-lesson/booking-cart', 'Cart'],
])('at %s, %s is where the person is', (route, name) => {
  open({}, route);
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual([name]);
});

test('on a phone it unfolds, and folds when another page comes', async () => {
  const { router, user } = open();
  const toggle = screen.getByRole('button', { name: 'Menu' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')).toHaveAttribute('data-open', 'true');
  await act(() => router.navigate('/check-bookings'));
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('the open menu closes with Escape, which gives the focus back, and with a tap beside it', async () => {
  const { user } = open();
  const toggle = screen.getByRole('button', { name: 'Menu' });
  await user.click(toggle);
  await user.tab();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).toHaveFocus();
  await user.click(toggle);
  await user.click(screen.getByRole('banner'));
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await user.click(document.body);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('Escape in the account’s menu leaves the menu around it open', async () => {
  const { user } = open({ session: signedInSession() });
  const toggle = screen.getByRole('button', { name: 'Menu' });
  const account = screen.getByRole('button', { name: /^Account of/ });
  await user.click(toggle);
  await user.click(account);
  await user.keyboard('{Escape}');
  expect(account).toHaveFocus();
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});
