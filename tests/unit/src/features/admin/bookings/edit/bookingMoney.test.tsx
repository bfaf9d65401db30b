import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Booking, FullBooking } from '../../../../../../../src/api';
import { currentUserLoaded } from '../../../../../../../src/state';
import { listOf, makeBooking, newId } from '../../../../../../support/web/factories';
import { failure, mockCall, noAnswer } from '../../../../../../support/web/network';
import { fullOf, list, makeEntry, mockLevel, openBookings } from '../bookingScreen';
import { enter, field, said } from '../../screenSuite';

const sari = makeBooking({
  customer_name: 'Sari',
  booking_code: 'SARI234567',
  status: 'CONFIRMED',
  total_amount: 1_050_000,
});
const ledgerPath = `${list}/${sari.id}/ledger`;
const made = { status: 201, json: { data: makeEntry() } };

const online = makeEntry({ method: 'GATEWAY', amount: 700_000, actor: null });
const cash = makeEntry({ amount: 350_000 });
const paid: Partial<FullBooking> = { ledger: [online, cash], amount_paid: 1_050_000, amount_due: 0 };

/** Opens the booking, or one of its dialogs; `full` is what the server tells of it. */
function openWith(edit: string | null, full: Partial<FullBooking> = {}, changes: Partial<Booking> = {}) {
  const booking = { ...sari, ...changes };
  mockCall('get', list, { json: listOf([booking]) });
  const asked = mockLevel(2, () => fullOf(booking, full));
  return { asked, ...openBookings(`?booking=SARI234567${edit === null ? '' : `&edit=${edit}`}`) };
}

