import { act, screen, waitFor } from '@testing-library/react';
import { listOf, makeBookingDetail, makeProduct, makeSpot } from '../../../../support/web/factories';
import { gate } from '../../../../support/web/gate';
import { mockCall, noAnswer } from '../../../../support/web/network';
import { answering, mockLookup, open } from './bookingScreen';

// 'Book again' on a booking that came to nothing.

const lesson = makeProduct({ id: 'product-1', name: 'Private lesson', price: 550_000 });
const group = makeProduct({ id: 'product-2', name: 'Group lesson', price: 350_000 });
const details = [
  makeBookingDetail({ product_name: 'Private lesson', reservation_date: '2030-01-15', person: 1 }),
  makeBookingDetail({ product_name: 'Group lesson', reservation_date: '2030-01-16', person: 4 }),
  makeBookingDetail({ product_name: 'Private lesson', reservation_date: '2030-01-17', person: 1 }),
];

function openCancelled({ lessons = [lesson, group], spots = [makeSpot({ id: 'spot-1' })] } = {}) {
  mockLookup(answering({ status: 'CANCELLED', booking_details: details }));
  mockCall('get', '/api/surf-spots', { json: listOf(spots) });
  const searches = mockCall('get', '/api/products', ({ url }) => {
    const search = url.searchParams.get('search') ?? '';
    return { json: listOf(lessons.filter(({ name }) => name.includes(search))) };
  });
  return { ...open(), searches };
}
const again = () => screen.findByRole('button', { name: 'Book again' });
/** Apart from the toasts, which are alerts as well. */
const notice = () =>
  screen.findByText(/^(This lesson is no longer offered|The cart could not be filled)\./, { selector: '[role=alert]' });

const expected = [
  {
    product: { id: 'product-1', name: 'Private lesson', price: 550_000 },
    surfSpot: { id: 'spot-1' },
    sessions: [
      { date: '2030-01-15', participants: 1 },
      { date: '2030-01-17', participants: 1 },
    ],
  },
  {
    product: { id: 'product-2', name: 'Group lesson', price: 350_000 },
    surfSpot: { id: 'spot-1' },
    sessions: [{ date: '2030-01-16', participants: 4 }],
  },
];

test('fills the cart with the same lessons, days and people at the prices of today, and goes there', async () => {
  const { user, store, router } = openCancelled();
  await user.dblClick(await again());
  await waitFor(() => expect(router.state.location.pathname).toBe('/surf-lesson/booking-cart'));
  expect(store.getState().cart.lines).toEqual(expected);
});

test('adds nothing that is in the cart already', async () => {
  const { user, store, router } = openCancelled();
  await user.click(await again());
  await waitFor(() => expect(router.state.location.pathname).toBe('/surf-lesson/booking-cart'));
  await act(() => router.navigate(-1));
  await user.click(await again());
  await waitFor(() => expect(router.state.location.pathname).toBe('/surf-lesson/booking-cart'));
  expect(store.getState().cart.lines).toEqual(expected);
});

test('leaves whoever has gone elsewhere meanwhile where they are', async () => {
  const spots = gate();
  const { user, store, router } = openCancelled();
  mockCall('get', '/api/surf-spots', async () => {
    await spots.opened;
    return { json: listOf([makeSpot({ id: 'spot-1' })]) };
  });
  await user.click(await again());
  const { pathname } = router.state.location;
  window.history.pushState(null, '', '/contactus');
  spots.open();
  await waitFor(() => expect(store.getState().cart.lines).toEqual(expected));
  expect(router.state.location.pathname).toBe(pathname);
});

test('looks for a lesson on every page of what its name finds', async () => {
  mockLookup(answering({ status: 'CANCELLED' }));
  mockCall('get', '/api/surf-spots', { json: listOf([makeSpot()]) });
  mockCall('get', '/api/products', ({ url }) => {
    const page = Number(url.searchParams.get('page'));
    const name = page === 2 ? 'Private lesson' : 'Semi-Private lesson';
    return { json: listOf([makeProduct({ name })], { page, total_page: 2 }) };
  });
  const { user, store } = open();
  await user.click(await again());
  await waitFor(() => expect(store.getState().cart.lines[0]?.product.name).toBe('Private lesson'));
});

test('says which part is no longer offered', async () => {
  const { user, store } = openCancelled({ lessons: [group] });
  await user.click(await again());
  expect(await screen.findByText(/Some lessons of that booking are no longer offered/)).toBeVisible();
  expect(store.getState().cart.lines).toEqual([expected[1]]);
});

test.each([
  ['no lesson', { lessons: [] }],
  ['no spot', { spots: [] }],
])('with %s there is nothing to book, and the list is offered', async (_, given) => {
  const { user, store } = openCancelled(given);
  await user.click(await again());
  expect(await notice()).toHaveTextContent('This lesson is no longer offered.');
  expect(screen.getByRole('link', { name: 'Choose another lesson' })).toHaveAttribute('href', '/surf-lesson');
  expect(store.getState().cart.lines).toEqual([]);
});

test('without a network it says so and can be pressed again', async () => {
  mockLookup(answering({ status: 'CANCELLED' }));
  mockCall('get', '/api/surf-spots', { json: listOf([makeSpot()]) });
  mockCall('get', '/api/products', (_call, index) => (index === 0 ? noAnswer() : { json: listOf([lesson]) }));
  const { user, router } = open();
  await user.click(await again());
  expect(await notice()).toHaveTextContent('The cart could not be filled.');
  expect(await again()).toHaveFocus();
  await user.click(await again());
  await waitFor(() => expect(router.state.location.pathname).toBe('/surf-lesson/booking-cart'));
});
