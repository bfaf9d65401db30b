import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { formatDay } from '../../../../../src/lib/dates';
import { gate } from '../../../../support/web/gate';
import { failure, mockCall, noAnswer } from '../../../../support/web/network';
import { mockDays } from '../../../../support/web/schoolDays';
import { stubDialog } from '../../../../support/web/stubDialog';
import { answering } from './bookingScreen';
import {
  button,
  dialog,
  EMAIL,
  group,
  inDays,
  lesson,
  mockCancel,
  mockMove,
  openCancel,
  openMove,
  setValue,
} from './changeScreen';

beforeEach(stubDialog);

describe('moving', () => {
  test('sends the day and the address, shows the new day, and asks nothing twice', async () => {
    const { user, now } = await openMove({ booking_details: [lesson, group] });
    const calls = mockMove(() => {
      now.booking_details = [lesson, { ...group, reservation_date: inDays(20) }];
      return answering(now);
    });
    await user.selectOptions(screen.getByLabelText('Which session'), group.id);
    setValue('New day', inDays(20));
    setValue(EMAIL, ' WAYAN@example.com ');
    const form = dialog().querySelector('form') as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(
      await screen.findByText(`Done. Group lesson is on ${formatDay(inDays(20))} now.`, { selector: 'p' }),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('cell', { name: formatDay(inDays(20)) })).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.url.pathname).toBe(`/api/check-booking/ABCDEFGH23/sessions/${group.id}`);
    expect(calls[0]?.body).toEqual({ email: 'WAYAN@example.com', reservation_date: inDays(20) });
    await user.click(screen.getByRole('button', { name: 'Move to another day' }));
    expect(screen.getByLabelText(EMAIL)).toHaveValue('WAYAN@example.com');
  });

  test('needs a day and an address', async () => {
    const { user } = await openMove({ customer_email: 'sari@example.com' });
    const calls = mockMove(failure(500, ''));
    await user.click(button('Move the session'));
    expect(screen.getByLabelText('New day')).toHaveAccessibleDescription(/Choose the new day\./);
    expect(screen.getByLabelText('New day')).toHaveFocus();
    expect(screen.getByLabelText(EMAIL)).toHaveAccessibleDescription(/Tell us the e-mail address/);
    setValue('New day', inDays(1));
    const first = formatDay(inDays(2));
    expect(screen.getByLabelText('New day')).toHaveAccessibleDescription(new RegExp(`Choose ${first} or a later day`));
    setValue('New day', lesson.reservation_date);
    expect(screen.getByLabelText('New day')).toHaveAccessibleDescription(/on this day already/);
    await user.click(button('Move the session'));
    expect(calls).toHaveLength(0);
    setValue('New day', inDays(11));
    expect(screen.getByLabelText('New day')).toBeValid();
  });

  test('closed and full days are named and refused', async () => {
    mockDays({ [inDays(15)]: { is_open: false, reason: 'Works' }, [inDays(16)]: { places_left: 0 } });
    await openMove();
    const calls = mockMove(failure(500, ''));
    expect(await screen.findByText('Days that cannot be booked:')).toBeVisible();
    expect(dialog()).toHaveTextContent(/Closed: Works/);
    setValue('New day', inDays(16));
    setValue(EMAIL, 'wayan@example.com');
    await waitFor(() => expect(screen.getByLabelText('New day')).toHaveAccessibleDescription(/No place is left on/));
    fireEvent.submit(dialog().querySelector('form') as HTMLFormElement);
    expect(calls).toHaveLength(0);
  });

  test('one press chooses one of the next days for the session that is offered first', async () => {
    mockDays({ [inDays(3)]: { is_open: false, reason: 'Works' }, [inDays(5)]: { places_left: 0 } });
    const days = [10, 11].map((count, index) => ({
      id: `day-${String(index + 1)}`,
      reservation_date: inDays(count),
      start_time: '07:00',
      surf_spot_name: 'Kuta Beach',
      attendance: null,
    }));
    const { user } = await openMove({ booking_details: [{ ...lesson, id: 'day-1', sessions: days }] });
    const calls = mockMove(failure(409, 'No place is left.'));
    const chips = within(await screen.findByRole('group', { name: 'Next free days' })).getAllByRole('button');
    const chip = chips.find(({ textContent }) => textContent.includes(` ${String(Number(inDays(8).slice(8)))} `));
    if (!chip) throw new Error('the eighth day is free');
    await user.click(chip);
    expect(screen.getByLabelText('New day')).toHaveValue(inDays(8));
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    setValue(EMAIL, 'wayan@example.com');
    await user.click(button('Move the session'));
    expect(await within(dialog()).findByText('No place is left.')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ email: 'wayan@example.com', reservation_date: inDays(8) }]);
    expect(calls[0]?.url.pathname).toMatch(/sessions\/day-1$/);
  });

  test('another address is told at its field, and other refusals in the words of the server', async () => {
    const { user } = await openMove();
    mockMove((_call, index) =>
      index === 0 ? failure(404, 'Not found') : failure(409, 'It is too late. Call +62 361 555 0114.'),
    );
    setValue('New day', inDays(14));
    setValue(EMAIL, 'else@example.com');
    await user.click(button('Move the session'));
    await waitFor(() =>
      expect(screen.getByLabelText(EMAIL)).toHaveAccessibleDescription(/made with another e-mail address/),
    );
    setValue(EMAIL, 'wayan@example.com');
    expect(screen.getByLabelText(EMAIL)).toBeValid();
    await user.click(button('Move the session'));
    expect(await within(dialog()).findByText('It is too late. Call +62 361 555 0114.')).toBeVisible();
    expect(screen.getByLabelText('New day')).toHaveValue(inDays(14));
  });

  test('a lesson that was cancelled meanwhile is not taken for another address, and not offered again', async () => {
    const { user, now } = await openMove({ booking_details: [lesson, group] });
    mockMove(() => {
      now.booking_details = [lesson];
      return failure(404, 'Session not found.');
    });
    await user.selectOptions(screen.getByLabelText('Which session'), group.id);
    setValue('New day', inDays(20));
    setValue(EMAIL, 'wayan@example.com');
    await user.click(button('Move the session'));
    expect(await screen.findByText('Group lesson is no longer part of this booking.')).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.queryByText('Group lesson')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Move to another day' }));
    expect(dialog()).toHaveTextContent('Private lesson');
    expect(dialog()).not.toHaveTextContent(/Group lesson|another e-mail address/);
  });
});

