import { act, screen, waitFor } from '@testing-library/react';
import { dayAfter, schoolToday } from '../../../../../../../src/lib/dates';
import { formatRupiah } from '../../../../../../../src/lib/money';
import { listOf, makeBookingDetail } from '../../../../../../support/web/factories';
import { failure, mockCall } from '../../../../../../support/web/network';
import { fullOf, list, mockLevel, openBookings, sessionsOf } from '../bookingScreen';
import { enter, field, said } from '../../screenSuite';
import {
  asStaff,
  beginAnew,
  bodies,
  dialog,
  first,
  group,
  hourly,
  isAskedOnce,
  known,
  kuta,
  lines,
  openEdit,
  sari,
  server,
} from './editScreen';

beforeEach(beginAnew);

describe('a guest', () => {
  const mockGuest = (answer?: Parameters<typeof mockCall>[2]) =>
    mockCall('patch', `${list}/${sari.id}`, answer ?? (() => ({ json: { data: server.now } })));

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
      if (index > 0) return { json: { data: server.now } };
      server.now = { ...server.now, customer_name: 'Sari Dewi', version: 10 };
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
    server.now = { ...server.now, note: 'Vegetarian' };
    mockCall('get', list, { json: listOf([sari]) });
    mockCall('get', '/api/products', { json: listOf([group]) });
    mockCall('get', '/api/surf-spots', { json: listOf([kuta]) });
    mockLevel(2, () => server.now);
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
    mockLevel(2, () => server.now);
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

test.each(['Sari', '\u2068سارة\u2069'])(
  '%s stands before the code of the booking, which stays in one piece',
  async (shown) => {
    const customer_name = shown.replaceAll(/[\u2068\u2069]/g, '');
    server.now = { ...server.now, customer_name };
    openEdit('guest', { ...sari, customer_name });
    expect(await said(`${shown} · SARI234567 · ${formatRupiah(sari.total_amount)}`)).toBeInTheDocument();
  },
);

describe('a lesson', () => {
  test('is added, onto a full day only when that is asked for', async () => {
    const { user } = openEdit('add-session');
    mockCall('get', '/api/days', { json: listOf([]) });
    const calls = mockCall('post', `${list}/${sari.id}/sessions`, (_call, index) =>
      index === 0 ? failure(409, 'No place is left on 8 March 2027.') : { status: 201, json: { data: server.now } },
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
    await isAskedOnce(user, calls, reason);
    expect(field('Lesson')).toBeEnabled();
  });

  test('begins with its first hour of the day where it has several', async () => {
    const { user } = openEdit('add-session');
    mockCall('get', '/api/days', { json: listOf([]) });
    const calls = mockCall('post', `${list}/${sari.id}/sessions`, { status: 201, json: { data: server.now } });
    await dialog('Add Lesson');
    await screen.findByText('Hourly · Rp. 300.000', { selector: 'option' });
    enter({ Day: dayAfter(schoolToday()) });
    await user.selectOptions(field('Lesson'), 'Hourly · Rp. 300.000');
    expect(field('Hour')).toHaveDisplayValue('07:00');
    await user.click(screen.getByText('Add for Rp. 300.000'));
    await said('The lesson is added.');
    expect(bodies(calls)).toMatchObject([{ product_id: hourly.id, start_time: '07:00' }]);
  });

  test('is added to the next day of the booking: the first one may have passed', async () => {
    const [past, tomorrow] = [dayAfter(schoolToday(), -2), dayAfter(schoolToday())];
    const days = [past, tomorrow].map((reservation_date) => makeBookingDetail({ reservation_date }));
    const begun = { ...sari, booking_details: days };
    server.now = fullOf(begun, { sessions: sessionsOf(begun, known), version: 9 });
    openEdit('add-session', begun);
    await dialog('Add Lesson');
    expect(field('Day')).toHaveValue(tomorrow);
  });

  test('is cancelled with a reason; the last one cancels the booking', async () => {
    const { user } = openEdit(`cancel-session&session=${first?.id ?? ''}`);
    const calls = mockCall('post', `/api/sessions/${first?.id ?? ''}/cancellation`, () => ({
      json: { data: server.now },
    }));
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
    server.now = fullOf(one, { sessions: sessionsOf(one, known), version: 9 });
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
  server.now = fullOf(one, { sessions: sessionsOf(one, known), version: 10 });
  openEdit(`cancel-session&session=${first?.id ?? ''}`, sari);
  await dialog('Cancel Session');
  expect(screen.getByText('It is the only one: the whole booking is cancelled.')).toBeInTheDocument();
  expect(screen.getByText('Cancel the booking')).toBeInTheDocument();
});

test('a state, a payment: the dialog says what somebody else has changed, and sends the version that it has shown', async () => {
  const { user } = openEdit('confirm', { ...sari, status: 'PENDING' });
  server.now = { ...server.now, status: 'PENDING' };
  const calls = mockCall('patch', `${list}/${sari.id}/status`, (_call, index) => {
    if (index > 0) return { json: { data: { ...sari, status: 'CONFIRMED' } } };
    server.now = { ...server.now, amount_paid: 500_000, version: 10 };
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
