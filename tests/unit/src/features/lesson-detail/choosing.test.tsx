import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { visitorPages } from '../../../../../src/app/pages';
import { paths } from '../../../../../src/config/paths';
import { LessonDetailPage } from '../../../../../src/features/lesson-detail/LessonDetailPage';
import { dayAfter, schoolToday } from '../../../../../src/lib/dates';
import type { SelectedLesson } from '../../../../../src/state';
import { listOf, makeProduct, makeSpot, newId } from '../../../../support/web/factories';
import { mockCall } from '../../../../support/web/network';
import { renderRoute, renderWithProviders } from '../../../../support/web/render';

const lessonNamed = (name: string, description = ''): SelectedLesson => ({
  id: newId(),
  name,
  price: 500_000,
  description,
});

beforeEach(() => {
  mockCall('get', '/api/instructors', { json: listOf([]) });
  mockCall('get', '/api/surf-spots', { json: listOf([makeSpot({ name: 'Kuta Beach' })]) });
  mockCall('get', '/api/testimonies', { json: listOf([]) });
  mockCall('get', '/api/products', { json: listOf([]) });
});

const open = async (lesson: SelectedLesson) => {
  mockCall('get', '/api/products', { json: listOf([makeProduct({ ...lesson })]) });
  const view = renderWithProviders(<LessonDetailPage />, {
    route: paths.lessonDetail,
    preloadedState: { selectedLesson: { lesson } },
  });
  await screen.findByDisplayValue('Kuta Beach');
  await screen.findAllByRole('button', { name: /^Today/ });
  return view;
};

const addToCart = () => screen.getByRole('button', { name: 'Add to Cart' });
const addSession = () => screen.getByRole('button', { name: 'Add Session' });
const dates = () => screen.getAllByLabelText('Reservation Date');

test('a lesson that says of itself what it is, is shown and booked by that, whatever its name is', async () => {
  const facts = { days: 3, minutes: 120, min_people: 2, max_people: 4, start_times: ['06:00', '16:30'] };
  const lesson = { ...lessonNamed('Private Sunset Lesson', '5 days a year'), ...facts };
  const { store, user } = await open(lesson);
  expect(screen.getByText('Rp. 500.000 × 2 people × 1 course = Rp. 1.000.000')).toBeVisible();
  expect(screen.getByLabelText('Number of People')).toHaveAccessibleDescription('2 to 4');
  expect(await screen.findByText('Begins at 06:00 or 16:30.')).toBeVisible();
  expect(screen.getByText('120 minutes per session')).toBeVisible();
  expect(screen.queryByText('90 minutes per session')).not.toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Number of People'), { target: { value: '4' } });
  const tomorrow = dayAfter(schoolToday(), 1); // today's hours may be over
  fireEvent.change(screen.getByLabelText('Reservation Date'), { target: { value: tomorrow } });
  await user.click(addToCart());
  const { id, name, price } = lesson;
  expect(store.getState().cart.lines[0]).toMatchObject({
    product: { id, name, price, ...facts },
    sessions: [{ date: tomorrow, participants: 4 }],
  });
});

describe('the price', () => {
  afterEach(() => jest.useRealTimers());

  test('is that of these people and sessions', async () => {
    const { user } = await open(lessonNamed('Group lesson'));
    expect(screen.getByText('Rp. 500.000 × 3 people × 1 session = Rp. 1.500.000')).toBeVisible();
    await user.click(addSession());
    expect(screen.getByText('Rp. 500.000 × 3 people × 2 sessions = Rp. 3.000.000')).toBeVisible();
  });

  test('is announced once when it has changed, not at each key', async () => {
    await open(lessonNamed('Group lesson'));
    jest.useFakeTimers();
    const people = screen.getByLabelText('Number of People');
    const wait = (time: number) =>
      act(() => {
        jest.advanceTimersByTime(time);
      });
    const spoken = (price: string) => screen.queryByText(`The price is now ${price}.`);
    fireEvent.change(people, { target: { value: '5' } });
    wait(600);
    fireEvent.change(people, { target: { value: '50' } });
    wait(600);
    expect(spoken('Rp. 2.500.000')).toBeNull();
    expect(spoken('Rp. 25.000.000')).toBeNull();
    wait(600);
    expect(spoken('Rp. 25.000.000')).not.toBeNull();
  });
});

/** The only calendar of the page. */
const calendar = () => screen.getByRole('grid');

