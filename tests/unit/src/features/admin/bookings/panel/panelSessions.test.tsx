import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dayAfter, schoolToday } from '../../../../../../../src/lib/dates';
import { listOf, makeBookingDetail, makeProduct, newId } from '../../../../../../support/web/factories';
import { failure, mockCall } from '../../../../../../support/web/network';
import { sessionsOf } from '../bookingScreen';
import { field, said } from '../../screenSuite';
import { code, openWith, panel, sari } from './panelScreen';

describe('a session', () => {
  const [session] = sessionsOf(sari);
  const path = `/api/sessions/${session?.id ?? ''}`;
  const query = `?${code}&edit=session&session=${session?.id ?? ''}`;
  const moved = dayAfter(schoolToday(), 3);

  beforeEach(() => void mockCall('get', '/api/products', { json: listOf([]) }));

  test('is moved', async () => {
    const { user, asked } = openWith(`?${code}`);
    const calls = mockCall('patch', path, { json: { data: session ?? null } });
    await user.click(await screen.findByText('Move or change'));
    await screen.findByRole('dialog', { name: 'Move or Change Session' });
    expect(screen.getByText('Save').closest('button')).toBeDisabled();
    fireEvent.change(field('Day of the session'), { target: { value: moved } });
    await user.dblClick(screen.getByText('Save'));
    await said('The session is moved.');
    expect(calls.map(({ body }) => body)).toEqual([{ reservation_date: moved }]);
    await panel();
    await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  });

  test('gets other people at the agreed price', async () => {
    const { user } = openWith(query);
    const calls = mockCall('patch', path, { json: { data: session ?? null } });
    await screen.findByRole('dialog', { name: 'Move or Change Session' });
    fireEvent.change(field('People of the session'), { target: { value: '2' } });
    expect(screen.getByText('This lesson takes at least 3.')).toBeInTheDocument();
    fireEvent.change(field('People of the session'), { target: { value: '4' } });
    expect(screen.getByText('Rp. 350.000 each, Rp. 1.400.000 in all')).toBeInTheDocument();
    await user.click(screen.getByText('Save'));
    await said('The session is changed.');
    expect(calls.map(({ body }) => body)).toEqual([{ person: 4 }]);
  });

  test('keeps to what its lesson says of itself, also when that was renamed', async () => {
    const lesson = makeProduct({ name: 'Private morning', min_people: 2, max_people: 4 });
    mockCall('get', '/api/products', { json: listOf([makeProduct({ name: 'Group lesson' }), lesson]) });
    openWith(query, { sessions: sessionsOf(sari, { product_id: lesson.id }) });
    await screen.findByRole('dialog', { name: 'Move or Change Session' });
    fireEvent.change(field('People of the session'), { target: { value: '5' } });
    await said('This lesson takes 2 to 4.');
    for (const [people, problem] of [
      ['5', true],
      ['2', false],
      ['1', true],
    ] as const) {
      fireEvent.change(field('People of the session'), { target: { value: people } });
      expect(screen.queryByText('This lesson takes 2 to 4.') !== null).toBe(problem);
    }
  });

  test('goes onto a closed day only when that is asked for', async () => {
    const { user } = openWith(query);
    const reason = 'The school is closed on 8 March 2027: Nyepi.';
    const day = { date: moved, is_open: false, reason: 'Nyepi', places_left: null };
    mockCall('get', '/api/days', { json: listOf([day]) });
    const calls = mockCall('patch', path, (_call, index) =>
      index === 0 ? failure(409, reason) : { json: { data: session ?? null } },
    );
    await screen.findByRole('dialog', { name: 'Move or Change Session' });
    fireEvent.change(field('Day of the session'), { target: { value: moved } });
    expect(await said('The school is closed on this day: Nyepi.')).toBeInTheDocument();
    await user.click(screen.getByText('Save'));
    expect(await said(reason)).toBeInTheDocument();
    await user.click(screen.getByText('Do it anyway'));
    await said('The session is moved.');
    expect(calls[1]?.body).toEqual({ reservation_date: moved, force: true });
  });

  test('is not moved before today', async () => {
    openWith(query);
    await screen.findByRole('dialog', { name: 'Move or Change Session' });
    fireEvent.change(field('Day of the session'), { target: { value: dayAfter(schoolToday(), -1) } });
    expect(screen.getByText('The new day must not be before today.')).toBeInTheDocument();
  });
});

test.each([
  ['say where their price is', '2030-01-15', 900_000, ['Rp. 900.000', 'In the price of the course']],
  ['do so when the first was moved behind them', '2030-01-17', 900_000, ['In the price of the course', 'Rp. 900.000']],
  ['do so when it is nothing', '2030-01-15', 0, ['Rp. 0', 'In the price of the course']],
])('the further days of a course %s', async (_what, paidDay, amount, prices) => {
  const line = makeBookingDetail({ product_name: 'Course', total_amount: amount, reservation_date: '2030-01-15' });
  const [paid] = sessionsOf({ ...sari, booking_details: [line] }, { course_days: 2 });
  if (!paid) throw new Error('There is a session.');
  const other = { ...paid, id: newId(), reservation_date: '2030-01-16', total_amount: 0 };
  const sessions = [{ ...paid, reservation_date: paidDay }, other]
    .sort((a, b) => a.reservation_date.localeCompare(b.reservation_date))
    .map((session, index) => ({ ...session, course_day: index + 1 }));
  const days = sessions.map((session) => ({ start_time: null, ...session }));
  openWith(`?${code}`, { sessions }, [{ ...sari, booking_details: [{ ...line, sessions: days }] }]);
  const shown = await panel();
  await shown.findByText('In the price of the course');
  const cells = shown.getAllByRole('row').map((row) => within(row).queryAllByRole('cell')[3]?.textContent);
  expect(cells).toEqual([undefined, ...prices]);
});
