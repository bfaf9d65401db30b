import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { schoolToday } from '../../../../../../../src/lib/dates';
import { signedOut } from '../../../../../../../src/state';
import { listOf, makeBooking, makeCurrentUser, makeProduct, makeSpot } from '../../../../../../support/web/factories';
import { failure, mockCall, noAnswer } from '../../../../../../support/web/network';
import { renderRoute } from '../../../../../../support/web/render';
import { adminSession } from '../../../../../../support/web/store';
import { fullOf, list, mockLevel, openBookings, route } from '../../bookings/bookingScreen';
import { enter, field, said } from '../../screenSuite';

const lesson = makeProduct({ name: 'Private lesson', price: 500_000 });
const group = makeProduct({ name: 'Group lesson', price: 350_000 });
const family = makeProduct({ name: 'Family Private Surf', price: 100_000, min_people: 2, max_people: 4 });
const hourly = makeProduct({ name: 'Private at an hour', price: 500_000, start_times: ['07:00', '09:30'] });
const spots = [makeSpot({ name: 'Kuta Beach' }), makeSpot({ name: 'Canggu' })];
const made = makeBooking({ booking_code: 'NEW2345678', customer_name: 'Jonas', status: 'CONFIRMED' });

/** Opens the sheet; `same` are the bookings of the same phone on the same day. */
async function openSheet(same = [] as ReturnType<typeof makeBooking>[]) {
  localStorage.clear();
  mockLevel(2, () => fullOf(made));
  mockCall('get', '/api/products', { json: listOf([lesson, group, family, hourly]) });
  mockCall('get', '/api/surf-spots', { json: listOf(spots) });
  const lists = mockCall('get', list, ({ url }) => ({
    json: listOf(url.searchParams.has('from') ? same : url.searchParams.has('search') ? [made] : []),
  }));
  const view = openBookings();
  await view.user.click(await screen.findByText('New Booking'));
  await screen.findByRole('dialog', { name: 'New Booking' });
  await screen.findByText('Private lesson · Rp. 500.000');
  return { ...view, lists };
}

const fill = () => {
  enter({ Guest: 'Jonas', 'Phone of the guest': '0812 3456 7890' });
  fireEvent.change(field('Lesson'), { target: { value: lesson.id } });
};
const post = (answer: Parameters<typeof mockCall>[2]) => mockCall('post', '/api/counter-bookings', answer);
const book = () => within(screen.getByRole('dialog')).getByText('Book');

test('a walk-in is booked in at most eight taps and fields, once for a double click, and its booking opens', async () => {
  const { user, router } = await openSheet(); // 1: New Booking
  const calls = post({ status: 201, json: { data: fullOf(made) } });
  await waitFor(() => expect(field('Guest')).toHaveFocus());
  fill(); // 2, 3, 4: guest, phone, lesson
  await user.click(field('Paid in cash')); // 5
  await user.dblClick(book()); // 6
  expect(await screen.findByRole('dialog', { name: 'Booking Detail' })).toHaveTextContent('NEW2345678');
  expect(router.state.location.search).toBe('?booking=NEW2345678');
  expect(calls.map(({ body }) => body)).toEqual([
    {
      customer: { full_name: 'Jonas', phone: '0812 3456 7890' },
      surf_spot_id: spots[0]?.id,
      booking_details: [{ product_id: lesson.id, reservation_date: schoolToday(), person: 1 }],
      paid: 'CASH',
    },
  ]);
  expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
});

test('the language of messages is that of the phone, unless another is chosen', async () => {
  const { user } = await openSheet();
  const calls = post({ status: 201, json: { data: fullOf(made) } });
  expect(field('Language of messages')).toHaveValue('');
  fill();
  await user.selectOptions(field('Language of messages'), 'English');
  await user.click(book());
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({ language: 'en' });
});

