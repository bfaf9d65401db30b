import { act, screen, within } from '@testing-library/react';
import type { FullBooking } from '../../../../../../../src/api';
import { currentUserLoaded } from '../../../../../../../src/state';
import { listOf, makeBooking } from '../../../../../../support/web/factories';
import { mockCall, noAnswer } from '../../../../../../support/web/network';
import { fullOf, list, makeEntry, mockLevel, openBookings } from '../bookingScreen';
import { enter, said } from '../../screenSuite';

const sari = makeBooking({
  customer_name: 'Sari',
  booking_code: 'SARI234567',
  status: 'CONFIRMED',
  total_amount: 1_050_000,
});
const asStaff = currentUserLoaded({ name: 'Made', email: 'made@example.com', role: 'STAFF', avatar: null });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const own = (minutes: number, changes: object = {}) =>
  makeEntry({ actor: 'Made', amount: 1_050_000, paid_at: minutesAgo(minutes), ...changes });

function openAsStaff(full: Partial<FullBooking>) {
  mockCall('get', list, { json: listOf([sari]) });
  mockLevel(2, () => fullOf(sari, full));
  const opened = openBookings('?booking=SARI234567');
  act(() => void opened.store.dispatch(asStaff));
  return opened;
}
const panel = async () => within(await screen.findByRole('dialog', { name: 'Booking Detail' }));

test('staff take back what they have just written down, and say what was wrong', async () => {
  const calls = mockCall('post', `${list}/${sari.id}/ledger`, { status: 201, json: { data: makeEntry() } });
  const { user } = openAsStaff({ ledger: [own(3)], amount_paid: 1_050_000, amount_due: 0 });
  await user.click(await (await panel()).findByText('Correct my entry'));
  const form = within(await screen.findByRole('dialog', { name: 'Correct my entry' }));
  expect(form.getByText('In cash')).toBeInTheDocument();
  expect(form.queryByText('By transfer')).not.toBeInTheDocument();
  expect(form.getByText('Rp. 1.050.000. Rp. 1.050.000 is due then.')).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Take back Rp. 1.050.000' }));
  expect(form.getByText('Say what was wrong.')).toBeInTheDocument();
  enter({ 'What was wrong': 'It was a transfer.' });
  await user.click(form.getByRole('button', { name: 'Take back Rp. 1.050.000' }));
  expect(await said('The entry is taken back.')).toBeInTheDocument();
  expect(calls[0]?.body).toEqual({ kind: 'REFUND', method: 'CASH', amount: 1_050_000, reason: 'It was a transfer.' });
});

test('a lost answer is asked for again as it was, though nothing is left of it by now', async () => {
  const now: Partial<FullBooking> = { ledger: [own(3)], amount_paid: 1_050_000, amount_due: 0, version: 4 };
  const calls = mockCall('post', `${list}/${sari.id}/ledger`, (_call, index) => {
    if (index > 0) return { status: 201, json: { data: makeEntry() } };
    const back = own(0, { kind: 'REFUND' });
    Object.assign(now, { ledger: [own(3), back], amount_refunded: 1_050_000, amount_due: 1_050_000, version: 5 });
    return noAnswer();
  });
  const { user } = openAsStaff(now);
  await user.click(await (await panel()).findByText('Correct my entry'));
  const form = within(await screen.findByRole('dialog', { name: 'Correct my entry' }));
  enter({ 'What was wrong': 'It was a transfer.' });
  await user.click(form.getByRole('button', { name: 'Take back Rp. 1.050.000' }));
  expect(await screen.findByText(/nothing is written down twice/)).toBeInTheDocument();
  await expect(screen.findByText(/^Somebody has changed/, {}, { timeout: 300 })).rejects.toThrow();
  await user.click(screen.getByRole('button', { name: 'Take back Rp. 1.050.000' }));
  expect(await said('The entry is taken back.')).toBeInTheDocument();
  expect(calls[1]?.body).toEqual(calls[0]?.body);
});

test('no more than is left of it', async () => {
  const back = own(1, { kind: 'REFUND', amount: 50_000 });
  const { user } = openAsStaff({
    ledger: [own(3), back],
    amount_paid: 1_050_000,
    amount_refunded: 50_000,
    amount_due: 50_000,
  });
  await user.click(await (await panel()).findByText('Correct my entry'));
  const form = within(await screen.findByRole('dialog', { name: 'Correct my entry' }));
  enter({ 'Amount in rupiah': '1.000.001' });
  enter({ 'What was wrong': 'Typed wrongly.' });
  await user.click(form.getByRole('button', { name: 'Take back Rp. 1.000.001' }));
  expect(form.getByText('At most Rp. 1.000.000 can be taken back this way.')).toBeInTheDocument();
});

test.each([
  ['older than ten minutes', [own(11)]],
  ['of somebody else', [own(1, { actor: 'Ketut' })]],
  ['taken back already', [own(3), own(2, { kind: 'REFUND' })]],
  ['paid online', [own(1, { method: 'GATEWAY', actor: null })]],
])('not what is %s', async (_what, ledger) => {
  openAsStaff({ ledger, amount_paid: 1_050_000, amount_due: 0 });
  expect(await (await panel()).findByText('Paid and given back')).toBeInTheDocument();
  expect(screen.queryByText('Correct my entry')).not.toBeInTheDocument();
});
