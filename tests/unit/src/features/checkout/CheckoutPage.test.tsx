import { screen, waitFor, within } from '@testing-library/react';
import { terms } from '../../../../../src/config/terms';
import { readRecentBookings } from '../../../../../src/state/persist/recentBookings';
import { setLevel } from '../../../../support/web/level';
import { signedInSession } from '../../../../support/web/store';
import {
  arrived,
  book,
  cash,
  email,
  fillIn,
  mockBooking,
  name,
  online,
  open,
  phone,
  send,
  setValue,
} from './checkoutScreen';

test('with an empty cart there is nothing to book', () => {
  open({ cart: { lines: [] } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Booking Details');
  expect(screen.getByText('Your cart is empty')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Process to Checkout' })).toBeNull();
});

test('the form asks for the documented details, and chooses no payment method', () => {
  open();
  expect(name()).toHaveValue('');
  expect(email()).toHaveValue('');
  expect(phone()).toHaveValue('');
  expect(screen.getByRole('option', { name: 'Indonesia' })).toHaveProperty('selected', true);
  expect(cash()).not.toBeChecked();
  expect(cash()).toBeRequired();
  expect(online()).not.toBeChecked();
  expect(online()).toHaveAttribute('value', 'GATEWAY');
  expect(screen.getByRole('group', { name: 'Payment Method' })).toContainElement(cash());
  expect(send()).toHaveTextContent('Process to Checkout');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('beside the button stand the total, the rule for changes, and how an online payment is made', async () => {
  setLevel(1);
  const { user } = open();
  expect(screen.getByText('Total: Rp. 2.450.000').parentElement).toContainElement(send());
  expect(screen.getByText(terms.cancellation)).toBeVisible();
  expect(screen.getByText(terms.payment)).toBeVisible();
  await user.click(cash());
  expect(screen.queryByText(terms.payment)).toBeNull();
});

test('beside it stands what is booked', () => {
  open();
  const order = within(screen.getByRole('complementary', { name: 'Your order' }));
  const items = order.getAllByRole('listitem');
  expect(items).toHaveLength(2);
  expect(items[0]).toHaveTextContent(/Group lesson.*3 people.*Rp\. 1\.050\.000/);
  expect(items[1]).toHaveTextContent(/Group lesson.*4 people.*Rp\. 1\.400\.000/);
  expect(order.getByRole('link', { name: 'Change the cart' })).toHaveAttribute('href', '/surf-lesson/booking-cart');
});

describe('messages', () => {
  test('an empty form is not sent, says so, and leads to the first field', async () => {
    const { user } = open();
    await user.click(send());
    expect(screen.getByText('Please fill in all details')).toBeVisible();
    for (const field of [name(), email(), phone()]) expect(field).toBeInvalid();
    expect(name()).toHaveFocus();
    // Each field says itself why it is needed, as the common message may be off the screen.
    expect(name()).toHaveAccessibleDescription('Tell us your name.');
    expect(email()).toHaveAccessibleDescription('Tell us your e-mail address.');
    expect(phone()).toHaveAccessibleDescription(/Tell us a number with WhatsApp/);
    expect(screen.getByRole('group', { name: 'Payment Method' })).toHaveAccessibleDescription(
      'Choose how you want to pay.',
    );
    expect(screen.queryByText('Invalid email format.')).toBeNull();
    // The message stays until its cause is gone.
    setValue(name(), 'Made Test');
    expect(name()).toBeValid();
    setValue(email(), 'made@example.com');
    setValue(phone(), '+6281234567890');
    expect(screen.getByText('Please fill in all details')).toBeVisible();
    await user.click(cash());
    expect(screen.queryByText('Please fill in all details')).toBeNull();
  });

  test('only the payment method missing leads to it', async () => {
    const { user } = open();
    setValue(name(), 'Made Test');
    setValue(email(), 'made@example.com');
    setValue(phone(), '+6281234567890');
    await user.click(send());
    expect(screen.getByText('Please fill in all details')).toBeVisible();
    expect(cash()).toHaveFocus();
  });

  test('a wrong address is reported while it is typed, and on submit', async () => {
    const view = open();
    await view.user.type(email(), 'made@');
    expect(screen.getByText('Invalid email format.')).toBeVisible();
    expect(email()).toBeInvalid();
    await view.user.type(email(), 'example.com');
    expect(screen.queryByText('Invalid email format.')).toBeNull();
    await fillIn(view);
    setValue(email(), 'made@example');
    await view.user.click(send());
    expect(screen.getByText('Invalid email format.')).toBeVisible();
    expect(email()).toHaveFocus();
  });

  test('a phone number of fewer than ten characters is reported on submit', async () => {
    const view = open();
    await fillIn(view, '+62 812 34');
    expect(screen.queryByText('Invalid phone number.')).toBeNull();
    await view.user.click(send());
    expect(screen.getByText('Invalid phone number.')).toBeVisible();
    expect(phone()).toBeInvalid();
    setValue(phone(), '+62 812 345 678');
    expect(screen.queryByText('Invalid phone number.')).toBeNull();
  });
});

describe('a signed-in user', () => {
  test('may be the buyer, or no longer', async () => {
    const { user } = open({ session: signedInSession() });
    const box = screen.getByRole('checkbox', { name: 'Orderer is the buyer' });
    expect(box).not.toBeChecked();
    await user.click(box);
    expect(name()).toHaveValue('Wayan Test');
    expect(email()).toHaveValue('wayan@example.com');
    await user.click(box);
    expect(name()).toHaveValue('');
    expect(email()).toHaveValue('');
  });

  test('is still the buyer after a reload', async () => {
    const { user, unmount } = open({ session: signedInSession() });
    await user.click(screen.getByRole('checkbox', { name: 'Orderer is the buyer' }));
    unmount();
    open({ session: signedInSession() });
    expect(name()).toHaveValue('Wayan Test');
    expect(screen.getByRole('checkbox', { name: 'Orderer is the buyer' })).toBeChecked();
  });

  test('books with the token', async () => {
    const calls = mockBooking();
    const view = open({ session: signedInSession() });
    await book(view);
    await arrived(view);
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer access-1');
    expect(readRecentBookings()).toEqual([]); // the profile has it, and the next person here may be another one
  });
});

test('what was typed outlives a reload', async () => {
  const view = open();
  await fillIn(view);
  view.unmount();
  open();
  expect(name()).toHaveValue('Made Test');
  expect(email()).toHaveValue('made@example.com');
  await waitFor(() => expect(phone()).toHaveValue('+62 812 3456 7890'));
  expect(cash()).toBeChecked();
});
