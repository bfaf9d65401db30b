import { bookingsCsv } from '../../../../../../../src/features/admin/bookings/list/bookingsCsv';
import { toCsv } from '../../../../../../../src/features/admin/shared/csv';
import { makeBooking, makeBookingDetail } from '../../../../../../support/web/factories';

test.each([
  ['+6281234567890', '+62 812 3456 7890'],
  ['+62 812-3456-7890', '+62 812 3456 7890'],
  ['+1 (202) 555-0100', '+1 202 555 0100'],
  ['+12025550100', '+1 20 2555 0100'],
  ['+35312345678', '+353 1234 5678'],
  ['081234567890', '0812 3456 7890'],
  ['(0361) 755.123', '0361 755 123'],
])('the phone number %s is exported as %s, which is a text', (phone, shown) => {
  const csv = bookingsCsv([makeBooking({ customer_phone: phone })]);
  expect(csv).toContain(`,"${shown}",`);
});

test.each(['=1+1', '+1+1', '+62;=1', '+62812\n'])('%j is no phone number, and no formula either', (phone) => {
  const csv = bookingsCsv([makeBooking({ customer_phone: phone })]);
  expect(csv).toContain(toCsv([[phone]]).slice(1, -2));
});

test('the export has one row a session, the total once, and the time of the school', () => {
  const booking = makeBooking({
    booking_code: 'TWODAYS234',
    created_at: '2030-01-02T17:30:00Z', // after midnight in Bali
    total_amount: 900_000,
    booking_details: [
      makeBookingDetail({
        reservation_date: '2030-01-15',
        product_name: 'Group lesson',
        person: 3,
        total_amount: 600_000,
      }),
      makeBookingDetail({ reservation_date: '2030-01-16', total_amount: 300_000 }),
    ],
  });
  const [head, ...rows] = bookingsCsv([booking, makeBooking({ booking_details: [] })])
    .trimEnd()
    .split('\r\n');
  expect(head).toContain('"Session","Lesson","People","Subtotal (IDR)","Total (IDR)","Booked at"');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatch(/"2030-01-15","Group lesson",3,600000,900000,"2030-01-03 01:30"$/);
  expect(rows[1]).toMatch(/^"TWODAYS234".*"2030-01-16","Private lesson",1,300000,,"2030-01-03 01:30"$/);
  expect(rows[2]).toMatch(/"Kuta Beach",,,,,500000,/);
});
