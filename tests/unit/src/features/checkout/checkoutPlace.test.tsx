import { screen, waitFor, within } from '@testing-library/react';
import { makeSpot } from '../../../../support/web/factories';
import { setLevel } from '../../../../support/web/level';
import { failure } from '../../../../support/web/network';
import { settled } from '../../../../support/web/store';
import { book, created, mockBooking, open, send } from './checkoutScreen';

const RACKS = 'At the board racks opposite Hotel Contoh';
const kuta = makeSpot({ id: 'spot-1', name: 'Kuta Beach', location_url: 'https://maps.example/kuta' });
const order = () => within(screen.getByRole('complementary', { name: 'Your order' }));
const place = async () => (await order().findByText('Kuta Beach')).parentElement as HTMLElement;

test('the order says where the lessons begin, with a map', async () => {
  open({}, 350_000, {}, [{ ...kuta, meeting_point: RACKS }]);
  expect(await place()).toHaveTextContent(`Kuta Beach${RACKS}Open the map (opens a new tab)`);
  expect(order().getByRole('link', { name: /^Open the map/ })).toHaveAttribute('href', 'https://maps.example/kuta');
});

test('without a meeting point that is the school', async () => {
  open({}, 350_000, {}, [kuta]);
  expect(await place()).toHaveTextContent(/Meet at the school, .+/);
  expect(order().getByRole('link', { name: /^Open the map/ })).not.toHaveAttribute('href', 'https://maps.example/kuta');
});

test('a meeting point without a map is not shown on that of the school', async () => {
  open({}, 350_000, {}, [{ ...kuta, meeting_point: RACKS, location_url: '' }]);
  expect(await place()).toHaveTextContent(RACKS);
  expect(order().queryByRole('link', { name: /^Open the map/ })).toBeNull();
});

test('a backend of level 1 is not asked', async () => {
  setLevel(1);
  const { store } = open({}, 350_000, {}, [{ ...kuta, meeting_point: RACKS }]);
  await settled(store);
  expect(order().queryByText('Kuta Beach')).toBeNull();
});

test('a spot that was deleted meanwhile gives way to the one of today, and the next press books', async () => {
  const calls = mockBooking((_call, index) => (index === 0 ? failure(404, 'Surf spot not found.') : created()));
  const view = open({}, 350_000, {}, [makeSpot({ id: 'spot-2', name: 'Canggu' })]);
  await book(view);
  expect(
    await screen.findByText(/^The surf spot in your cart is no longer offered. We meet at Canggu now/),
  ).toBeVisible();
  expect(screen.queryByText('Surf spot not found.')).toBeNull();
  expect(await order().findByText('Canggu')).toBeVisible();
  await waitFor(() => expect(send()).toBeEnabled());
  await view.user.click(send());
  await waitFor(() => expect(calls).toHaveLength(2));
  const [first, second] = calls;
  expect([first?.body, second?.body]).toMatchObject([{ surf_spot_id: 'spot-1' }, { surf_spot_id: 'spot-2' }]);
  expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'));
});