test('a group begins with the fewest people it takes, and the spot of the last time is filled in', async () => {
  const first = await openSheet();
  post({ status: 201, json: { data: fullOf(made) } });
  fill();
  fireEvent.change(field('Lesson'), { target: { value: group.id } });
  expect(field('How many people')).toHaveValue(3);
  expect(screen.getByText('Rp. 1.050.000')).toBeInTheDocument();
  fireEvent.change(field('Where'), { target: { value: spots[1]?.id } });
  await first.user.click(book());
  await first.user.click(within(await screen.findByRole('dialog', { name: 'Booking Detail' })).getByText('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await first.user.click(screen.getByText('New Booking'));
  await screen.findByRole('dialog', { name: 'New Booking' });
  expect(field('Where')).toHaveValue(spots[1]?.id);
});

test('a lesson takes as many people as it says, whatever its name is', async () => {
  const { user } = await openSheet();
  const calls = post({ status: 201, json: { data: fullOf(made) } });
  fill();
  fireEvent.change(field('Lesson'), { target: { value: family.id } });
  expect(field('How many people')).toHaveValue(2);
  enter({ 'How many people': '5' });
  await user.click(book());
  expect(screen.getByText('This lesson takes 2 to 4.')).toBeInTheDocument();
  enter({ 'How many people': '4' });
  await user.click(book());
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({ booking_details: [{ product_id: family.id, person: 4 }] });
});

test('a lesson of several hours asks for one, and another lesson forgets it', async () => {
  const { user } = await openSheet();
  const calls = post({ status: 201, json: { data: fullOf(made) } });
  fill();
  expect(screen.queryByLabelText('Hour')).not.toBeInTheDocument();
  for (const { id } of [hourly, lesson, hourly]) {
    fireEvent.change(field('Lesson'), { target: { value: id } });
    if (id !== hourly.id) continue;
    expect(field('Hour')).toHaveDisplayValue('The tide decides');
    await user.selectOptions(field('Hour'), '09:30');
  }
  await user.click(book());
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({ booking_details: [{ product_id: hourly.id, start_time: '09:30' }] });
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const { user, lists } = await openSheet();
  await user.click(book());
  for (const text of [
    'Enter the name of the guest.',
    'Enter a phone number of at least 9 digits.',
    'Choose a lesson.',
  ]) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(field('Guest')).toHaveFocus();
  enter({ Guest: 'Jonas' });
  expect(screen.queryByText('Enter the name of the guest.')).not.toBeInTheDocument();
  expect(lists).toHaveLength(1);
});

test('a booking of the same phone on the same day is pointed out first', async () => {
  const { user, lists } = await openSheet([makeBooking({ customer_name: 'Jonas W', booking_code: 'OLD2345678' })]);
  const calls = post({ status: 201, json: { data: fullOf(made) } });
  fill();
  await user.click(book());
  expect(await said('This phone has a booking on that day: Jonas W, OLD2345678.')).toBeInTheDocument();
  const today = schoolToday();
  expect(Object.fromEntries(lists.at(-1)?.url.searchParams ?? [])).toEqual({
    page: '1',
    search: '0812 3456 7890',
    from: today,
    to: today,
  });
  expect(calls).toHaveLength(0);
  await user.click(screen.getByText('Book a second time'));
  await waitFor(() => expect(calls).toHaveLength(1));
});

test('a full day is booked only when that is asked for', async () => {
  const { user } = await openSheet();
  const calls = post((_call, index) =>
    index === 0 ? failure(409, 'No place is left on 8 March 2027.') : { status: 201, json: { data: fullOf(made) } },
  );
  fill();
  await user.click(book());
  expect(await said('No place is left on 8 March 2027.')).toBeInTheDocument();
  expect(field('Guest')).toHaveValue('Jonas');
  await user.click(screen.getByText('Book anyway'));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.body).toMatchObject({ force: true });
});

test('a lost answer is asked for again with the same key', async () => {
  const { user } = await openSheet();
  const calls = post((_call, index) => (index === 0 ? noAnswer() : { status: 201, json: { data: fullOf(made) } }));
  fill();
  await user.click(book());
  expect(await screen.findByText(/nothing is booked twice/)).toBeInTheDocument();
  await user.click(book());
  await waitFor(() => expect(calls).toHaveLength(2));
  const [first, second] = calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toBe(first);
});

test('a half-filled sheet asks before it is closed', async () => {
  const { user, router } = await openSheet();
  enter({ Guest: 'Jonas' });
  await user.click(screen.getByText('Cancel'));
  expect(screen.getByText('You have unsaved changes.')).toBeInTheDocument();
  await user.click(screen.getByText('Discard changes'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('');
});

test('Back asks before a half-filled sheet is lost, and giving it up closes the sheet and nothing else', async () => {
  mockLevel(2);
  for (const [path, rows] of Object.entries({
    '/api/products': [lesson],
    '/api/surf-spots': spots,
    [list]: [],
    '/api/testimonies/search': [],
  })) {
    mockCall('get', path, { json: listOf<object>(rows) });
  }
  mockCall('get', '/api/users/current', { json: { data: makeCurrentUser({ role: 'ADMIN' }) } });
  mockCall('get', '/api/overview', failure(404, 'There is no such path.'));
  const { user, router } = await renderRoute('/check-bookings', { preloadedState: { session: adminSession() } });
  await act(() => router.navigate(route));
  for (const isByBack of [true, false]) {
    await user.click(await screen.findByText('New Booking'));
    await screen.findByRole('dialog', { name: 'New Booking' });
    expect(window.location.search).toBe('?new=booking');
    await user.type(field('Guest'), 'Jonas');
    if (isByBack) act(() => window.history.back());
    else await user.click(screen.getByText('Cancel'));
    await user.click(await screen.findByText('Discard changes'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.pathname + window.location.search).toBe(route);
  }
});

describe('what is typed', () => {
  const left = (user: string, rest = {}) => {
    sessionStorage.setItem('counterSheet', JSON.stringify({ person: user, form: { ...typed, ...rest } }));
  };
  const typed = {
    name: 'Jonas',
    phone: '0812 3456 7890',
    email: '',
    lesson: lesson.id,
    people: '1',
    day: schoolToday(),
    filledDay: schoolToday(),
    time: '',
    spot: spots[1]?.id,
    paid: 'CASH',
    language: '',
  };
  const email = adminSession().currentUser?.email ?? '';
  const draft = () => sessionStorage.getItem('counterSheet');
  afterEach(() => sessionStorage.clear());

  test('is there again after a reload, and gone once it is booked', async () => {
    const first = await openSheet();
    fill();
    enter({ Guest: 'Jonas Weber' });
    first.unmount();
    const { user } = await openSheet();
    expect(field('Guest')).toHaveValue('Jonas Weber');
    expect(field('Lesson')).toHaveValue(lesson.id);
    post({ status: 201, json: { data: fullOf(made) } });
    await user.click(book());
    await screen.findByRole('dialog', { name: 'Booking Detail' });
    expect(draft()).toBeNull();
  });

  test('is asked for before it is lost, also when it was there already', async () => {
    left(email);
    const { user } = await openSheet();
    expect(field('Guest')).toHaveValue('Jonas');
    expect(field('Paid in cash')).toBeChecked();
    await user.click(screen.getByText('Cancel'));
    expect(draft()).not.toBeNull();
    await user.click(screen.getByText('Discard changes'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(draft()).toBeNull();
  });

  test('is not there for somebody else, nor where it is no sheet', async () => {
    left('other@example.com');
    const first = await openSheet();
    expect(field('Guest')).toHaveValue('');
    first.unmount();
    left(email, { paid: 'CARD' });
    const log = jest.spyOn(console, 'warn').mockReturnValue();
    await openSheet();
    expect(field('Guest')).toHaveValue('');
    expect(log).toHaveBeenCalledWith('Ignored the stored counterSheet: it has another shape than expected.');
    log.mockRestore();
  });

  test('goes when the session ends', async () => {
    const { store } = await openSheet();
    fill();
    expect(draft()).not.toBeNull();
    act(() => void store.dispatch(signedOut()));
    expect(draft()).toBeNull();
  });
});

test('a lesson that could not be loaded with a later page is not left out in silence', async () => {
  localStorage.clear();
  mockLevel(2);
  mockCall('get', '/api/products', ({ url }) =>
    url.searchParams.get('page') === '2'
      ? failure(500, 'On fire')
      : { json: listOf([lesson], { total_page: 2, total_item: 2 }) },
  );
  mockCall('get', '/api/surf-spots', { json: listOf(spots) });
  mockCall('get', list, { json: listOf([]) });
  const { user } = openBookings();
  await user.click(await screen.findByText('New Booking'));
  expect(await screen.findByText('The lessons could not be loaded.')).toBeInTheDocument();
  expect(screen.getByText('Private lesson · Rp. 500.000')).toBeInTheDocument();
});

describe('a walk-in of yesterday', () => {
  const at = (instant: string) => jest.useFakeTimers({ now: Date.parse(instant), advanceTimers: true });
  afterEach(() => jest.useRealTimers());

  test('is booked until noon at the school', async () => {
    at('2030-01-10T03:59:00Z');
    const { user } = await openSheet();
    const calls = post({ status: 201, json: { data: fullOf(made) } });
    fill();
    expect(field('Day')).toHaveAttribute('min', '2030-01-09');
    enter({ Day: '2030-01-08' });
    await user.click(book());
    expect(screen.getByText('Choose a day that is not before yesterday.')).toBeInTheDocument();
    enter({ Day: '2030-01-09' });
    await user.click(book());
    expect(await screen.findByRole('dialog', { name: 'Booking Detail' })).toBeInTheDocument();
    expect(calls[0]?.body).toMatchObject({ booking_details: [{ reservation_date: '2030-01-09' }] });
  });

  test('is not what a sheet books that was left open over night, unless that day is chosen', async () => {
    at('2030-01-09T12:00:00Z');
    const { user } = await openSheet();
    const calls = post((_call, index) => (index === 0 ? noAnswer() : { status: 201, json: { data: fullOf(made) } }));
    fill();
    at('2030-01-09T23:30:00Z');
    await user.click(book());
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({ booking_details: [{ reservation_date: '2030-01-10' }] });
    await waitFor(() => expect(field('Day')).toHaveValue('2030-01-10'));
    enter({ Day: '2030-01-09' });
    await user.click(book());
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.body).toMatchObject({ booking_details: [{ reservation_date: '2030-01-09' }] });
  });

  test('is not booked after that', async () => {
    at('2030-01-10T04:00:00Z');
    const { user } = await openSheet();
    fill();
    expect(field('Day')).toHaveAttribute('min', '2030-01-10');
    enter({ Day: '2030-01-09' });
    await user.click(book());
    expect(screen.getByText('Choose a day that is not before today.')).toBeInTheDocument();
  });
});
