import { booking, bookingFor, bookingIs, type Step, type Story, story } from './story.ts';

const atCounter: Step = {
  call: 'createCounterBooking',
  match: { 'data.messages.length': 1, 'data.messages.0.kind': 'BOOKED' },
  keep: { id: 'data.id', code: 'data.booking_code', message: 'data.messages.0.id', subject: 'data.messages.0.subject' },
};

/** What guests are told. */
export const messagesStories: Story[] = [
  story(
    'listMessages',
    'what is confirmed and cancelled is told, and found by its code',
    { call: 'createBooking', keep: { id: 'data.booking.id', code: 'data.booking.booking_code' } },
    { call: 'updateBookingStatus', params: { id: '{id}' }, body: { action: 'CONFIRMED' } },
    { call: 'updateBookingStatus', params: { id: '{id}' }, body: { action: 'CANCELLED' } },
    {
      call: 'listMessages',
      query: { search: '{code}' },
      match: {
        'paging.total_item': 3,
        'data.0.kind': 'CANCELLED',
        'data.1.kind': 'CONFIRMED',
        'data.2.kind': 'BOOKED',
        'data.0.booking_code': '{code}',
      },
    },
  ),
  story(
    'sendMessageAgain',
    'makes a new message of the same content',
    atCounter,
    {
      call: 'sendMessageAgain',
      params: { id: '{message}' },
      match: { 'data.kind': 'BOOKED', 'data.subject': '{subject}', 'data.booking_code': '{code}' },
      keep: { again: 'data.id' },
    },
    bookingIs({ 'data.messages.length': 2, 'data.messages.0.id': '{again}', 'data.messages.1.id': '{message}' }),
  ),
  story(
    'sendMessageAgain',
    'goes to the address that the booking has now',
    atCounter,
    { call: 'updateBooking', params: { id: '{id}' }, body: { customer_email: 'contract-check-b@example.com' } },
    {
      call: 'sendMessageAgain',
      params: { id: '{message}' },
      match: { 'data.kind': 'BOOKED', 'data.to': 'contract-check-b@example.com' },
    },
  ),
  story(
    'listMessages',
    'what is paid and moved is told, with address and code',
    { ...bookingFor(1), keep: { ...booking.keep, session: 'data.booking.booking_details.0.id' } },
    { call: 'updateBookingPayment', params: { id: '{id}' }, body: { action: 'PAY' } },
    { call: 'updateSession', params: { id: '{session}' }, body: { reservation_date: '{otherDay}' } },
    {
      call: 'listMessages',
      query: { search: '{code}' },
      match: {
        'paging.total_item': 3,
        'data.0.kind': 'MOVED',
        'data.1.kind': 'PAID',
        'data.2.kind': 'BOOKED',
        'data.1.booking_code': '{code}',
      },
    },
  ),
];
