import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../../../src/config/paths';
import { LessonDetailPage } from '../../../../../src/features/lesson-detail/LessonDetailPage';
import { dayAfter, schoolToday } from '../../../../../src/lib/dates';
import { listOf, makeProduct, makeSpot, newId } from '../../../../support/web/factories';
import { gate } from '../../../../support/web/gate';
import { type Call, failure, mockCall, noAnswer } from '../../../../support/web/network';
import { renderWithProviders } from '../../../../support/web/render';
import { answerDays, mockDays } from '../../../../support/web/schoolDays';
import { signedInSession } from '../../../../support/web/store';

const today = schoolToday();
const inDays = (offset: number) => dayAfter(today, offset);
const closed = (reason: string | null) => ({ is_open: false, reason });

beforeEach(() => {
  mockCall('get', '/api/surf-spots', { json: listOf([makeSpot({ name: 'Kuta Beach' })]) });
  mockCall('get', '/api/testimonies', { json: listOf([]) });
  mockCall('get', '/api/products', { json: listOf([]) });
});

const open = async (name = 'Private lesson', session = signedInSession()) => {
  const lesson = { id: newId(), name, price: 500_000, description: '' };
  mockCall('get', '/api/products', { json: listOf([makeProduct({ ...lesson })]) });
  const view = renderWithProviders(<LessonDetailPage />, {
    route: paths.lessonDetail,
    preloadedState: { selectedLesson: { lesson }, session },
  });
  await screen.findByDisplayValue('Kuta Beach');
  await screen.findAllByRole('button', { name: /^Today/ });
  return view;
};

const chips = () => within(screen.getAllByRole('group', { name: 'The coming days' })[0] as HTMLElement);
const date = (index = 0) => screen.getAllByLabelText('Reservation Date')[index] as HTMLElement;
const choose = (day: string, index = 0) => fireEvent.change(date(index), { target: { value: day } });
const addToCart = () => screen.getByRole('button', { name: 'Add to Cart' });

describe('the coming days', () => {
  test('say which are closed or full, and why; these cannot be chosen', async () => {
    const calls = mockDays({
      [inDays(1)]: closed('Nyepi'),
      [inDays(2)]: closed(null),
      [inDays(3)]: { places_left: 0 },
    });
    const { user } = await open();
    const nyepi = await chips().findByRole('button', { name: /^Tomorrow .*Closed: Nyepi$/ });
    expect(nyepi).toHaveAccessibleDescription(/^The school is closed on .*: Nyepi\.$/);
    expect(
      chips()
        .getAllByRole('button')
        .map((chip) => chip.getAttribute('aria-disabled')),
    ).toEqual([null, 'true', 'true', 'true', null, null, null]);
    expect(chips().getByRole('button', { name: /Full$/ })).toBeVisible();
    expect(chips().getAllByRole('button')).toHaveLength(7);
    await user.click(nyepi);
    expect(date()).toHaveValue('');
    await user.click(chips().getByRole('button', { name: /^Today/ }));
    expect(date()).toHaveValue(today);
    expect(addToCart()).toBeEnabled();
    expect(calls.map(({ url }) => url.search)).toEqual([`?from=${today}&to=${inDays(91)}`]);
  });

  test('say how many places are left where that is too few', async () => {
    mockDays({ [inDays(1)]: { places_left: 4 }, [inDays(2)]: { places_left: 2 } });
    const { user } = await open('Group lesson');
    const later = await chips().findByRole('button', { name: /2 places left$/ });
    expect(later).toHaveAttribute('aria-disabled', 'true'); // a group is three
    const tomorrow = chips().getByRole('button', { name: /^Tomorrow/ });
    expect(tomorrow).not.toHaveTextContent('left');
    await user.click(tomorrow);
    expect(addToCart()).toBeEnabled();
    fireEvent.change(screen.getByLabelText('Number of People'), { target: { value: '5' } });
    expect(tomorrow).toHaveTextContent(/4 places left$/);
    expect(screen.getByText(/^Only 4 places are left on /)).toBeVisible();
    expect(addToCart()).toBeDisabled();
    fireEvent.change(screen.getByLabelText('Number of People'), { target: { value: '4' } });
    expect(addToCart()).toBeEnabled();
  });

  test('that are closed lead the bar to one that is open', async () => {
    mockDays({ [today]: closed('Storm') });
    const { user } = await open();
    await chips().findByRole('button', { name: /Closed: Storm$/ });
    await user.click(screen.getByRole('button', { name: 'Choose a day' }));
    expect(chips().getByRole('button', { name: /^Tomorrow/ })).toHaveFocus();
  });
});

