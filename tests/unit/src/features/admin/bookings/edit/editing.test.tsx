import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FullBooking, Session } from '../../../../../../../src/api';
import { dayAfter, schoolToday } from '../../../../../../../src/lib/dates';
import { currentUserLoaded } from '../../../../../../../src/state';
import { listOf, makeBooking, makeBookingDetail, makeProduct, makeSpot } from '../../../../../../support/web/factories';
import { failure, mockCall } from '../../../../../../support/web/network';
import { fullOf, list, mockLevel, openBookings, sessionsOf } from '../bookingScreen';
import { enter, field, said } from '../../screenSuite';

const group = makeProduct({ name: 'Group lesson', price: 350_000 });
const sunset = makeProduct({ name: 'Sunset group lesson', price: 400_000 });
const course = makeProduct({ name: 'Course', price: 900_000, days: 3 });
const kuta = makeSpot({ name: 'Kuta Beach' });
const canggu = makeSpot({ name: 'Canggu' });

const lines = ['Group lesson', 'Private lesson'].map((product_name) =>
  makeBookingDetail({ product_name, person: 3, total_amount: 1_050_000, reservation_date: schoolToday() }),
);
const sari = makeBooking({
  customer_name: 'Sari',
  booking_code: 'SARI234567',
  booking_details: lines,
  status: 'CONFIRMED',
});
const known: Partial<Session> = {
  product_id: group.id,
  surf_spot_id: kuta.id,
  surf_spot_name: 'Kuta Beach',
  start_time: '07:00',
  unit_price: 350_000,
  people_came: null,
  version: 4,
};
const sessions = sessionsOf(sari, known);
const [first] = sessions;
const asStaff = currentUserLoaded({ name: 'Made', email: 'made@example.com', role: 'STAFF', avatar: null });

/** The newest state of the booking, as the server tells it. */
let now: FullBooking;

function openEdit(edit: string, row = sari) {
  mockCall('get', list, { json: listOf([row]) });
  mockCall('get', '/api/products', { json: listOf([group, sunset, course]) });
  mockCall('get', '/api/surf-spots', { json: listOf([kuta, canggu]) });
  mockLevel(2, () => now);
  return openBookings(`?booking=SARI234567&edit=${edit}`);
}
const openSession = () => openEdit(`session&session=${first?.id ?? ''}`);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const mockSession = (answer: Parameters<typeof mockCall>[2] = { json: { data: first ?? null } }) =>
  mockCall('patch', `/api/sessions/${first?.id ?? ''}`, answer);
const bodies = (calls: { body: unknown }[]) => calls.map(({ body }) => body);

beforeEach(() => {
  now = fullOf(sari, { sessions, version: 9 });
});

