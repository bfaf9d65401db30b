import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LessonDetailPage } from '../../../../../src/features/lesson-detail/LessonDetailPage';
import { schoolToday } from '../../../../../src/lib/dates';
import type { SelectedLesson } from '../../../../../src/state';
import { listOf, makeCartLine, makeProduct, makeSpot, newId } from '../../../../support/web/factories';
import { gate } from '../../../../support/web/gate';
import { failure, mockCall, noAnswer } from '../../../../support/web/network';
import { renderWithProviders } from '../../../../support/web/render';

const spot = makeSpot({ name: 'Kuta Beach' });
const mockSpots = () => mockCall('get', '/api/surf-spots', { json: listOf([spot, makeSpot({ name: 'Canggu' })]) });

const open = (name = 'Group lesson', cart = [makeCartLine()]) => {
  const lesson: SelectedLesson = { id: newId(), name, price: 350_000, description: 'Whitewater and a smile' };
  mockCall('get', '/api/products', { json: listOf([makeProduct({ ...lesson })]) });
  return renderWithProviders(<LessonDetailPage />, {
    route: '/surf-lesson/lesson-detail',
    preloadedState: { selectedLesson: { lesson }, cart: { lines: cart } },
  });
};

beforeEach(() => {
  mockCall('get', '/api/instructors', { json: listOf([]) });
  mockCall('get', '/api/testimonies', { json: listOf([]) });
  mockCall('get', '/api/products', { json: listOf([]) });
});

const spotLoaded = () => screen.findByDisplayValue('Kuta Beach');
const session = (number: number) => within(screen.getByRole('group', { name: `Session ${String(number)}` }));
const date = (number = 1) => session(number).getByLabelText('Reservation Date');
const people = (number = 1) => session(number).getByLabelText('Number of People');
const setDate = (value: string, number = 1) => fireEvent.change(date(number), { target: { value } });
const addToCart = () => screen.getByRole('button', { name: 'Add to Cart' });

test('without a lesson it asks for one', () => {
  renderWithProviders(<LessonDetailPage />, { route: '/surf-lesson/lesson-detail' });
  expect(screen.getByRole('heading', { name: 'No lesson selected' })).toBeVisible();
  expect(screen.getByText('Please select a lesson to book.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all lessons' })).toHaveAttribute('href', '/surf-lesson');
});

test('the lesson, and what the person should know of it', async () => {
  mockSpots();
  open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Group lesson');
  const panel = await screen.findByRole('complementary', { name: 'Lesson details' });
  for (const text of [
    'Whitewater and a smile',
    /all surf equipment/i,
    /professional instructor/i,
    /90 minutes per session/i,
    /swimsuit/i,
    /towel/i,
    /water bottle/i,
    /sunscreen SPF 30\+/i,
    /personal ID/i,
    /at least 15 minutes early/i,
    /medical conditions or injuries/i,
  ]) {
    expect(panel).toHaveTextContent(text);
  }
  await spotLoaded();
});

