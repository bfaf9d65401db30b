import { act, screen, waitFor } from '@testing-library/react';
import { schoolToday } from '../../../../../../../src/lib/dates';
import { signedOut } from '../../../../../../../src/state';
import { listOf, makeCurrentUser } from '../../../../../../support/web/factories';
import { gate } from '../../../../../../support/web/gate';
import { failure, mockCall, noAnswer } from '../../../../../../support/web/network';
import { renderRoute } from '../../../../../../support/web/render';
import { adminSession } from '../../../../../../support/web/store';
import { fullOf, list, mockLevel, route } from '../../bookings/bookingScreen';
import { enter, field, said } from '../../screenSuite';
import { book, fill, lesson, made, openSheet, post, spots } from './counterScreen';

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
    await act(() => Promise.resolve(store.dispatch(signedOut())));
    expect(draft()).toBeNull();
  });
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
    await user.click(await screen.findByText('Book'));
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

test('that a surf spot is missing is said until the spots have come, of which the first is chosen then', async () => {
  const slow = gate();
  const { user } = await openSheet([], slow.opened);
  fill();
  await user.click(book());
  expect(await said('Choose a surf spot.')).toBeVisible();
  slow.open();
  await waitFor(() => expect(field('Where')).toHaveDisplayValue('Kuta Beach'));
  expect(screen.queryByText('Choose a surf spot.')).toBeNull();
  expect(field('Where')).toBeValid();
});
