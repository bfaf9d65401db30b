import { booking, lookedUp, type Step, type Story, story } from './story.ts';

/** A booking that costs nothing, as one that is completed cannot be cancelled when the check ends. */
const free: Step[] = [
  { call: 'createProduct', with: { price: 0, image_url: undefined }, keep: { lesson: 'data.id' } },
  { ...booking, with: { 'booking_details.0.product_id': '{lesson}' } },
];
const act = (call: string, action: string, more: Partial<Step>): Step => ({
  call,
  params: { id: '{id}' },
  body: { action },
  ...more,
});
const becomes = (action: string, payment = 'PENDING'): Step =>
  act('updateBookingStatus', action, {
    match: { 'data.id': '{id}', 'data.status': action, 'data.payments.0.status': payment },
  });
const refuses = (action: string): Step => act('updateBookingStatus', action, { status: 409 });
const pays = (action: string, status: string): Step =>
  act('updateBookingPayment', action, { match: { 'data.id': '{id}', 'data.payments.0.status': status } });
const refusesPayment = (action: string): Step => act('updateBookingPayment', action, { status: 409 });
const stands = (status: string, payment: string): Step =>
  lookedUp({ 'data.status': status, 'data.payments.0.status': payment });
const status = (name: string, ...steps: Step[]): Story => story('updateBookingStatus', name, ...steps);
const payment = (name: string, ...steps: Step[]): Story => story('updateBookingPayment', name, ...steps);

/** What becomes of a booking and of its payment, and what is final. */
export const statesStories: Story[] = [
  status(
    'pending, confirmed, completed, and that is final',
    ...free,
    becomes('CONFIRMED'),
    stands('CONFIRMED', 'PENDING'),
    refuses('CONFIRMED'),
    becomes('COMPLETED'),
    stands('COMPLETED', 'PENDING'),
    refuses('COMPLETED'),
    refuses('CONFIRMED'),
    refuses('CANCELLED'),
    stands('COMPLETED', 'PENDING'),
    { call: 'listMyHistories', holds: { id: '{id}', status: 'COMPLETED' } },
    { call: 'listMyBookings', lacks: '{id}' },
  ),
  status('pending, completed at once', ...free, becomes('COMPLETED'), stands('COMPLETED', 'PENDING')),
  status(
    'pending, cancelled, and that is final',
    booking,
    becomes('CANCELLED'),
    stands('CANCELLED', 'PENDING'),
    refuses('CANCELLED'),
    refuses('CONFIRMED'),
    refuses('COMPLETED'),
    stands('CANCELLED', 'PENDING'),
  ),
  status('confirmed, cancelled', booking, becomes('CONFIRMED'), becomes('CANCELLED'), refuses('CONFIRMED')),
  status(
    'cancelling leaves a payment as it is',
    booking,
    pays('PAY', 'PAID'),
    becomes('CANCELLED', 'PAID'),
    stands('CANCELLED', 'PAID'),
  ),
  status(
    'cancelling ends an open online payment',
    { ...booking, with: { payment_method: 'GATEWAY' } },
    becomes('CANCELLED', 'EXPIRED'),
    stands('CANCELLED', 'EXPIRED'),
  ),
  status(
    'changes one booking alone',
    { ...booking, keep: { otherCode: 'data.booking.booking_code' } },
    booking,
    becomes('CONFIRMED'),
    { ...stands('PENDING', 'PENDING'), params: { bookingCode: '{otherCode}' } },
  ),
  payment(
    'a paid one is locked',
    booking,
    pays('PAY', 'PAID'),
    stands('PENDING', 'PAID'),
    refusesPayment('PAY'),
    refusesPayment('CANCEL'),
    stands('PENDING', 'PAID'),
  ),
  payment(
    'a failed one is locked',
    booking,
    pays('CANCEL', 'FAILED'),
    stands('PENDING', 'FAILED'),
    refusesPayment('PAY'),
    refusesPayment('CANCEL'),
    stands('PENDING', 'FAILED'),
  ),
  payment(
    'a confirmed booking is paid',
    booking,
    becomes('CONFIRMED'),
    pays('PAY', 'PAID'),
    stands('CONFIRMED', 'PAID'),
  ),
  payment(
    'a completed booking is paid',
    ...free,
    becomes('COMPLETED'),
    pays('PAY', 'PAID'),
    stands('COMPLETED', 'PAID'),
  ),
  payment(
    'a cancelled booking can be paid, or its payment fail',
    booking,
    becomes('CANCELLED'),
    pays('CANCEL', 'FAILED'),
    stands('CANCELLED', 'FAILED'),
    booking,
    becomes('CANCELLED'),
    pays('PAY', 'PAID'),
    stands('CANCELLED', 'PAID'),
  ),
  story('listMyHistories', 'tells how a payment stands', booking, pays('PAY', 'PAID'), becomes('CANCELLED', 'PAID'), {
    call: 'listMyHistories',
    holds: { id: '{id}', status: 'CANCELLED', 'payments.0.status': 'PAID' },
  }),
  payment(
    'an online one is changed by the gateway alone',
    { ...booking, with: { payment_method: 'GATEWAY' }, match: { 'data.booking.payment_method': 'GATEWAY' } },
    refusesPayment('PAY'),
    refusesPayment('CANCEL'),
    stands('PENDING', 'PENDING'),
  ),
];
