import { story, type Story } from './story.ts';

/** What a request may not decide, though it names it. */
export const unaskedStories: Story[] = [
  story(
    'createTestimony',
    'one that is sent as active is not',
    { call: 'createTestimony', with: { active: true }, keep: { review: 'data.id' } },
    { call: 'searchTestimonies', holds: { id: '{review}', active: false } },
    { call: 'listTestimonies', lacks: '{review}' },
  ),
  story(
    'createBooking',
    'one that is sent as confirmed and paid is not',
    {
      call: 'createBooking',
      with: { status: 'CONFIRMED', payment_status: 'PAID', payments: [{ status: 'PAID' }] },
      match: { 'data.booking.status': 'PENDING', 'data.booking.payments.0.status': 'PENDING' },
      keep: { code: 'data.booking.booking_code' },
    },
    {
      call: 'checkBooking',
      params: { bookingCode: '{code}' },
      match: { 'data.status': 'PENDING', 'data.payments.0.status': 'PENDING' },
    },
  ),
];
