import { screen, waitFor, within } from '@testing-library/react';
import type { FullBooking } from '../../../../../../../src/api';
import { listOf, makeBooking, newId } from '../../../../../../support/web/factories';
import { failure, mockCall } from '../../../../../../support/web/network';
import { fullOf, list, mockLevel, openBookings } from '../bookingScreen';
import { said } from '../../screenSuite';

const sari = makeBooking({ customer_name: 'Sari', booking_code: 'SARI234567', total_amount: 1_050_000 });
const code = 'booking=SARI234567';

/** Opens the screen with that booking on the server; `full` is what the server tells of it. */
function openWith(query: string, full: Partial<FullBooking> = {}, rows = [sari]) {
  mockCall('get', list, { json: listOf(rows) });
  const [booking = sari] = rows;
  const asked = mockLevel(2, () => fullOf(booking, full));
  return { asked, ...openBookings(query) };
}
const panel = async () => within(await screen.findByRole('dialog', { name: 'Booking Detail' }));

test('what is over stands first', async () => {
  openWith(`?${code}`, { amount_paid: 1_750_000, amount_due: 0, amount_over: 700_000 });
  const line = await (await panel()).findByText('Rp. 700.000 over: give it back, or enter what else it pays for.');
  expect(line.compareDocumentPosition((await panel()).getByText('Customer Name'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test.each([0, undefined])('nothing is over where it is %s', async (amount_over) => {
  openWith(`?${code}`, amount_over === undefined ? {} : { amount_over });
  await (await panel()).findByText(/due$/);
  expect((await panel()).queryByText(/ over: /)).not.toBeInTheDocument();
});

test.each([
  [['TRANSFER', 'CASH'], 'TRANSFER + CASH'],
  [[], 'Nothing yet'],
] as const)('how the money came stands beside what the guest chose: %j', async (methods, shown) => {
  openWith(`?${code}`, { paid_by: [...methods] });
  const paidBy = await (await panel()).findByText('Paid by', { selector: 'dt' });
  expect(paidBy.nextElementSibling).toHaveTextContent(shown);
  expect((await panel()).getByText('Payment Method').nextElementSibling).toHaveTextContent('CASH');
});

test('with a backend that does not tell how the money came nothing is said', async () => {
  openWith(`?${code}`, { amount_over: 0 });
  await (await panel()).findByText(/due$/);
  expect((await panel()).queryByText('Paid by', { selector: 'dt' })).not.toBeInTheDocument();
});

describe('the gateway', () => {
  const online = makeBooking({ ...sari, payment_method: 'GATEWAY', status: 'PENDING' });
  const paidOnline = { ...online, payments: [{ id: newId(), status: 'PAID' as const }] };

  test('is asked whether the guest has paid, and the booking is shown anew', async () => {
    const { asked, user } = openWith(`?${code}`, { note: 'Left-handed' }, [online]);
    const calls = mockCall('get', '/api/check-booking/SARI234567', {
      json: { data: { ...paidOnline, transaction: null } },
    });
    await screen.findByText('Left-handed'); // what is still being asked for is not asked for again
    await user.click((await panel()).getByText('Ask the gateway'));
    expect(await said('The guest has paid.')).toBeInTheDocument();
    await waitFor(() => expect(asked.length).toBeGreaterThan(1));
    expect(calls).toHaveLength(1);
  });

  test.each(['FAILED', 'EXPIRED'] as const)('knows that the payment is %s', async (status) => {
    const { user } = openWith(`?${code}`, {}, [online]);
    mockCall('get', '/api/check-booking/SARI234567', {
      json: { data: { ...online, payments: [{ id: 'payment-1', status }], transaction: null } },
    });
    await user.click(await (await panel()).findByText('Ask the gateway'));
    expect(await said('The online payment has ended without money.')).toBeInTheDocument();
  });

  test('knows of no payment, or does not answer', async () => {
    const { user } = openWith(`?${code}`, {}, [online]);
    mockCall('get', '/api/check-booking/SARI234567', (_call, index) =>
      index === 0 ? { json: { data: { ...online, transaction: null } } } : failure(503, 'Come back later.'),
    );
    await user.click(await (await panel()).findByText('Ask the gateway'));
    expect(
      await said('No online payment is known yet. The gateway may not have answered: ask again in a minute.'),
    ).toBeInTheDocument();
    await user.click(await (await panel()).findByText('Ask the gateway'));
    expect(await said('Come back later.')).toBeInTheDocument();
  });

  test.each([
    ['paid in cash', sari],
    ['paid already', paidOnline],
    ['cancelled', { ...online, status: 'CANCELLED' as const }],
  ])('is not asked of a booking that is %s', async (_what, booking) => {
    openWith(`?${code}`, {}, [booking]);
    await (await panel()).findByText('Paid and given back');
    expect((await panel()).queryByText('Ask the gateway')).not.toBeInTheDocument();
  });
});