describe('surf spot', () => {
  test('is the first one, asked for without a token, and cannot be changed', async () => {
    const calls = mockSpots();
    open();
    expect(await spotLoaded()).toBe(screen.getByLabelText('Surf Spot'));
    expect(screen.getByLabelText('Surf Spot')).toHaveAttribute('readonly');
    expect(calls.map(({ url }) => url.search)).toEqual(['?page=1']);
    expect(calls[0]?.headers.has('authorization')).toBe(false);
  });

  test('that is on its way says so, and nothing goes into the cart before it is there', async () => {
    const spots = gate();
    mockCall('get', '/api/surf-spots', async () => {
      await spots.opened;
      return { json: listOf([spot]) };
    });
    open('Private lesson');
    setDate('2030-01-15');
    expect(screen.getByPlaceholderText('Loading surf spot...')).toBeVisible();
    expect(await screen.findByText('Free to cancel or move')).toBeVisible();
    expect(screen.queryByText('At the school')).toBeNull();
    expect(addToCart()).toBeDisabled();
    spots.open();
    await spotLoaded();
    expect(addToCart()).toBeEnabled();
  });

  test.each([
    ['is refused', failure(500, 'Broken')],
    ['is not answered', noAnswer()],
  ])('that %s leaves the page whole, with another try', async (_, answer) => {
    mockCall('get', '/api/surf-spots', (_call, index) => (index === 0 ? answer : { json: listOf([spot]) }));
    const { user } = open('Private lesson');
    setDate('2030-01-15');
    expect(await screen.findByText('The surf spot could not be loaded.')).toBeVisible();
    expect(addToCart()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await spotLoaded();
    expect(screen.queryByText('The surf spot could not be loaded.')).toBeNull();
    expect(date()).toHaveValue('2030-01-15');
    expect(addToCart()).toBeEnabled();
  });

  test('that does not exist is said, and nothing can be booked', async () => {
    mockCall('get', '/api/surf-spots', { json: listOf([]) });
    open('Private lesson');
    setDate('2030-01-15');
    expect(await screen.findByText('No surf spot is open for booking at the moment.')).toBeVisible();
    expect(addToCart()).toBeDisabled();
  });
});

describe('number of people', () => {
  test.each([
    ['Private lesson', 1],
    ['Semi-Private lesson', 2],
    ['SEMI PRIVATE course', 2],
    ['Yoga on the beach', 1],
  ])('of %s is %i and fixed', async (name, count) => {
    mockSpots();
    open(name);
    await spotLoaded();
    expect(people()).toHaveValue(count);
    expect(people()).toBeDisabled();
  });

  test('of a group lesson begins at 3 and may grow', async () => {
    mockSpots();
    open('Group lesson');
    await spotLoaded();
    expect(people()).toHaveValue(3);
    expect(people()).toHaveAttribute('min', '3');
    expect(session(1).getByText('3 or more')).toBeVisible();
    fireEvent.change(people(), { target: { value: '6' } });
    expect(people()).toHaveValue(6);
    fireEvent.change(people(), { target: { value: '2' } });
    fireEvent.blur(people());
    expect(people()).toHaveValue(6);
  });
});

describe('sessions', () => {
  test('the only one cannot be removed; more can be added and removed', async () => {
    mockSpots();
    const { user } = open();
    await spotLoaded();
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add Session' }));
    await user.click(screen.getByRole('button', { name: 'Add Session' }));
    setDate('2030-01-01', 1);
    setDate('2030-01-02', 2);
    setDate('2030-01-03', 3);
    expect(people(3)).toHaveValue(3);
    await user.click(screen.getByRole('button', { name: 'Remove session 2' }));
    expect(date(1)).toHaveValue('2030-01-01');
    expect(date(2)).toHaveValue('2030-01-03');
    await user.click(screen.getByRole('button', { name: 'Remove session 1' }));
    expect(screen.getByRole('button', { name: 'Add Session' })).toHaveFocus();
    expect(date(1)).toHaveValue('2030-01-03');
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  });

  test('a day that has passed is reported, and blocks the cart', async () => {
    mockSpots();
    open('Private lesson');
    await spotLoaded();
    expect(date()).toHaveAttribute('min', schoolToday());
    setDate('2020-01-15');
    expect(screen.getByText('Choose today or a later day.')).toBeVisible();
    expect(date()).toBeInvalid();
    expect(addToCart()).toBeDisabled();
    setDate(schoolToday());
    expect(screen.queryByText('Choose today or a later day.')).toBeNull();
    expect(addToCart()).toBeEnabled();
  });

  test('each of them needs a date', async () => {
    mockSpots();
    const { user } = open('Private lesson');
    await spotLoaded();
    expect(addToCart()).toBeDisabled();
    setDate('2030-01-15');
    expect(addToCart()).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Add Session' }));
    expect(addToCart()).toBeDisabled();
    fireEvent.submit(addToCart().closest('form') as HTMLFormElement);
    expect(date(2)).toHaveValue('');
    setDate('2030-01-16', 2);
    expect(addToCart()).toBeEnabled();
  });
});

test('the lesson goes to the end of the cart, and the cart opens', async () => {
  mockSpots();
  const before = makeCartLine();
  const { store, router, user } = open('Group lesson', [before]);
  await spotLoaded();
  setDate('2030-01-15');
  fireEvent.change(people(), { target: { value: '4' } });
  await user.click(screen.getByRole('button', { name: 'Add Session' }));
  setDate('2030-01-16', 2);
  await user.click(addToCart());
  const lesson = store.getState().selectedLesson.lesson;
  expect(store.getState().cart.lines).toEqual([
    before,
    {
      product: { id: lesson?.id, name: 'Group lesson', price: 350_000 },
      surfSpot: { id: spot.id },
      sessions: [
        { date: '2030-01-15', participants: 4 },
        { date: '2030-01-16', participants: 4 }, // as many as the row above
      ],
    },
  ]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/surf-lesson/booking-cart'));
});