describe('the date field', () => {
  test('refuses a closed day in the server’s words, and the bar leads back to it', async () => {
    mockDays({ [inDays(40)]: closed('Nyepi') });
    const { user } = await open();
    await screen.findByText('Days that cannot be booked:');
    choose(inDays(40));
    expect(await screen.findByText(/^The school is closed on \d+ \w+ \d{4}: Nyepi\.$/)).toBeVisible();
    expect(date()).toBeInvalid();
    expect(addToCart()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Choose a day' }));
    expect(chips().getByRole('button', { name: /^Today/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(addToCart()).toBeEnabled();
  });

  test('names the days that are off later, a few at most', async () => {
    const far = [10, 20, 30, 40, 50].map((offset) => [inDays(offset), closed('Rest')]);
    mockDays({ [inDays(2)]: closed('Storm'), ...(Object.fromEntries(far) as Record<string, { is_open: false }>) });
    await open();
    const text = await screen.findByText('Days that cannot be booked:');
    const list = within(text.parentElement as HTMLElement);
    expect(list.getAllByRole('listitem')).toHaveLength(4);
    expect(list.queryByText(/Storm/)).toBeNull(); // its chip says so
    expect(list.getByText('So are some later days. Choose one to see.')).toBeVisible();
  });

  test('asks for a day that is far away', async () => {
    const calls = mockDays({ [inDays(200)]: { places_left: 0 } });
    await open();
    await waitFor(() => expect(calls).toHaveLength(1));
    choose(inDays(200));
    expect(await screen.findByText(/^No place is left on /)).toBeVisible();
    expect(calls.at(-1)?.url.search).toBe(`?from=${inDays(200)}&to=${inDays(206)}`);
  });

  test('adds the sessions of a day up', async () => {
    mockDays({ [inDays(3)]: { places_left: 3 } });
    const { user } = await open('Semi-private lesson');
    await user.click(screen.getByRole('button', { name: 'Add Session' }));
    choose(inDays(3));
    expect(screen.queryByText(/^Only 3 places/)).toBeNull();
    choose(inDays(3), 1);
    expect(await screen.findAllByText(/^Only 3 places are left on /)).toHaveLength(2);
    choose(inDays(4), 1);
    expect(screen.queryByText(/^Only 3 places/)).toBeNull();
    expect(addToCart()).toBeEnabled();
  });

  test.each([5, 200])('of a course refuses when one of its days is closed (%s days away)', async (offset) => {
    mockDays({ [inDays(offset + 2)]: closed('Nyepi'), [inDays(offset + 3)]: closed('Rest') });
    await open('3 Days Beginner Course, Private');
    choose(inDays(offset));
    await waitFor(() =>
      expect(date()).toHaveAccessibleDescription(/^Choose the first day\..* is closed on .*: Nyepi\.$/),
    );
    expect(addToCart()).toBeDisabled();
    choose(inDays(offset - 1));
    await waitFor(() => expect(addToCart()).toBeEnabled());
    expect(date()).not.toHaveAccessibleDescription(/Nyepi|Rest/);
  });

  test('leads the bar to a day that has passed', async () => {
    const { user } = await open();
    choose('2020-01-01');
    await user.click(screen.getByRole('button', { name: 'Choose a day' }));
    expect(chips().getByRole('button', { name: /^Today/ })).toHaveFocus();
  });
});

test.each([
  ['a backend that knows no days', failure(404, 'Not found')],
  ['no answer', noAnswer()],
  ['an error', failure(503, 'Busy')],
])('with %s every day can be chosen, and nothing is said', async (_, answer) => {
  const calls = mockCall('get', '/api/days', answer);
  const { user } = await open();
  await waitFor(() => expect(calls).toHaveLength(1));
  await user.click(chips().getByRole('button', { name: /^Tomorrow/ }));
  expect(addToCart()).toBeEnabled();
  expect(screen.queryByText(/closed|cannot be booked/i)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(calls).toHaveLength(1);
});

test('on a slow line a day that was chosen before the answer is refused when it comes', async () => {
  const answer = gate();
  mockCall('get', '/api/days', async (call: Call) => {
    await answer.opened;
    return answerDays(call, { [inDays(1)]: closed('Storm') });
  });
  const { user } = await open();
  await user.click(chips().getByRole('button', { name: /^Tomorrow/ }));
  expect(addToCart()).toBeEnabled();
  act(answer.open);
  expect(await screen.findByText(/^The school is closed on .*: Storm\.$/)).toBeVisible();
  expect(date()).toHaveValue(inDays(1));
  expect(addToCart()).toBeDisabled();
});

test('what staff know of a day is not kept for the visitors of the same browser', async () => {
  mockDays({ [inDays(1)]: { places_left: 0, note: 'High tide 07:40', capacity: 8, people: 8 } });
  const { store } = await open();
  await chips().findByRole('button', { name: /Full$/ });
  const kept = Object.values(store.getState().api.queries).filter((entry) => entry?.endpointName === 'schoolDays');
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain('High tide');
});
