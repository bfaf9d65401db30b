import { act, screen, waitFor } from '@testing-library/react';
import { NOT_KNOWN, NOT_SENT } from '../../../../../src/features/checkout/checkoutRules';
import { signedOut } from '../../../../../src/state';
import { failure, mockCall } from '../../../../support/web/network';
import { signedInSession } from '../../../../support/web/store';
import { arrived, book, created, FAILED, fillIn, mockBooking, name, open, send } from './checkoutScreen';

const login = () => screen.getByRole('link', { name: 'Log in' });
const LOST = /^You are not logged in any more\./;

test('a guest sees that no account is needed, and the way to log in that comes back', () => {
  open();
  expect(screen.getByText(/^You need no account\./)).toBeVisible();
  expect(login()).toHaveAttribute('href', '/login?next=%2Fsurf-lesson%2Fbooking-details');
});

test('who is logged in stands there', () => {
  open({ session: signedInSession() });
  expect(screen.getByText(/^You are logged in as/)).toHaveTextContent('Wayan Test (wayan@example.com)');
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});

test('a login that has ended is asked about, also after a reload, and nothing is booked as a guest unasked', async () => {
  mockCall('post', '/api/auth/refresh', failure(401, 'Expired'));
  const calls = mockBooking((call) => (call.headers.has('authorization') ? failure(401, 'Expired') : created()));
  const before = open({ session: signedInSession() });
  await book(before);
  expect(await screen.findByText(LOST)).toBeVisible();
  expect(screen.getByText(LOST).closest('[data-question]')).toHaveFocus();
  expect(screen.queryByText('Refresh token invalid or expired')).toBeNull();
  await waitFor(() => expect(send()).toBeEnabled());
  await before.user.click(send());
  await waitFor(() => expect(screen.getByText(LOST).closest('[data-question]')).toHaveFocus());
  const sent = calls.length;
  before.unmount();

  const view = open();
  expect(screen.getByText(LOST)).toBeVisible();
  expect(name()).toHaveValue('Made Test');
  await view.user.click(send());
  await waitFor(() => expect(screen.getByText(LOST).closest('[data-question]')).toHaveFocus());
  expect(calls).toHaveLength(sent);
  await view.user.click(screen.getByRole('button', { name: 'Go on as a guest' }));
  expect(screen.queryByText(LOST)).toBeNull();
  await view.user.click(send());
  await arrived(view);
});

test('a logout in another tab takes what was typed here with it', async () => {
  const view = open({ session: signedInSession() });
  await fillIn(view);
  act(() => {
    view.store.dispatch(signedOut());
    localStorage.setItem('lastLogout', '1');
    window.dispatchEvent(new StorageEvent('storage', { key: 'lastLogout' }));
  });
  expect(name()).toHaveValue('');
  expect(screen.getByText(/^You need no account\./)).toBeVisible();
  expect(screen.queryByText(LOST)).toBeNull();
});

test('what was typed before a logout in another tab is gone when the checkout is opened again', async () => {
  const before = open({ session: signedInSession() });
  await fillIn(before);
  before.unmount();
  localStorage.setItem('lastLogout', '1');
  const ofOtherPages = { review: '{"name":"Jonas"}', 'scroll-positions': '{"default /":900}' };
  for (const [key, text] of Object.entries(ofOtherPages)) sessionStorage.setItem(key, text);
  const guest = open();
  expect(name()).toHaveValue('');
  for (const [key, text] of Object.entries(ofOtherPages)) expect(sessionStorage.getItem(key)).toBe(text);
  expect(screen.queryByText(LOST)).toBeNull();
  await fillIn(guest);
  guest.unmount();
  open();
  expect(name()).toHaveValue('Made Test');
});

test('without a network nothing is sent, and the page says so', async () => {
  const calls = mockBooking();
  const view = open();
  await fillIn(view);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await view.user.click(send());
  expect(await screen.findByText(NOT_SENT)).toBeVisible();
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(screen.queryByText(NOT_KNOWN)).toBeNull();
  expect(calls).toHaveLength(0);
  expect(window.sessionStorage.getItem('checkoutAttempt')).toBeNull();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await waitFor(() => expect(send()).toBeEnabled());
  await view.user.click(send());
  await arrived(view);
});