describe('a session', () => {
  test('goes to another place, and the guest is told why', async () => {
    const { user } = openSession();
    const calls = mockSession();
    await dialog('Move or Change Session');
    await screen.findByText('Canggu', { selector: 'option' });
    expect(field('Where')).toHaveDisplayValue('Kuta Beach');
    await user.selectOptions(field('Where'), 'Canggu');
    enter({ 'Reason (the guest reads it; may stay empty)': 'The swell is too big.' });
    await user.click(screen.getByText('Save'));
    await said('The session is changed.');
    expect(bodies(calls)).toEqual([{ surf_spot_id: canggu.id, reason: 'The swell is too big.', version: 4 }]);
  });

  test('becomes another lesson of as many days, which brings its price', async () => {
    const { user } = openSession();
    const calls = mockSession();
    await dialog('Move or Change Session');
    await screen.findByText('Sunset group lesson · Rp. 400.000', { selector: 'option' });
    expect(screen.queryByText(/^Course/, { selector: 'option' })).not.toBeInTheDocument();
    await user.selectOptions(field('Lesson'), 'Sunset group lesson · Rp. 400.000');
    expect(field('Price of one person in rupiah')).toHaveValue('400000');
    expect(screen.getByText('Rp. 400.000 each, Rp. 1.200.000 in all')).toBeInTheDocument();
    await user.click(screen.getByText('Save'));
    await said('The session is changed.');
    expect(bodies(calls)).toEqual([{ product_id: sunset.id, version: 4 }]);
  });

  test('gets another price, down to nothing, with a reason', async () => {
    const { user } = openSession();
    const calls = mockSession();
    await dialog('Move or Change Session');
    enter({ 'Price of one person in rupiah': '0' });
    await user.click(screen.getByText('Save'));
    expect(await said('Say why the price is another one.')).toBeInTheDocument();
    enter({ 'Reason (the guest reads it)': 'A friend' });
    await user.click(screen.getByText('Save'));
    await said('The session is changed.');
    expect(bodies(calls)).toEqual([{ unit_price: 0, reason: 'A friend', version: 4 }]);
  });

  test.each([
    ['has its price and its lesson on its first day', 1, true],
    ['leaves both to its first day on another', 2, false],
  ])('of a free course %s', async (_what, course_day, isPriced) => {
    const free = { ...sari, booking_details: lines.map((line) => ({ ...line, total_amount: 0 })) };
    now = fullOf(free, { sessions: sessionsOf(free, { ...known, unit_price: 0, course_days: 2, course_day }) });
    openEdit(`session&session=${first?.id ?? ''}`, free);
    await dialog('Move or Change Session');
    for (const label of ['Price of one person in rupiah', 'Lesson']) {
      expect(screen.queryByLabelText(label) !== null).toBe(isPriced);
    }
  });

  test('gets no price that the contract does not take', async () => {
    const { user } = openSession();
    const calls = mockSession();
    await dialog('Move or Change Session');
    enter({ 'People of the session': '4', 'Price of one person in rupiah': '1.000.000.001' });
    await user.click(screen.getByText('Save'));
    expect(await said('Please enter a price of at most Rp. 1.000.000.000.')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  test('is not priced by staff', async () => {
    const { store } = openSession();
    act(() => void store.dispatch(asStaff));
    await dialog('Move or Change Session');
    expect(screen.queryByLabelText('Price of one person in rupiah')).not.toBeInTheDocument();
  });

  test('takes fewer people than its lesson when somebody is ill, and says how many came', async () => {
    const { user } = openSession();
    const calls = mockSession();
    await dialog('Move or Change Session');
    fireEvent.change(field('People of the session'), { target: { value: '2' } });
    fireEvent.change(field('How many came'), { target: { value: '3' } });
    await user.click(screen.getByText('Save'));
    expect(await said('Enter a number from 0 to 2.')).toBeInTheDocument();
    fireEvent.change(field('How many came'), { target: { value: '1' } });
    await user.click(screen.getByText('Save'));
    expect(screen.getByText('This lesson takes at least 3.')).toBeInTheDocument();
    expect(calls).toHaveLength(0);
    await user.click(await screen.findByText('Do it anyway'));
    await said('The session is changed.');
    expect(bodies(calls)).toEqual([{ person: 2, people_came: 1, force: true, version: 4 }]);
  });

  test('is not asked about a second time where what is refused is not for staff to decide', async () => {
    const { user } = openSession();
    const reason = `Attendance cannot be noted before ${schoolToday()}.`;
    const calls = mockSession(() => failure(409, reason));
    await dialog('Move or Change Session');
    fireEvent.change(field('How many came'), { target: { value: '3' } });
    await user.click(screen.getByText('Save'));
    await user.click(await screen.findByText('Do it anyway'));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(await said(reason)).toBeInTheDocument();
    expect(screen.queryByText('Do it anyway')).not.toBeInTheDocument();
    expect(field('How many came')).toBeEnabled();
  });

  test('that somebody else has changed is shown beside what was typed, and takes nothing back', async () => {
    const { user } = openSession();
    const calls = mockSession((_call, index) => {
      if (index > 0) return { json: { data: first ?? null } };
      now = fullOf(sari, { sessions: sessionsOf(sari, { ...known, person: 5, version: 5 }), version: 10 });
      return failure(409, 'Somebody has changed this booking meanwhile.');
    });
    await dialog('Move or Change Session');
    fireEvent.change(field('Hour of the session'), { target: { value: '09:30' } });
    await user.click(screen.getByText('Save'));
    expect(await said('Somebody has changed this booking meanwhile. It says now:')).toBeInTheDocument();
    expect(screen.getAllByText(/^Somebody has changed/)).toHaveLength(1);
    expect(screen.getByText(/^Group lesson: .*, 07:00, Kuta Beach, 5 people$/)).toBeInTheDocument();
    expect(screen.queryByText('Do it anyway')).not.toBeInTheDocument();
    expect(field('Hour of the session')).toHaveValue('09:30');
    await waitFor(() => expect(field('People of the session')).toHaveValue(5));
    await user.click(screen.getByText('Save'));
    await said('The session is changed.');
    expect(bodies(calls)).toEqual([
      { start_time: '09:30', version: 4 },
      { start_time: '09:30', version: 5 },
    ]);
  });
});

describe('a guest', () => {
  const mockGuest = (answer?: Parameters<typeof mockCall>[2]) =>
    mockCall('patch', `${list}/${sari.id}`, answer ?? (() => ({ json: { data: now } })));

  test('is corrected, and a note is kept', async () => {
    const { user } = openEdit('guest');
    const calls = mockGuest();
    await dialog('Edit Guest');
    expect(screen.getByText('Save').closest('button')).toBeDisabled();
    enter({ 'Phone of the guest': '12' });
    await user.click(screen.getByText('Save'));
    expect(await said('Enter a phone number of at least 9 digits.')).toBeInTheDocument();
    enter({ 'Phone of the guest': '+62 811 222 333', 'Note for the school': 'Vegetarian' });
    await user.selectOptions(field('Language of messages'), 'English');
    await user.dblClick(screen.getByText('Save'));
    await said('The booking is corrected.');
    expect(bodies(calls)).toEqual([
      { customer_phone: '+62 811 222 333', language: 'en', note: 'Vegetarian', version: 9 },
    ]);
  });

  test('keeps the e-mail address as it is for staff', async () => {
    const { store } = openEdit('guest');
    act(() => void store.dispatch(asStaff));
    await dialog('Edit Guest');
    expect(screen.queryByLabelText('E-mail of the guest')).not.toBeInTheDocument();
  });

  test('whom somebody else has corrected is shown, and what is typed stays', async () => {
    const { user } = openEdit('guest');
    mockGuest((_call, index) => {
      if (index > 0) return { json: { data: now } };
      now = { ...now, customer_name: 'Sari Dewi', version: 10 };
      return failure(409, 'Somebody has changed this booking meanwhile.');
    });
    await dialog('Edit Guest');
    enter({ 'Note for the school': 'Vegetarian' });
    await user.click(screen.getByText('Save'));
    expect(await said('Guest: Sari Dewi')).toBeInTheDocument();
    expect(field('Note for the school')).toHaveValue('Vegetarian');
    await waitFor(() => expect(field('Guest')).toHaveValue('Sari Dewi'));
    await user.click(screen.getByText('Save'));
    await said('The booking is corrected.');
  });

  test('is opened from the panel, where the note stands', async () => {
    now = { ...now, note: 'Vegetarian' };
    mockCall('get', list, { json: listOf([sari]) });
    mockCall('get', '/api/products', { json: listOf([group]) });
    mockCall('get', '/api/surf-spots', { json: listOf([kuta]) });
    mockLevel(2, () => now);
    const { user } = openBookings('?booking=SARI234567');
    const panel = await dialog('Booking Detail');
    expect(await panel.findByText('Vegetarian')).toBeInTheDocument();
    await user.click(panel.getByText('Edit guest'));
    await dialog('Edit Guest');
  });

  test('loses nothing that was typed without a question, and gives the focus back to what has opened it', async () => {
    mockCall('get', list, { json: listOf([sari]) });
    mockCall('get', '/api/products', { json: listOf([group]) });
    mockCall('get', '/api/surf-spots', { json: listOf([kuta]) });
    mockLevel(2, () => now);
    const { user } = openBookings('?booking=SARI234567');
    const edit = await (await dialog('Booking Detail')).findByRole('button', { name: 'Edit guest' });
    await user.click(edit);
    await dialog('Edit Guest');
    enter({ 'Note for the school': 'Vegetarian' });
    await user.keyboard('{Escape}');
    expect(await screen.findByText('You have unsaved changes.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(field('Note for the school')).toHaveValue('Vegetarian');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await dialog('Booking Detail');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit guest' })).toHaveFocus());
  });
});

describe('a lesson', () => {
  test('is added, onto a full day only when that is asked for', async () => {
    const { user } = openEdit('add-session');
    mockCall('get', '/api/days', { json: listOf([]) });
    const calls = mockCall('post', `${list}/${sari.id}/sessions`, (_call, index) =>
      index === 0 ? failure(409, 'No place is left on 8 March 2027.') : { status: 201, json: { data: now } },
    );
    await dialog('Add Lesson');
    await user.click(screen.getByText('Add'));
    expect(await said('Choose a lesson.')).toBeInTheDocument();
    await screen.findByText('Group lesson · Rp. 350.000', { selector: 'option' });
    await user.selectOptions(field('Lesson'), 'Group lesson · Rp. 350.000');
    await user.click(screen.getByText('Add for Rp. 1.050.000'));
    expect(await said('No place is left on 8 March 2027.')).toBeInTheDocument();
    await user.click(screen.getByText('Do it anyway'));
    await said('The lesson is added.');
    const line = { product_id: group.id, reservation_date: schoolToday(), person: 3, version: 9 };
    expect(bodies(calls)).toEqual([line, { ...line, force: true }]);
  });

  test('is not asked about a second time where something else than the day is in the way', async () => {
    const { user } = openEdit('add-session');
    mockCall('get', '/api/days', { json: listOf([]) });
    const reason = 'The payment gateway holds money for this booking, which has to be accepted or refused first.';
    const calls = mockCall('post', `${list}/${sari.id}/sessions`, () => failure(409, reason));
    await dialog('Add Lesson');
    await screen.findByText('Group lesson · Rp. 350.000', { selector: 'option' });
    await user.selectOptions(field('Lesson'), 'Group lesson · Rp. 350.000');
    await user.click(screen.getByText('Add for Rp. 1.050.000'));
    await user.click(await screen.findByText('Do it anyway'));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(await said(reason)).toBeInTheDocument();
    expect(screen.queryByText('Do it anyway')).not.toBeInTheDocument();
    expect(field('Lesson')).toBeEnabled();
  });

  test('is added to the next day of the booking: the first one may have passed', async () => {
    const [past, tomorrow] = [dayAfter(schoolToday(), -2), dayAfter(schoolToday())];
    const days = [past, tomorrow].map((reservation_date) => makeBookingDetail({ reservation_date }));
    const begun = { ...sari, booking_details: days };
    now = fullOf(begun, { sessions: sessionsOf(begun, known), version: 9 });
    openEdit('add-session', begun);
    await dialog('Add Lesson');
    expect(field('Day')).toHaveValue(tomorrow);
  });

  test('is cancelled with a reason; the last one cancels the booking', async () => {
    const { user } = openEdit(`cancel-session&session=${first?.id ?? ''}`);
    const calls = mockCall('post', `/api/sessions/${first?.id ?? ''}/cancellation`, () => ({ json: { data: now } }));
    await dialog('Cancel Session');
    expect(screen.queryByText('It is the only one: the whole booking is cancelled.')).not.toBeInTheDocument();
    await user.click(screen.getByText('Cancel the session'));
    expect(await said('Say why it is cancelled.')).toBeInTheDocument();
    enter({ 'Reason (the guest reads it)': 'Ill' });
    await user.click(screen.getByText('Cancel the session'));
    await said('The session is cancelled.');
    expect(bodies(calls)).toEqual([{ reason: 'Ill', version: 9 }]);
  });

  test('that is the only one says so, and is for administrators', async () => {
    const [line] = lines;
    const one = { ...sari, booking_details: line ? [line] : [] };
    now = fullOf(one, { sessions: sessionsOf(one, known), version: 9 });
    const { store, user } = openEdit(`cancel-session&session=${first?.id ?? ''}`, one);
    await dialog('Cancel Session');
    expect(screen.getByText('It is the only one: the whole booking is cancelled.')).toBeInTheDocument();
    act(() => void store.dispatch(asStaff));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const panel = await dialog('Booking Detail');
    expect(await panel.findByText('Move or change')).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: /^Cancel Group lesson/ })).not.toBeInTheDocument();
  });
});