const post = (answer: Parameters<typeof mockCall>[2]) => mockCall('post', ledgerPath, answer);
const panel = async () => within(await screen.findByRole('dialog', { name: 'Booking Detail' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const keys = (calls: { headers: Headers }[]) => calls.map(({ headers }) => headers.get('idempotency-key'));
const asStaff = currentUserLoaded({ name: 'Made', email: 'made@example.com', role: 'STAFF', avatar: null });

describe('what was paid and given back', () => {
  test('stands on the booking, with who wrote it down and why', async () => {
    const back = makeEntry({ kind: 'REFUND', method: 'TRANSFER', amount: 100_000, reason: 'The swell was too big.' });
    openWith(null, { ...paid, ledger: [online, cash, back] });
    const shown = await panel();
    expect(await shown.findByText('Paid online')).toBeInTheDocument();
    expect(shown.getByText('2 Jan 2030, 11:04 · Payment gateway')).toBeInTheDocument();
    expect(shown.getByText('Given back by transfer')).toBeInTheDocument();
    expect(shown.getByText('− Rp. 100.000')).toBeInTheDocument();
    expect(shown.getByText('The swell was too big.')).toBeInTheDocument();
  });

  test('is nothing', async () => {
    openWith(null);
    expect(await (await panel()).findByText('Nothing was paid yet.')).toBeInTheDocument();
    expect(screen.queryByText('Give back')).not.toBeInTheDocument();
  });

  test('is not shown by a backend of level 1, where a payment is taken as documented', async () => {
    mockCall('get', list, { json: listOf([sari]) });
    mockLevel(1);
    openBookings('?booking=SARI234567');
    const shown = await panel();
    expect(await shown.findByText('Take payment')).toBeInTheDocument();
    for (const text of ['Add payment', 'Paid and given back', 'Messages', 'Ready texts']) {
      expect(shown.queryByText(text)).not.toBeInTheDocument();
    }
  });
});

describe('a payment', () => {
  test('of a cancelled booking is asked about, with what of it was not paid before', async () => {
    const { user } = openWith('payment', { amount_paid: 400_000, status: 'CANCELLED' }, { status: 'CANCELLED' });
    await dialog('Edit Status Payment');
    await waitFor(() => expect(field('Status Payment')).toBeEnabled());
    await user.selectOptions(field('Status Payment'), 'PAY');
    await waitFor(() => expect(button('Save')).toBeEnabled());
    await user.click(button('Save'));
    expect(await said('The booking is CANCELLED. Rp. 650.000 would be noted as paid for it.')).toBeInTheDocument();
  });

  test('is written down with what is due filled in, once for a double click', async () => {
    const { user, asked, router } = openWith(null);
    const calls = post(made);
    const open = await screen.findByRole('button', { name: 'Add payment' });
    await waitFor(() => expect(open).toBeEnabled());
    await user.click(open);
    await dialog('Add payment');
    expect(router.state.location.search).toBe('?booking=SARI234567&edit=add-payment');
    expect(screen.getByText('Rp. 1.050.000. Nothing stays due.')).toBeInTheDocument();
    await user.dblClick(button('Add Rp. 1.050.000'));
    expect(await said('The payment is written down.')).toBeInTheDocument();
    await panel();
    expect(calls.map(({ body }) => body)).toEqual([{ kind: 'PAYMENT', method: 'CASH', amount: 1_050_000 }]);
    expect(keys(calls)[0]).toMatch(/^[0-9a-f]{32}$/);
    await waitFor(() => expect(asked.length).toBeGreaterThan(1));
    expect(router.state.location.search).toBe('?booking=SARI234567');
  });

  test('of a part, by transfer, tells what stays due', async () => {
    const { user } = openWith('add-payment');
    const calls = post(made);
    await dialog('Add payment');
    enter({ 'Amount in rupiah': 'Rp. 400.000' });
    expect(screen.getByText('Rp. 400.000. Rp. 650.000 stays due.')).toBeInTheDocument();
    await user.click(field('By transfer'));
    await user.click(button('Add Rp. 400.000'));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toEqual({ kind: 'PAYMENT', method: 'TRANSFER', amount: 400_000 });
  });

  test('of more than is due takes a reason', async () => {
    const { user } = openWith('add-payment');
    const calls = post(made);
    await dialog('Add payment');
    enter({ 'Amount in rupiah': '1100000' });
    await user.click(button('Add Rp. 1.100.000'));
    expect(screen.getByText('Say why: it is Rp. 50.000 more than is due.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Reason/)).toHaveFocus();
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: ' A tip ' } });
    expect(screen.queryByText(/^Say why/)).not.toBeInTheDocument();
    await user.click(button('Add Rp. 1.100.000'));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({ amount: 1_100_000, reason: 'A tip' });
  });

  test('that is no amount is not sent', async () => {
    const { user } = openWith('add-payment');
    const calls = post(made);
    await dialog('Add payment');
    for (const text of ['', 'much', '45.00', '-5', '0', '12,5']) {
      enter({ 'Amount in rupiah': text });
      await user.click(button('Add payment'));
      expect(screen.getByText('Enter the amount in whole rupiah, such as 450.000.')).toBeInTheDocument();
      expect(field('Amount in rupiah')).toHaveFocus();
    }
    expect(calls).toHaveLength(0);
  });

  test('ends an open online page, and says so', async () => {
    openWith('add-payment', {}, { payment_method: 'GATEWAY', payments: [{ id: newId(), status: 'PENDING' }] });
    const shown = await dialog('Add payment');
    expect(shown.getByText(/The open page of the online payment ends first\.$/)).toBeInTheDocument();
  });

  test('that is refused keeps the words and what was typed, and the next try has a key of its own', async () => {
    const { user } = openWith('add-payment');
    const calls = post((_call, index) => (index === 0 ? failure(409, 'It was paid online meanwhile.') : made));
    await dialog('Add payment');
    enter({ 'Amount in rupiah': '400000' });
    await user.click(button('Add Rp. 400.000'));
    expect(await said('It was paid online meanwhile.')).toBeInTheDocument();
    expect(field('Amount in rupiah')).toHaveValue('400000');
    await user.click(await screen.findByRole('button', { name: 'Add Rp. 400.000' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(new Set(keys(calls)).size).toBe(2);
  });

  test('without an answer is sent again under the same key, also with another amount', async () => {
    const { user } = openWith('add-payment');
    const words = 'This Idempotency-Key was used for another entry.';
    const calls = post((_call, index) => (index === 0 ? noAnswer() : index < 3 ? failure(409, words) : made));
    await dialog('Add payment');
    await user.click(button('Add Rp. 1.050.000'));
    expect(await screen.findByText(/nothing is written down twice/)).toBeInTheDocument();
    enter({ 'Amount in rupiah': '400000' });
    await user.click(button('Add Rp. 400.000'));
    expect(await said(words)).toBeInTheDocument();
    expect(screen.getByText(/^An earlier try had no answer/)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Add Rp. 400.000' }));
    await waitFor(() => expect(calls).toHaveLength(3));
    expect(new Set(keys(calls)).size).toBe(1);
  });
});

test.each([
  {
    edit: 'add-payment',
    save: 'Add Rp. 1.050.000',
    reason: {} as Record<string, string>,
    before: {},
    after: paid,
    done: 'The payment is written down.',
  },
  {
    edit: 'give-back',
    save: 'Give back Rp. 350.000',
    reason: { 'Reason for giving it back': 'Rain' },
    before: { ...paid, ledger: [cash] },
    after: { ledger: [cash, makeEntry({ kind: 'REFUND', amount: 350_000 })], amount_refunded: 350_000 },
    done: 'It is given back.',
  },
])('a lost answer of $edit is asked for again as it was, though the booking has the entry by now', async (row) => {
  const now: Partial<FullBooking> = { ...row.before, version: 4 };
  const { user, asked } = openWith(row.edit, now);
  const calls = post((_call, index) => {
    if (index > 0) return made;
    Object.assign(now, row.after, { version: 5 });
    return noAnswer();
  });
  await screen.findByRole('button', { name: row.save });
  enter(row.reason);
  await user.click(button(row.save));
  expect(await screen.findByText(/nothing is written down twice/)).toBeInTheDocument();
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  // The booking is read anew in its own time.
  await expect(screen.findByText(/^Somebody has changed/, {}, { timeout: 300 })).rejects.toThrow();
  await user.click(button(row.save));
  expect(await said(row.done)).toBeInTheDocument();
  expect(calls).toHaveLength(2);
  expect(calls[1]?.body).toEqual(calls[0]?.body);
  expect(new Set(keys(calls)).size).toBe(1);
  await panel();
});

describe('money that is given back', () => {
  test('goes the way it came last, at most what came by it, with a reason', async () => {
    const { user } = openWith(null, paid);
    const calls = post(made);
    await user.click(await screen.findByRole('button', { name: 'Give back' }));
    await dialog('Give back');
    expect(field('In cash (at most Rp. 350.000)')).toBeChecked();
    expect(field('Amount in rupiah')).toHaveValue('350000');
    expect(screen.getByText('Rp. 350.000. Rp. 350.000 is due then.')).toBeInTheDocument();
    enter({ 'Amount in rupiah': '350001' });
    await user.click(button('Give back Rp. 350.001'));
    expect(screen.getByText('At most Rp. 350.000 can be given back this way.')).toBeInTheDocument();
    expect(screen.getByText('Say why it is given back.')).toBeInTheDocument();
    enter({ 'Amount in rupiah': '200.000', 'Reason for giving it back': 'The swell was too big.' });
    await user.dblClick(button('Give back Rp. 200.000'));
    expect(await said('It is given back.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([
      { kind: 'REFUND', method: 'CASH', amount: 200_000, reason: 'The swell was too big.' },
    ]);
  });

  test('is what came too much, where the booking costs less than was paid', async () => {
    const { user } = openWith('give-back', { ...paid, amount_over: 500_000 });
    const shown = await dialog('Give back');
    expect(field('Amount in rupiah')).toHaveValue('350000');
    await user.click(field('Online (at most Rp. 700.000)'));
    expect(field('Amount in rupiah')).toHaveValue('500000');
    expect(shown.getByRole('button', { name: 'Give back Rp. 500.000' })).toBeEnabled();
  });

  test('as a kindness lowers the total', async () => {
    const { user } = openWith('give-back', paid);
    const calls = post(made);
    await dialog('Give back');
    await user.click(field('Lower the total by it, so that it is not due again'));
    expect(screen.getByText('Rp. 350.000. Nothing is due then.')).toBeInTheDocument();
    enter({ 'Reason for giving it back': 'A short lesson' });
    await user.click(button('Give back Rp. 350.000'));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({ lower_total: true });
  });

  test('through the gateway, whose refusal stays; then by transfer', async () => {
    const { user } = openWith('give-back', paid);
    const words = 'The bank does not take refunds.';
    const calls = post((_call, index) => (index === 0 ? failure(409, words) : made));
    await dialog('Give back');
    await user.click(field('Online (at most Rp. 700.000)'));
    expect(field('Amount in rupiah')).toHaveValue('700000');
    expect(screen.getByText(/^The payment gateway is asked/)).toBeInTheDocument();
    enter({ 'Reason for giving it back': 'Ill' });
    await user.click(button('Give back Rp. 700.000'));
    expect(await said(words)).toBeInTheDocument();
    await user.click(field('By transfer (at most Rp. 700.000)'));
    await user.click(button('Give back Rp. 700.000'));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.body).toEqual({ kind: 'REFUND', method: 'TRANSFER', amount: 700_000, reason: 'Ill' });
    expect(new Set(keys(calls)).size).toBe(2);
  });

  test('of a cancelled booking is not due again', async () => {
    openWith('give-back', { ...paid, status: 'CANCELLED' }, { status: 'CANCELLED' });
    const shown = await dialog('Give back');
    expect(shown.getByText('Rp. 350.000. Nothing is due then.')).toBeInTheDocument();
    expect(shown.queryByText(/^Lower the total/)).not.toBeInTheDocument();
  });

  test('is not for staff, by the address neither', async () => {
    const { store, user } = openWith('give-back', paid);
    act(() => void store.dispatch(asStaff));
    const shown = await panel();
    expect(await shown.findByText('Paid online')).toBeInTheDocument();
    expect(shown.queryByText('Give back')).not.toBeInTheDocument();
    await user.click(shown.getByText('Add payment'));
    expect((await dialog('Add payment')).getByText(/^Nothing is due\./)).toBeInTheDocument();
  });
});
