/** A booking of a stubbed list: cash, open. */
export const cashBooking = (id: string): Record<string, unknown> => ({
  id,
  booking_code: `CODE${id.padStart(6, '0')}`,
  customer_name: `Surfer ${id}`,
  customer_email: `s${id}@example.com`,
  customer_phone: '+6281234567890',
  customer_country: 'ID',
  surf_spot_name: 'Kuta Beach',
  payment_method: 'CASH',
  status: 'PENDING',
  total_amount: 350_000,
  created_at: '2026-01-01T00:00:00Z',
  payments: [{ id, status: 'PENDING' }],
  booking_details: [
    { id, product_name: 'Private lesson', reservation_date: '2030-01-15', person: 1, total_amount: 350_000 },
  ],
});
