import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { schoolToday } from '../../../../../../../src/lib/dates';
import { listOf, makeBooking } from '../../../../../../support/web/factories';
import { gate } from '../../../../../../support/web/gate';
import { failure, mockCall, noAnswer } from '../../../../../../support/web/network';
import { fullOf, list, mockLevel, openBookings } from '../../bookings/bookingScreen';
import { enter, field, said } from '../../screenSuite';
import { book, family, fill, group, hourly, lesson, made, openSheet, post, spots } from './counterScreen';

test('a walk-in is booked in at most eight taps and fields, once for a double click, and its booking opens', async () => {
  const { user, router } = await openSheet(); // 1: New Booking
  const calls = post({ status: 201, json: { data: fullOf(made) } });
  await waitFor(() => expect(field('Guest')).toHaveFocus());
  fill(); // 2, 3, 4: guest, phone, lesson
  await user.click(field('Paid in cash')); // 5
  await user.dblClick(book()); // 6
  const panel = await screen.findByRole('dialog', { name: 'Booking Detail' });
  expect(await within(panel).findByText('NEW2345678')).toBeVisible();
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

describe('a lesson of several hours', () => {
  afterEach(() => jest.useRealTimers());
  /** Opens the sheet at an hour of the school's day. */
  const openAt = async (hour: string) => {
    jest.useFakeTimers({ now: Date.parse(`2030-01-10T${hour}:00+08:00`), advanceTimers: true });
    const view = await openSheet();
    fill();
    return view;
  };
  const chooseLesson = ({ id }: { id: string }) => fireEvent.change(field('Lesson'), { target: { value: id } });

  test('asks for one, and another lesson forgets it', async () => {
    const { user } = await openAt('06:00');
    const calls = post({ status: 201, json: { data: fullOf(made) } });
    expect(screen.queryByLabelText('Hour')).not.toBeInTheDocument();
    for (const one of [hourly, lesson, hourly]) {
      chooseLesson(one);
      if (one !== hourly) continue;
      expect(field('Hour')).toHaveDisplayValue('07:00');
      await user.selectOptions(field('Hour'), '09:30');
    }
    await user.click(book());
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({ booking_details: [{ product_id: hourly.id, start_time: '09:30' }] });
  });

  test('begins with the next hour of today, and keeps it on another day', async () => {
    const { user } = await openAt('07:01');
    const calls = post({ status: 201, json: { data: fullOf(made) } });
    chooseLesson(hourly);
    expect(field('Hour')).toHaveDisplayValue('09:30');
    enter({ Day: '2030-01-11' });
    expect(field('Hour')).toHaveDisplayValue('09:30');
    await user.selectOptions(field('Hour'), '07:00');
    enter({ Day: '2030-01-10' });
    expect(field('Hour')).toHaveDisplayValue('09:30');
    await user.click(book());
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({ booking_details: [{ start_time: '09:30' }] });
  });

  test('has none once all of today have passed, and the first of a later day', async () => {
    await openAt('18:00');
    chooseLesson(hourly);
    expect(field('Hour')).toHaveDisplayValue('The tide decides');
    enter({ Day: '2030-01-11' });
    expect(field('Hour')).toHaveDisplayValue('07:00');
  });

  test('leaves its hour to the tide when somebody says so, on each day', async () => {
    const { user } = await openAt('06:00');
    const calls = post({ status: 201, json: { data: fullOf(made) } });
    chooseLesson(hourly);
    await user.selectOptions(field('Hour'), 'The tide decides');
    enter({ Day: '2030-01-11' });
    expect(field('Hour')).toHaveDisplayValue('The tide decides');
    await user.click(book());
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).not.toHaveProperty('booking_details.0.start_time');
  });
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
  const same = makeBooking({ customer_name: 'Jonas W', booking_code: 'OLD2345678' });
  // The search finds it as well: its number begins with that of the guest.
  const other = makeBooking({ customer_name: 'Sari', customer_phone: `${same.customer_phone}12` });
  const { user, lists } = await openSheet([other, same]);
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
  await user.click(await screen.findByText('Book'));
  await waitFor(() => expect(calls).toHaveLength(2));
  const [first, second] = calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toBe(first);
});

test('a lost answer is asked for again though the phone has the booking by now, by either button', async () => {
  const same: ReturnType<typeof makeBooking>[] = [];
  const { user } = await openSheet(same);
  const answers = [failure(409, 'No place is left on 8 March 2027.'), noAnswer(), noAnswer()];
  const calls = post((_call, index) => {
    if (index === 1) same.push(makeBooking({ booking_code: 'NEW2345678' }));
    return answers[index] ?? { status: 201, json: { data: fullOf(made) } };
  });
  fill();
  await user.click(book());
  await user.click(await screen.findByText('Book anyway'));
  await screen.findByText(/nothing is booked twice/);
  for (const count of [3, 4]) {
    await user.click(await screen.findByText('Book'));
    await waitFor(() => expect(calls).toHaveLength(count));
    if (count === 3) await screen.findByText(/nothing is booked twice/);
  }
  expect(await screen.findByRole('dialog', { name: 'Booking Detail' })).toBeVisible();
  const sent = calls.slice(1).map(({ body, headers }) => ({ body, key: headers.get('idempotency-key') }));
  expect(sent.slice(1)).toEqual([sent[0], sent[0]]);
  expect(screen.queryByText(/^This phone has a booking/)).not.toBeInTheDocument();
});

test('a lost answer to what was booked all the same is asked for again as it was', async () => {
  const { user } = await openSheet();
  const answers = [failure(409, 'No place is left on 8 March 2027.'), noAnswer()];
  const calls = post((_call, index) => answers[index] ?? { status: 201, json: { data: fullOf(made) } });
  fill();
  await user.click(book());
  await user.click(await screen.findByText('Book anyway'));
  expect(await screen.findByText(/nothing is booked twice/)).toBeInTheDocument();
  await user.click(await screen.findByText('Book anyway'));
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(calls[2]?.body).toEqual(calls[1]?.body);
  expect(calls[2]?.headers.get('idempotency-key')).toBe(calls[1]?.headers.get('idempotency-key'));
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

test('a school without lessons says so, and one whose lessons could not be loaded asks for them again', async () => {
  localStorage.clear();
  mockLevel(2);
  const answers = gate();
  mockCall('get', '/api/products', async (_call, index) => {
    await answers.opened;
    return index === 0 ? failure(500, 'On fire') : { json: listOf([]) };
  });
  mockCall('get', '/api/surf-spots', { json: listOf([]) });
  mockCall('get', list, { json: listOf([]) });
  const { user } = openBookings();
  await user.click(await screen.findByText('New Booking'));
  expect(await screen.findByText('Loading...', { selector: 'option' })).toBeInTheDocument();
  answers.open();
  expect(await screen.findByText('No lessons loaded')).toBeInTheDocument();
  await user.click(screen.getByText('Try again'));
  expect(await screen.findByText('No lessons yet')).toBeInTheDocument();
  expect(screen.queryByText('The lessons could not be loaded.')).not.toBeInTheDocument();
});
