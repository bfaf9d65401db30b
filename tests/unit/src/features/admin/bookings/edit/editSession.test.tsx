import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { dayAfter, schoolToday } from '../../../../../../../src/lib/dates';
import { failure } from '../../../../../../support/web/network';
import { fullOf, sessionsOf } from '../bookingScreen';
import { enter, field, said } from '../../screenSuite';
import {
  asStaff,
  beginAnew,
  bodies,
  canggu,
  dialog,
  first,
  known,
  isAskedOnce,
  lines,
  mockSession,
  openEdit,
  openSession,
  sari,
  server,
  sunset,
} from './editScreen';

beforeEach(beginAnew);

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
    server.now = fullOf(free, { sessions: sessionsOf(free, { ...known, unit_price: 0, course_days: 2, course_day }) });
    openEdit(`session&session=${first?.id ?? ''}`, free);
    await dialog('Move or Change Session');
    for (const label of ['Price of one person in rupiah', 'Lesson']) {
      expect(screen.queryByLabelText(label) !== null).toBe(isPriced);
    }
  });

  test('says what another day takes back', async () => {
    server.now = fullOf(sari, { sessions: sessionsOf(sari, { ...known, attendance: 'NO_SHOW' }) });
    openEdit(`session&session=${first?.id ?? ''}`, sari);
    await dialog('Move or Change Session');
    const takenBack = 'Another day takes back what is noted of Sari: did not come.';
    expect(screen.queryByText(takenBack)).not.toBeInTheDocument();
    enter({ 'Day of the session': dayAfter(schoolToday()) });
    expect(screen.getByText(takenBack)).toBeVisible();
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
    await isAskedOnce(user, calls, reason);
    expect(field('How many came')).toBeEnabled();
  });

  test('that somebody else has changed is shown beside what was typed, and takes nothing back', async () => {
    const { user } = openSession();
    const calls = mockSession((_call, index) => {
      if (index > 0) return { json: { data: first ?? null } };
      server.now = fullOf(sari, { sessions: sessionsOf(sari, { ...known, person: 5, version: 5 }), version: 10 });
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
