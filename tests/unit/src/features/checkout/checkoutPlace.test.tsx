import { screen, within } from '@testing-library/react';
import { makeSpot } from '../../../../support/web/factories';
import { setLevel } from '../../../../support/web/level';
import { settled } from '../../../../support/web/store';
import { open } from './checkoutScreen';

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