test('the lesson that is left says that it is the only one, also where the list was loaded before the other was cancelled', async () => {
  const [line] = lines;
  const one = { ...sari, booking_details: line ? [line] : [] };
  now = fullOf(one, { sessions: sessionsOf(one, known), version: 10 });
  openEdit(`cancel-session&session=${first?.id ?? ''}`, sari);
  await dialog('Cancel Session');
  expect(screen.getByText('It is the only one: the whole booking is cancelled.')).toBeInTheDocument();
  expect(screen.getByText('Cancel the booking')).toBeInTheDocument();
});

test('a state, a payment: the dialog says what somebody else has changed, and sends the version that it has shown', async () => {
  const { user } = openEdit('confirm', { ...sari, status: 'PENDING' });
  now = { ...now, status: 'PENDING' };
  const calls = mockCall('patch', `${list}/${sari.id}/status`, (_call, index) => {
    if (index > 0) return { json: { data: { ...sari, status: 'CONFIRMED' } } };
    now = { ...now, amount_paid: 500_000, version: 10 };
    return failure(409, 'Somebody has changed this booking meanwhile.');
  });
  await dialog('Edit Status Booking');
  await waitFor(() => expect(screen.getByText('Save').closest('button')).toBeEnabled());
  await user.click(screen.getByText('Save'));
  expect(await said('Paid: Rp. 500.000')).toBeInTheDocument();
  await user.click(screen.getByText('Save'));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(bodies(calls)).toEqual([
    { action: 'CONFIRMED', version: 9 },
    { action: 'CONFIRMED', version: 10 },
  ]);
});