describe('the calendar', () => {
  test('has the school’s days, and fills the date field', async () => {
    const { user } = await open(lessonNamed('Private lesson'));
    expect(screen.getByRole('group', { name: 'Choose the day of session 1' })).toContainElement(calendar());
    expect(screen.getByRole('button', { name: /^Today/ })).toHaveTextContent(/^\d{1,2}Today/);
    await user.click(screen.getByRole('button', { name: /^Tomorrow/ }));
    expect(dates()[0]).toHaveValue(dayAfter(schoolToday()));
    const chosen = within(screen.getByRole('gridcell', { selected: true }));
    expect(chosen.getByRole('button', { name: /^Tomorrow, .*, chosen$/ })).toBeVisible();
    expect(addToCart()).toBeEnabled();
  });

  test('is that of one session, and the others open theirs by a button', async () => {
    const { user } = await open(lessonNamed('Private lesson'));
    expect(screen.queryByRole('button', { name: 'Choose the day of session 1' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Tomorrow/ }));
    await user.click(addSession());
    expect(screen.getByRole('group', { name: 'Choose the day of session 2' })).toContainElement(calendar());
    await user.click(screen.getByRole('button', { name: /^Today/ }));
    expect(dates().map((field) => (field as HTMLInputElement).value)).toEqual([dayAfter(schoolToday()), schoolToday()]);

    const opener = (number: number) =>
      screen.getByRole('button', { name: `Choose the day of session ${String(number)}` });
    const [first, second] = [opener(1), opener(2)];
    expect(first).toHaveAttribute('aria-expanded', 'false');
    expect(second).toHaveAttribute('aria-expanded', 'true');
    await user.click(first);
    expect(second).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('group', { name: 'Choose the day of session 1' })).toContainElement(calendar());
    expect(screen.getByRole('gridcell', { selected: true })).toContainElement(
      screen.getByRole('button', { name: /^Tomorrow/ }),
    );
    await user.click(first);
    expect(screen.queryByRole('grid')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove session 2' }));
    expect(screen.getByRole('group', { name: 'Choose the day of session 1' })).toBeVisible();
  });

  test('is where the bar leads while a day is missing', async () => {
    const { user } = await open(lessonNamed('Private lesson'));
    await user.click(screen.getByRole('button', { name: 'Choose a day' }));
    expect(screen.getByRole('button', { name: /^Today/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name: 'Choose a day' })).toBeNull();
    expect(screen.getByText('1 person × 1 session')).toBeVisible();
  });
});

describe('a course', () => {
  const course = lessonNamed('3 Days Beginner Course, Private');

  test('has one price for all of its days, of which the first is reserved', async () => {
    await open(course);
    expect(screen.getByText('Rp. 500.000 per person for all 3 days')).toBeVisible();
    expect(screen.getByText('Rp. 500.000 × 1 person × 1 course = Rp. 500.000')).toBeVisible();
    expect(dates()[0]).toHaveAccessibleDescription(/first day/);
  });

  test('asks whether a second session is meant as a second course', async () => {
    const { user } = await open(course);
    await user.click(addSession());
    const question = await screen.findByRole('group', { name: /Do you want a second course\?/ });
    expect(question).toHaveFocus();
    expect(question).toHaveTextContent('A second one costs Rp. 500.000 more.');
    expect(dates()).toHaveLength(1);
    await user.click(within(question).getByRole('button', { name: 'No, one course' }));
    expect(question).not.toBeInTheDocument();
    expect(addSession()).toHaveFocus();
    expect(dates()).toHaveLength(1);

    await user.click(addSession());
    await user.click(await screen.findByRole('button', { name: 'Yes, a second course' }));
    expect(dates()).toHaveLength(2);
    expect(screen.getByText('Rp. 500.000 × 1 person × 2 courses = Rp. 1.000.000')).toBeVisible();
  });
});

test('a lesson that is elsewhere says that its spot is where people meet', async () => {
  await open(lessonNamed('Surf Guide & Day Trip'));
  expect(screen.getByLabelText('Surf Spot')).toHaveAccessibleDescription(/^Where we meet\./);
});

test('pressed twice on a slow line, Add to Cart adds the lesson once; who comes back may add another', async () => {
  const cart = visitorPages.find(({ path }) => path === paths.cart);
  if (!cart) throw new Error('There is no cart.');
  const slow = jest.spyOn(cart, 'load').mockReturnValue(new Promise(() => undefined));
  const lesson = lessonNamed('Private lesson');
  mockCall('get', '/api/products', { json: listOf([makeProduct({ ...lesson })]) });
  const { store, user } = await renderRoute(paths.lessonDetail, {
    preloadedState: { selectedLesson: { lesson } },
  });
  await user.click(await screen.findByRole('button', { name: /^Today/ }));
  await waitFor(() => expect(addToCart()).toBeEnabled());
  await user.click(addToCart());
  expect(window.location.pathname).toBe(paths.cart);
  await user.click(addToCart());
  expect(store.getState().cart.lines).toHaveLength(1);

  act(() => {
    window.history.back();
  });
  await waitFor(() => expect(window.location.pathname).toBe(paths.lessonDetail));
  await user.click(addToCart());
  expect(store.getState().cart.lines).toHaveLength(2);
  slow.mockRestore();
});
