import { amountDue, dueOf, isOpen, isPayableOnline, keptOf } from '../../../../src/lib/bookings';
import { formatRupiah } from '../../../../src/lib/money';
import { paymentStatusOf } from '../../../../src/lib/paymentStatus';

describe('money', () => {
  test.each([
    [0, 'Rp. 0'],
    [950, 'Rp. 950'],
    [1000, 'Rp. 1.000'],
    [350_000, 'Rp. 350.000'],
    [12_345_678, 'Rp. 12.345.678'],
    [1_234_567_890, 'Rp. 1.234.567.890'],
    [99_999.5, 'Rp. 100.000'],
    [-350_000, 'Rp. -350.000'],
  ])('%d rupiah reads %s', (amount, text) => {
    expect(formatRupiah(amount)).toBe(text);
  });
});

describe('paymentStatus', () => {
  test('the first payment’s status is the booking’s; without a payment it is PENDING', () => {
    expect(paymentStatusOf({ payments: [{ status: 'PAID' }, { status: 'FAILED' }] })).toBe('PAID');
    expect(paymentStatusOf({ payments: [] })).toBe('PENDING');
  });
});

describe('bookings', () => {
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
    const online = { payment_method: 'GATEWAY', payments: [] };
    const payable = statuses.filter((status) => isPayableOnline({ ...online, status }));
    expect(payable).toEqual(['PENDING', 'CONFIRMED']);
  });

  it('of a backend that tells no amount, what is paid or cancelled owes nothing', () => {
    const due = (status: 'CONFIRMED' | 'CANCELLED', payment: 'PENDING' | 'PAID') =>
      amountDue({ status, total_amount: 700_000, payments: [{ status: payment }] });
    expect([due('CONFIRMED', 'PENDING'), due('CONFIRMED', 'PAID'), due('CANCELLED', 'PENDING')]).toEqual([
      700_000, 0, 0,
    ]);
  });
});
