import { dueOf, isOpen, keptOf } from '../../../../src/lib/bookings';

const amounts = { total_amount: 700_000, amount_paid: 300_000, amount_refunded: 100_000 };

it('a booking owes what was not paid or was given back, and nothing once it is cancelled', () => {
  expect(keptOf(amounts)).toBe(200_000);
  expect(dueOf({ status: 'CONFIRMED', ...amounts })).toBe(500_000);
  expect(dueOf({ status: 'COMPLETED', ...amounts, amount_paid: 900_000 })).toBe(0);
  expect(dueOf({ status: 'CANCELLED', ...amounts })).toBe(0);
});

it('a booking is open until it is completed or cancelled', () => {
  const statuses = ['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'] as const;
  expect(statuses.filter(isOpen)).toEqual(['PENDING', 'CONFIRMED']);
});
