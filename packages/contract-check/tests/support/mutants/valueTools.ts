export const bookings = [
  'createBooking',
  'checkBooking',
  'listBookings',
  'updateBookingStatus',
  'updateBookingPayment',
  'getBooking',
  'createCounterBooking',
];
export const shift = (text: unknown, hours: number): string =>
  new Date(Date.parse(String(text)) + hours * 3_600_000).toISOString();
