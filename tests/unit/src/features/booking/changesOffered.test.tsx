import { screen, waitFor, within } from '@testing-library/react';
import type { CheckedBooking } from '../../../../../src/api';
import { formatDay } from '../../../../../src/lib/dates';
import { mockDays } from '../../../../support/web/schoolDays';
import { stubDialog } from '../../../../support/web/stubDialog';
import { mockLookup, open } from './bookingScreen';
import { button, dialog, EMAIL, group, inDays, lesson, mockBooking, openMove } from './changeScreen';

beforeEach(stubDialog);

describe('what is offered', () => {
  test('until when, and both ways', async () => {
    mockBooking();
    open();
    const section = await screen.findByRole('region', { name: 'If your plans change' });
    expect(section).toHaveTextContent(
      /^If your plans changeYou can move your days or cancel here until \w+ \d+ \w+, (\d\d:\d\d|midnight) in Bali\./,
    );
    expect(
      within(section)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Move to another day', 'Cancel this booking']);
  });

  test('with an address that is masked, the guest types it', async () => {
    await openMove({ customer_email: 'w…@example.com' });
    expect(screen.getByLabelText(EMAIL)).toHaveValue('');
  });

  test('nothing with a backend that knows no changes by guests', async () => {
    mockLookup();
    open();
    expect(await screen.findByText('ABCDEFGH23')).toBeVisible();
    expect(screen.queryByText('If your plans change')).toBeNull();
  });

  test.each<[string, Partial<CheckedBooking>]>([
    ['is cancelled', { status: 'CANCELLED' }],
    ['is completed', { status: 'COMPLETED' }],
    ['has gone by', { status: 'CONFIRMED', booking_details: [{ ...lesson, reservation_date: inDays(-2) }] }],
  ])('nothing of a booking that %s', async (_, changes) => {
    mockBooking({ ...changes, changes_until: null });
    open();
    expect(await screen.findByText('ABCDEFGH23')).toBeVisible();
    expect(screen.queryByText('If your plans change')).toBeNull();
  });

  test('the address of whoever has booked and is signed in', async () => {
    await openMove({ customer_email: 'wayan@example.com' });
    expect(screen.getByLabelText(EMAIL)).toHaveValue('wayan@example.com');
  });

  test('the phone of the school for a booking without an address, which a guest could not show to be theirs', async () => {
    const soon = [inDays(0), inDays(9)].map((reservation_date) => ({
      ...lesson,
      id: reservation_date,
      reservation_date,
    }));
    mockBooking({ customer_email: '', changes_until: null, booking_details: soon });
    open();
    expect(await screen.findByText('To change this booking, call us.')).toBeVisible();
    expect(screen.getByRole('link', { name: '+62 361 555 0114' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Move to another day' })).toBeNull();
  });

  test('the phone of the school when it is too late', async () => {
    mockBooking({ changes_until: null, booking_details: [{ ...lesson, reservation_date: inDays(1) }] });
    open();
    expect(await screen.findByText(/^It is too late to change this booking here\./)).toBeVisible();
    expect(screen.getByRole('link', { name: '+62 361 555 0114' })).toHaveAttribute('href', 'tel:+623615550114');
    expect(screen.queryByRole('button', { name: 'Move to another day' })).toBeNull();
  });

  test('the later days alone when it is too late for the first', async () => {
    const first = { ...lesson, reservation_date: inDays(1) };
    const { user } = await openMove({ changes_until: null, booking_details: [first, group] });
    expect(screen.queryByRole('button', { name: 'Cancel this booking' })).toBeNull();
    expect(dialog()).toHaveTextContent(`${formatDay(group.reservation_date)}: Group lesson`);
    expect(dialog()).not.toHaveTextContent('Private lesson');
    await user.click(button('Keep it as it is'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('after the school’s change any day, without the rule of hours, beginning with the session whose day is closed', async () => {
    mockDays({ [group.reservation_date]: { is_open: false, reason: 'Storm' } });
    await openMove({ changes_until: null, changes_free: true, booking_details: [lesson, group] });
    expect(dialog()).toHaveTextContent('until each day ends');
    expect(dialog()).not.toHaveTextContent(/24 hours|in Bali/);
    await waitFor(() => expect(screen.getByLabelText('Which session')).toHaveValue(group.id));
    const chips = within(screen.getByRole('group', { name: 'Next free days' })).getAllByRole('button');
    expect(chips).toHaveLength(6);
    expect(chips[0]).toHaveTextContent(String(Number(inDays(0).slice(8))));
  });

  test('what is left of a course that has begun, day by day; of what was had nothing is cancelled', async () => {
    const sessionsOn = (id: string, ...days: number[]) =>
      days.map((day, index) => ({
        id: index === 0 ? id : `${id}-${String(index)}`,
        reservation_date: inDays(day),
        start_time: '07:00',
        surf_spot_name: 'Kuta Beach',
        attendance: null,
      }));
    const course = { ...lesson, reservation_date: inDays(-1), sessions: sessionsOn(lesson.id, -1, 0, 2) };
    const later = { ...group, sessions: sessionsOn(group.id, 12) };
    const { user } = await openMove({
      changes_until: null,
      changes_free: true,
      status: 'CONFIRMED',
      booking_details: [course, later],
    });
    const choices = () => within(dialog()).getAllByRole('option');
    expect(choices().map(({ textContent }) => textContent)).toEqual([
      `${formatDay(inDays(0))}, 07:00: Private lesson, day 2 of 3`,
      `${formatDay(inDays(2))}, 07:00: Private lesson, day 3 of 3`,
      `${formatDay(inDays(12))}, 07:00: Group lesson`,
    ]);
    expect(dialog()).not.toHaveTextContent('The other days of the course move with it.');
    await user.click(button('Keep it as it is'));
    expect(screen.queryByRole('button', { name: 'Cancel this booking' })).toBeNull();
    expect(screen.getByText('You can still move your later days here. For anything else, call us.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel a lesson' }));
    expect(choices().map(({ textContent }) => textContent)).toEqual([`${formatDay(inDays(12))}, 07:00: Group lesson`]);
  });
});
