import { act, screen, waitFor } from '@testing-library/react';
import { gate } from '../../../../support/web/gate';
import { failure, noAnswer } from '../../../../support/web/network';
import { answering, field, LOADED, mockLookup, open } from './bookingScreen';

test('it says that it loads, asks once, and announces the outcome', async () => {
  const lookup = gate();
  const calls = mockLookup(async () => {
    await lookup.opened;
    return answering();
  });
  open();
  expect(screen.getByText('Loading Booking Details...')).toBeVisible();
  lookup.open();
  expect(await screen.findByText(LOADED)).toBeVisible();
  expect(screen.queryByText('Loading Booking Details...')).toBeNull();
  expect(calls.map(({ url }) => url.pathname)).toEqual(['/api/check-booking/ABCDEFGH23']);
});

describe('a lookup that fails', () => {
  test.each([
    ['404 and a message', failure(404, 'Booking ABCDEFGH23 does not exist'), 'Booking ABCDEFGH23 does not exist'],
    ['404 without one', { status: 404, json: {} }, 'Failed to fetch booking data'],
    ['400', failure(400, 'No booking code'), 'No booking code'],
    ['no booking in the answer', { json: { data: null } }, 'Failed to fetch booking data'],
    ['nothing in the answer', { json: {} }, 'Failed to fetch booking data'],
  ])('with %s: Booking Not Found', async (_, answer, message) => {
    mockLookup(answer);
    open();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText('Booking Not Found')).toBeVisible();
    expect(screen.getByText('Make sure your booking code is correct')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Enter another code' })).toHaveAttribute('href', '/check-bookings');
    expect(screen.queryByText(LOADED)).toBeNull();
  });

  test.each([
    ['the server’s message', failure(500, 'The database sleeps'), 'The database sleeps'],
    ['no message', { status: 500, json: {} }, 'Failed to fetch booking data'],
    ['no answer', noAnswer(), 'Failed to load booking details'],
    ['an answer that is no JSON', new Response('<p>', { status: 200 }), 'Failed to load booking details'],
  ])('with %s: said, and tried again', async (_, answer, message) => {
    mockLookup((_call, index) => (index === 0 ? answer : answering()));
    const { user } = open();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByText('Booking Not Found')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(LOADED)).toBeVisible();
    expect(field('Customer Name')).toHaveTextContent('Wayan Test');
  });
});

test('another code is another booking', async () => {
  mockLookup(({ url }) => {
    const code = url.pathname.split('/').at(-1) ?? '';
    return answering({ booking_code: code, customer_name: `Guest of ${code}` });
  });
  const { router } = open();
  expect(await screen.findByText('Guest of ABCDEFGH23')).toBeVisible();
  await act(() => router.navigate('/surf-lesson/booking-details/ZZZZZZZZ99'));
  expect(screen.queryByText('Guest of ABCDEFGH23')).toBeNull();
  expect(await screen.findByText('Guest of ZZZZZZZZ99')).toBeVisible();
});

test('the sessions can be put into a calendar', async () => {
  let file: Blob | undefined;
  const createObjectURL = (blob: Blob) => {
    file = blob;
    return 'blob:calendar';
  };
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  mockLookup();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  const link = click.mock.contexts[0] as HTMLAnchorElement;
  expect(link).toMatchObject({ href: 'blob:calendar', download: 'booking-ABCDEFGH23.ics' });
  expect(file?.type).toBe('text/calendar;charset=utf-8');
  expect(await file?.text()).toContain('DTSTART;VALUE=DATE:20300115\r\n');
});

test('the booking can be printed and shared', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  mockLookup();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Print receipt' }));
  expect(print).toHaveBeenCalledTimes(1);
  const share = screen.getByRole('link', { name: /^Share by WhatsApp/ });
  expect(share).toHaveAttribute('href', expect.stringContaining('https://wa.me/?text=') as string);
  expect(share).toHaveAttribute('rel', 'noreferrer');
});
