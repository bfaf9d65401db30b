import { fireEvent, screen, waitFor } from '@testing-library/react';
import { paths } from '../../../../src/config/paths';
import { CartPage } from '../../../../src/features/cart/CartPage';
import { LessonDetailPage } from '../../../../src/features/lesson-detail/LessonDetailPage';
import { listOf, makeCartLine, makeProduct, makeSpot } from '../../../support/web/factories';
import { mockCall } from '../../../support/web/network';
import { renderWithProviders } from '../../../support/web/render';
import { mockDays } from '../../../support/web/schoolDays';
import { warningsSoFar } from '../../../support/web/console';

jest.mock('../../../../src/ui/calendar/MonthCalendar', () => {
  throw new Error('The calendar’s code cannot be fetched.');
});

const lines = [makeCartLine()];
const isLeftOut = () => waitFor(() => expect(warningsSoFar().join()).toContain('could not be loaded'));

beforeEach(() => {
  mockCall('get', '/api/instructors', { json: listOf([]) });
  mockDays({});
  mockCall('get', '/api/products', { json: listOf([makeProduct({ ...lines[0]?.product })]) });
});

test('without the calendar a lesson is chosen by its date field', async () => {
  mockCall('get', '/api/surf-spots', { json: listOf([makeSpot()]) });
  mockCall('get', '/api/testimonies', { json: listOf([]) });
  const lesson = { id: lines[0]?.product.id ?? '', name: 'Private lesson', price: 500_000, description: '' };
  const { container, user } = renderWithProviders(<LessonDetailPage />, {
    route: paths.lessonDetail,
    preloadedState: { selectedLesson: { lesson } },
  });
  await isLeftOut();
  await waitFor(() => expect(container.querySelector('.skeleton')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Choose a day' }));
  expect(screen.getByLabelText('Reservation Date')).toHaveFocus();
  fireEvent.change(screen.getByLabelText('Reservation Date'), { target: { value: '2030-01-15' } });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeEnabled());
});

test('without the calendar the cart is changed by its date field', async () => {
  const { store, user } = renderWithProviders(<CartPage />, {
    route: paths.cart,
    preloadedState: { cart: { lines } },
  });
  await user.click(screen.getByRole('button', { name: 'Choose the day of Private lesson' }));
  await isLeftOut();
  fireEvent.change(screen.getByLabelText('Reservation date of Private lesson'), { target: { value: '2030-01-16' } });
  expect(store.getState().cart.lines[0]?.sessions[0]?.date).toBe('2030-01-16');
  expect(screen.getByRole('link', { name: 'Booking' })).toBeVisible();
});
