import { bookingStep, isExpected, isOpen } from '../../../../../src/features/booking/bookingStep';
import { paymentTime } from '../../../../../src/features/booking/paymentTime';
import { makeBooking, makeBookingDetail } from '../../../../support/web/factories';
import { wrongType } from '../../../../support/web/wrongType';

type Changes = NonNullable<Parameters<typeof makeBooking>[0]>;
type Status = Changes['status'];
type Paid = NonNullable<Changes['payments']>[number]['status'];

const at = (status: Status, payment: Paid, payment_method: Changes['payment_method'], day = '2030-01-15') =>
  makeBooking({
    ...(status && { status }),
    ...(payment_method && { payment_method }),
    payments: [{ id: 'payment-1', status: payment }],
    booking_details: [makeBookingDetail({ reservation_date: day })],
  });

test.each([
  ['PENDING', 'PENDING', 'GATEWAY', 'pay'],
  ['PENDING', 'PENDING', 'CASH', 'cash'],
  ['PENDING', 'PAID', 'GATEWAY', 'waiting'],
  ['PENDING', 'PAID', 'CASH', 'waiting'],
  ['PENDING', 'FAILED', 'GATEWAY', 'failed'],
  ['PENDING', 'EXPIRED', 'GATEWAY', 'expired'],
  ['CONFIRMED', 'PENDING', 'GATEWAY', 'pay'],
  ['CONFIRMED', 'PENDING', 'CASH', 'confirmed'],
  ['CONFIRMED', 'PAID', 'GATEWAY', 'confirmed'],
  ['CONFIRMED', 'EXPIRED', 'GATEWAY', 'confirmed'],
  ['CANCELLED', 'EXPIRED', 'GATEWAY', 'cancelled'],
  ['CANCELLED', 'PENDING', 'GATEWAY', 'cancelled'],
  ['CANCELLED', 'PAID', 'GATEWAY', 'cancelled'],
  ['COMPLETED', 'PAID', 'CASH', 'completed'],
] as const)('a booking that is %s, its payment %s by %s: %s', (status, payment, method, step) => {
  expect(bookingStep(at(status, payment, method), '2030-01-15')).toBe(step);
});

test.each([
  ['CONFIRMED', 'completed'],
  ['PENDING', 'past'],
] as const)('the day after its last session a booking that is %s is %s', (status, step) => {
  expect(bookingStep(at(status, 'PAID', 'CASH'), '2030-01-16')).toBe(step);
});

test('a status that the contract does not know has no step, and hides nothing', () => {
  const step = bookingStep(at(wrongType<'PENDING'>('ON_HOLD'), 'PAID', 'CASH'), '2030-01-15');
  expect(step).toBeNull();
  expect([isExpected(step), isOpen(step)]).toEqual([true, true]);
});

describe('the time to pay', () => {
  const now = Date.parse('2027-05-01T03:00:00Z');
  const time = (payable_until: string | null | undefined, status: 'PENDING' | 'CONFIRMED' = 'PENDING') =>
    paymentTime({ status, ...(payable_until !== undefined && { payable_until }) }, now);

  test('is told with day and hour', () => {
    expect(time('2027-05-01T05:30:00.000Z')).toMatch(
      /^Not settled yet: pay until \S.*:30.*\. We keep your place until then\.$/,
    );
    expect(time('2027-05-01T05:30:00.000Z', 'CONFIRMED')).toMatch(/^Your place is yours\. Please pay until .*:30/);
  });

  test('that is over is said to be over', () => {
    expect(time('2027-05-01T02:59:00.000Z')).toMatch(/^The time to pay ended on .*:59/);
  });

  test.each([undefined, null, 'soon'])('that is %s is not invented', (given) => {
    expect(time(given)).toBe('Not settled yet: we keep your place until the payment page closes.');
  });
});
