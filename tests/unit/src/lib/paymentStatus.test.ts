import { paymentStatusOf } from '../../../../src/lib/paymentStatus';

test('the first payment’s status is the booking’s; without a payment it is PENDING', () => {
  expect(paymentStatusOf({ payments: [{ status: 'PAID' }, { status: 'FAILED' }] })).toBe('PAID');
  expect(paymentStatusOf({ payments: [] })).toBe('PENDING');
});
