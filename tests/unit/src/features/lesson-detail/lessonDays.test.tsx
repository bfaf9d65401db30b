import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../../../src/config/paths';
import { LessonDetailPage } from '../../../../../src/features/lesson-detail/LessonDetailPage';
import { dayAfter } from '../../../../../src/lib/dates';
import { setNow } from '../../../../support/web/clock';
import { listOf, makeProduct, makeSpot, newId } from '../../../../support/web/factories';
import { gate } from '../../../../support/web/gate';
import { setLevel } from '../../../../support/web/level';
import { type Call, failure, mockCall, noAnswer } from '../../../../support/web/network';
import { renderWithProviders } from '../../../../support/web/render';
import { answerDays, mockDays } from '../../../../support/web/schoolDays';
import { signedInSession } from '../../../../support/web/store';

const today = '2026-11-23';
const inDays = (offset: number) => dayAfter(today, offset);
const closed = (reason: string | null) => ({ is_open: false, reason });

beforeEach(() => {
  mockCall('get', '/api/instructors', { json: listOf([]) });
  setNow(`${today}T04:00:00Z`); // noon at the school
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

const calendar = () => within(screen.getByRole('grid'));
/** A day of this month. */
const shown = (offset: number) =>
  calendar().getByRole('button', { name: new RegExp(`day,? ${String(23 + offset)} November `) });
const date = (index = 0) => screen.getAllByLabelText('Reservation Date')[index] as HTMLElement;
const choose = (day: string, index = 0) => fireEvent.change(date(index), { target: { value: day } });
const addToCart = () => screen.getByRole('button', { name: 'Add to Cart' });

describe('the calendar', () => {
  test('says which days are closed or full, and why; these cannot be chosen', async () => {
    const calls = mockDays({
      [inDays(1)]: closed('Nyepi'),
      [inDays(2)]: closed(null),
      [inDays(3)]: { places_left: 0 },
    });
    const { user } = await open();
    const nyepi = await calendar().findByRole('button', { name: /^Tomorrow, .*, Closed: Nyepi$/ });
    expect([0, 1, 2, 3, 4].map((offset) => shown(offset).ariaDisabled)).toEqual([null, 'true', 'true', 'true', null]);
    expect(shown(2)).toHaveAccessibleName(/, Closed$/);
    expect(shown(3)).toHaveAccessibleName(/, Full$/);
    await user.click(nyepi);
    expect(screen.getByText(/^The school is closed on .*: Nyepi\.$/)).toBeVisible();
    expect(date()).toHaveValue('');
    await user.click(calendar().getByRole('button', { name: /^Today/ }));
    expect(date()).toHaveValue(today);
    expect(addToCart()).toBeEnabled();
    expect(calls.map(({ url }) => url.search)).toEqual([`?from=${today}&to=${inDays(91)}`]);
  });

  test('says how many places are left where these are few, and refuses a day that has too few', async () => {
    mockDays({ [inDays(1)]: { places_left: 4 }, [inDays(2)]: { places_left: 2 }, [inDays(3)]: { places_left: 3 } });
    const { user } = await open('Group lesson');
    const later = await calendar().findByRole('button', { name: /, 2 places left$/ });
    expect(later).toHaveAttribute('aria-disabled', 'true'); // a group is three
    expect(shown(3)).toHaveAccessibleName(/, 3 places left$/);
    expect(shown(3)).toHaveTextContent(/^263 left/);
    expect(shown(3)).not.toHaveAttribute('aria-disabled');
    const tomorrow = calendar().getByRole('button', { name: /^Tomorrow/ });
    expect(tomorrow).not.toHaveTextContent('left');
    await user.click(tomorrow);
    expect(addToCart()).toBeEnabled();
    fireEvent.change(screen.getByLabelText('Number of People'), { target: { value: '5' } });
    expect(shown(1)).not.toHaveAttribute('aria-disabled'); // fewer people may come on it
    expect(screen.getByText(/^Only 4 places are left on /)).toBeVisible();
    expect(addToCart()).toBeDisabled();
    fireEvent.change(screen.getByLabelText('Number of People'), { target: { value: '4' } });
    expect(addToCart()).toBeEnabled();
  });

  test('takes the bar past a day that is closed to one that is open', async () => {
    mockDays({ [today]: closed('Storm') });
    const { user } = await open();
    await calendar().findByRole('button', { name: /Closed: Storm$/ });
    await user.click(screen.getByRole('button', { name: 'Choose a day' }));
    expect(calendar().getByRole('button', { name: /^Tomorrow/ })).toHaveFocus();
  });

  test('asks for the days of a month that is farther away than what is known, once it is turned to', async () => {
    const answer = gate();
    const calls = mockCall('get', '/api/days', async (call: Call) => {
      if (call.url.searchParams.get('from') !== today) await answer.opened;
      return answerDays(call, { '2027-03-28': closed('Works') });
    });
    const { user } = await open('3 Days Beginner Course, Private');
    await waitFor(() => expect(calls).toHaveLength(1));
    const group = screen.getByRole('group', { name: 'Choose the day of session 1' });
    const next = screen.getByRole('button', { name: 'Next month' });
    await user.click(next);
    expect(screen.getByRole('grid')).toHaveAccessibleName('December 2026');
    expect(calls).toHaveLength(1); // all of it is known
    await user.click(next);
    await user.click(next);
    await user.click(next);
    expect(screen.getByRole('grid')).toHaveAccessibleName('March 2027');
    await waitFor(() => expect(calls.at(-1)?.url.search).toBe('?from=2027-03-01&to=2027-04-13'));
    expect(group).toHaveAttribute('aria-busy', 'true');
    const refused = () =>
      calendar()
        .getAllByRole('button')
        .filter((day) => day.hasAttribute('aria-disabled'));
    expect(refused()).toEqual([]);
    act(answer.open);
    await waitFor(() => expect(refused()).toHaveLength(3));
    expect(group).toHaveAttribute('aria-busy', 'false');
    expect(calendar().getByRole('button', { name: /28 March 2027, Closed: Works$/ })).toBeVisible();
    expect(calendar().getAllByRole('button', { name: /March 2027, The school is closed on 28 March/ })).toHaveLength(2);
  });

  test('asks nothing of a backend of level 1, with which the past alone cannot be chosen', async () => {
    setLevel(1);
    const { user } = await open();
    expect(calendar().getByRole('button', { name: /day,? 22 November/ })).toHaveAttribute('aria-disabled', 'true');
    expect(shown(0)).not.toHaveAttribute('aria-disabled');
    for (let month = 0; month < 5; month += 1) await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByRole('grid')).toHaveAccessibleName('April 2027');
    await user.click(calendar().getByRole('button', { name: /day,? 20 April/ }));
    expect(date()).toHaveValue('2027-04-20');
    expect(addToCart()).toBeEnabled();
  });
});

describe('the date field', () => {
  test('refuses a closed day in the server’s words, and the bar leads back to it', async () => {
    mockDays({ [inDays(40)]: closed('Nyepi') });
    const { user } = await open();
    choose(inDays(40));
    expect(await screen.findByText(/^The school is closed on \d+ \w+ \d{4}: Nyepi\.$/)).toBeVisible();
    expect(date()).toBeInvalid();
    expect(addToCart()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Choose a day' }));
    expect(screen.getByRole('grid').contains(document.activeElement)).toBe(true);
    expect(document.activeElement).not.toHaveAttribute('aria-disabled');
    await user.keyboard('{Enter}');
    expect(addToCart()).toBeEnabled();
  });

  test('asks for a day that is far away', async () => {
    const calls = mockDays({ [inDays(200)]: { places_left: 0 } });
    await open();
    await waitFor(() => expect(calls).toHaveLength(1));
    choose(inDays(200));
    expect(await screen.findByText(/^No place is left on /)).toBeVisible();
    expect(calls.map(({ url }) => url.search)).toContain(`?from=${inDays(200)}&to=${inDays(206)}`);
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
    expect(calendar().getByRole('button', { name: /^Today/ })).toHaveFocus();
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
  await user.click(calendar().getByRole('button', { name: /^Tomorrow/ }));
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
  await user.click(calendar().getByRole('button', { name: /^Tomorrow/ }));
  expect(addToCart()).toBeEnabled();
  act(answer.open);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The school is closed on .*: Storm\.$/);
  expect(date()).toHaveValue(inDays(1));
  expect(addToCart()).toBeDisabled();
});

test('what staff know of a day is not kept for the visitors of the same browser', async () => {
  mockDays({ [inDays(1)]: { places_left: 0, note: 'High tide 07:40', capacity: 8, people: 8 } });
  const { store } = await open();
  await calendar().findByRole('button', { name: /Full$/ });
  const kept = Object.values(store.getState().api.queries).filter((entry) => entry?.endpointName === 'schoolDays');
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain('High tide');
});