/** A line with its session, as a backend tells it that knows how to cancel one of several. */
const withSessions = (line: typeof lesson) => ({
  ...line,
  sessions: [
    {
      id: line.id,
      reservation_date: line.reservation_date,
      start_time: null,
      surf_spot_name: 'Kuta',
      attendance: null,
    },
  ],
});
const both = [withSessions(lesson), withSessions(group)];
const mockCancelOne = (answer: Parameters<typeof mockCall>[2]) =>
  mockCall('post', '/api/check-booking/:code/sessions/:id/cancellation', answer);

describe('cancelling', () => {
  test('says what becomes of the booking, and what comes next', async () => {
    const paid = { payments: [{ id: lesson.id, status: 'PAID' as const }] };
    const { user, now } = await openCancel(paid);
    const answer = gate();
    const calls = mockCancel(async () => {
      await answer.opened;
      Object.assign(now, { status: 'CANCELLED', changes_until: null });
      return answering(now);
    });
    expect(dialog()).toHaveTextContent(new RegExp(`Private lesson, ${formatDay(lesson.reservation_date)}`));
    expect(within(dialog()).getByText(/^You have paid\. We give your money back/)).toBeVisible();
    expect(within(dialog()).getByText(/^You can move your days or cancel here until \w+ \d+ \w+, /)).toBeVisible();
    setValue(EMAIL, 'wayan@example.com');
    await user.click(button('Yes, cancel it'));
    expect(button('Cancelling...')).toBeDisabled();
    answer.open();
    expect(await screen.findByRole('heading', { name: 'This booking has been called off' })).toBeVisible();
    expect(await screen.findByText('Your booking is cancelled.')).toBeVisible();
    expect(screen.getByText('Your booking is cancelled.')).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel this booking' })).toBeNull();
    expect(calls.map(({ body }) => body)).toEqual([{ email: 'wayan@example.com' }]);
  });

  test('while it is on its way, nothing says that the booking can still be kept', async () => {
    const { user } = await openCancel();
    const answer = gate();
    mockCancel(async () => {
      await answer.opened;
      return failure(409, 'Too late.');
    });
    setValue(EMAIL, 'wayan@example.com');
    await user.click(button('Yes, cancel it'));
    await waitFor(() => expect(button('Keep the booking')).toBeDisabled());
    answer.open();
    await waitFor(() => expect(button('Keep the booking')).toBeEnabled());
  });

  test('without an answer the booking tells whether it was done', async () => {
    const { user, now } = await openCancel();
    mockCancel((_call, index) => {
      if (index === 1) Object.assign(now, { status: 'CANCELLED', changes_until: null });
      return noAnswer();
    });
    setValue(EMAIL, 'wayan@example.com');
    await user.click(button('Yes, cancel it'));
    expect(await within(dialog()).findByText(/^No answer came\./)).toBeVisible();
    await waitFor(() => expect(button('Yes, cancel it')).toBeEnabled());
    await user.click(button('Yes, cancel it'));
    expect(await screen.findByText('Your booking is cancelled.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('one of several lessons is cancelled by itself, and the rest stays', async () => {
    const { user, now } = await openCancel({ booking_details: both });
    const calls = mockCancelOne(() => {
      Object.assign(now, { booking_details: [both[0]] });
      return answering(now);
    });
    expect(screen.getByLabelText('What is to be cancelled')).toHaveDisplayValue('The whole booking');
    await user.selectOptions(
      screen.getByLabelText('What is to be cancelled'),
      `${formatDay(group.reservation_date)}: Group lesson`,
    );
    expect(within(dialog()).getByText(/^This is called off/)).toBeVisible();
    expect(
      within(dialog())
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([`Group lesson, ${formatDay(group.reservation_date)}`]);
    setValue(EMAIL, 'wayan@example.com');
    await user.click(button('Yes, cancel it'));
    expect(await screen.findByText('Done. Group lesson is cancelled.')).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.map(({ url, body }) => [url.pathname.split('/').at(-2), body])).toEqual([
      [group.id, { email: 'wayan@example.com' }],
    ]);
  });

  test('a lesson that was cancelled meanwhile is not taken for another address', async () => {
    const { user, now } = await openCancel({ booking_details: both });
    mockCancelOne((_call, index) => {
      if (index === 1) Object.assign(now, { booking_details: [both[0]] });
      return failure(404, index === 1 ? 'Session not found.' : 'No booking has this code and this e-mail address.');
    });
    await user.selectOptions(screen.getByLabelText('What is to be cancelled'), group.id);
    setValue(EMAIL, 'else@example.com');
    await user.click(button('Yes, cancel it'));
    await waitFor(() =>
      expect(screen.getByLabelText(EMAIL)).toHaveAccessibleDescription(/made with another e-mail address/),
    );
    setValue(EMAIL, 'wayan@example.com');
    await user.click(button('Yes, cancel it'));
    expect(await screen.findByText('Group lesson is no longer part of this booking.')).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['of which a part is paid', 'PENDING', ['CASH'], /^We have money of yours for this booking/],
    ['whose money was given back', 'PAID', [], null],
    ['whose money the school has', 'PAID', ['GATEWAY'], /^You have paid\. We give your money back/],
  ] as const)('of a booking %s says the same of money as the page after it', async (_, status, paid_by, said) => {
    const payments = [{ id: lesson.id, status }];
    const { user } = await openCancel({ booking_details: both, payments, paid_by: [...paid_by] });
    if (said) expect(within(dialog()).getByText(said)).toBeVisible();
    else expect(dialog()).not.toHaveTextContent(/money/);
    await user.selectOptions(screen.getByLabelText('What is to be cancelled'), group.id);
    const one = within(dialog()).queryByText(/money/)?.textContent ?? '';
    expect(one).toBe(
      paid_by[0] === 'GATEWAY' ? 'You have paid. We give the money for it back, and write to you how.' : '',
    );
  });

  test('what went wrong stays, and keeping the booking sends nothing', async () => {
    const { user } = await openCancel();
    const calls = mockCancel(failure(429, 'Too many tries. Please wait an hour.'));
    setValue(EMAIL, 'else@example.com');
    await user.click(button('Yes, cancel it'));
    expect(await within(dialog()).findByText('Too many tries. Please wait an hour.')).toBeVisible();
    await user.click(button('Keep the booking'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls).toHaveLength(1);
  });
});
