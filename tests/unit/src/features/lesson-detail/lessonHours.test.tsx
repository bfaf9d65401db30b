import { fireEvent, screen, within } from '@testing-library/react';
import { paths } from '../../../../../src/config/paths';
import { LessonDetailPage } from '../../../../../src/features/lesson-detail/LessonDetailPage';
import { setNow } from '../../../../support/web/clock';
import { listOf, makeProduct, makeSpot } from '../../../../support/web/factories';
import { setLevel } from '../../../../support/web/level';
import { mockCall } from '../../../../support/web/network';
import { renderWithProviders } from '../../../../support/web/render';
import { mockDays } from '../../../../support/web/schoolDays';

const TIDE = 'The tide decides the hour; we tell you the evening before.';

async function open(start_times: string[] = []) {
  setNow('2030-01-15T08:00:00+08:00');
  mockDays({});
  mockCall('get', '/api/surf-spots', { json: listOf([makeSpot({ name: 'Kuta Beach' })]) });
  mockCall('get', '/api/testimonies', { json: listOf([]) });
  mockCall('get', '/api/instructors', { json: listOf([]) });
  const lesson = { id: 'lesson', name: 'Private lesson', price: 500_000, description: '', start_times };
  mockCall('get', '/api/products', { json: listOf([makeProduct({ ...lesson })]) });
  const view = renderWithProviders(<LessonDetailPage />, {
    route: paths.lessonDetail,
    preloadedState: { selectedLesson: { lesson } },
  });
  await screen.findByDisplayValue('Kuta Beach');
  return view;
}
const choose = (day: string, index = 0) =>
  fireEvent.change(screen.getAllByLabelText('Reservation Date')[index] as HTMLElement, { target: { value: day } });
const times = (index = 0) => within(screen.getAllByRole('radiogroup', { name: 'Start time' })[index] as HTMLElement);
const addToCart = () => screen.getByRole('button', { name: 'Add to Cart' });

test('the first hour is chosen, another one can be, and each session has its own', async () => {
  const { store, user } = await open(['07:00', '09:30']);
  expect(times().getByRole('radio', { name: '07:00' })).toBeChecked();
  choose('2030-01-16');
  await user.click(screen.getByRole('button', { name: 'Add Session' }));
  choose('2030-01-16', 1);
  await user.click(times(1).getByRole('radio', { name: '09:30' }));
  expect(times().getByRole('radio', { name: '07:00' })).toBeChecked();
  await user.click(addToCart());
  expect(store.getState().cart.lines[0]?.sessions).toEqual([
    { date: '2030-01-16', participants: 1, start_time: '07:00' },
    { date: '2030-01-16', participants: 1, start_time: '09:30' },
  ]);
});

test('a further session begins with the hour of the one above', async () => {
  const { user } = await open(['07:00', '09:30']);
  await user.click(times().getByRole('radio', { name: '09:30' }));
  await user.click(screen.getByRole('button', { name: 'Add Session' }));
  expect(times(1).getByRole('radio', { name: '09:30' })).toBeChecked();
});

test('an hour that has passed today cannot be chosen', async () => {
  await open(['07:00', '09:30']);
  choose('2030-01-15');
  expect(times().getByRole('radio', { name: '07:00 over today' })).toBeDisabled();
  expect(times().getByRole('radio', { name: '09:30' })).toBeChecked();
  expect(addToCart()).toBeEnabled();
});

test('a day on which all hours have passed is refused', async () => {
  await open(['06:00', '07:00']);
  choose('2030-01-15');
  expect(screen.getByText('Today’s lesson is over. Choose another day.')).toBeVisible();
  expect(screen.queryByText(TIDE)).not.toBeInTheDocument();
  expect(addToCart()).toBeDisabled();
  expect(await screen.findByRole('button', { name: /^Today/ })).toHaveAttribute('aria-disabled', 'true');
  choose('2030-01-16');
  expect(addToCart()).toBeEnabled();
});

test('of a day before today no hour is said to be over today, nor that the tide decides', async () => {
  await open(['06:00', '07:00']);
  choose('2030-01-14');
  expect(screen.getByText('Choose today or a later day.')).toBeVisible();
  expect(times().getByRole('radio', { name: '07:00' })).toBeDisabled();
  expect(screen.queryByText(TIDE)).not.toBeInTheDocument();
});

test('a lesson without hours says what decides, and no hour is kept', async () => {
  const { store, user } = await open();
  expect(screen.getByText(TIDE)).toBeVisible();
  choose('2030-01-16');
  await user.click(addToCart());
  expect(store.getState().cart.lines[0]?.sessions).toEqual([{ date: '2030-01-16', participants: 1 }]);
});

test('a backend of level 1 knows no hours', async () => {
  setLevel(1);
  await open();
  expect(screen.queryByText('Start time')).toBeNull();
  expect(screen.queryByText(TIDE)).toBeNull();
});

test('until when the earliest session can be changed is said once a day is chosen', async () => {
  await open(['07:00']);
  expect(screen.queryByText(/^Free to cancel or move until (?!24)/)).toBeNull();
  choose('2030-01-20');
  expect(await screen.findByText(/^Free to cancel or move until Saturday 19 January, 07:00/)).toBeVisible();
  choose('2030-01-16');
  expect(await screen.findByText(/can no longer be cancelled or moved here/)).toBeVisible();
});
