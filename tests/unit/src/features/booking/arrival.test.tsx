import { screen, within } from '@testing-library/react';
import { mapUrl } from '../../../../../src/config/schoolLinks';
import { formatDay } from '../../../../../src/lib/dates';
import { makeDay } from '../../../../support/web/dayRows';
import { listOf, makeBookingDetail } from '../../../../support/web/factories';
import { setLevel } from '../../../../support/web/level';
import { mockCall } from '../../../../support/web/network';
import { settled } from '../../../../support/web/store';
import { answering, mockLookup, open, step } from './bookingScreen';

// When and where a confirmed guest is expected, and what is said of a day that the school has closed.

const session = {
  surf_spot_name: 'Kuta Beach',
  attendance: null,
  minutes: 120,
  meeting_point: 'At the board racks',
  location_url: 'https://maps.example/kuta',
};

test('a ticket lists each session with its hour, its place on a map, and how long it is', async () => {
  const course = makeBookingDetail({
    product_name: 'Beginner Course',
    person: 2,
    sessions: ['2030-01-18', '2030-01-19'].map((reservation_date, day) => ({
      ...session,
      id: `day-${String(day)}`,
      reservation_date,
      start_time: day === 0 ? '07:00' : null,
      instructor_name: day === 0 ? 'Komang' : null,
    })),
  });
  mockLookup(answering({ status: 'CONFIRMED', booking_details: [course] }));
  open();
  const panel = await step('See you at the beach');
  expect(panel).toHaveTextContent(
    `${formatDay('2030-01-18')}, 07:00Beginner Course, day 1 of 2 · 2 people · 120 minYour instructor: Komang.${formatDay('2030-01-19')}`,
  );
  expect(panel).toHaveTextContent(
    'day 2 of 2 · 2 people · 120 minThe tide decides the hour; we tell you the evening before.',
  );
  expect(within(panel).getAllByText(/instructor/i)).toHaveLength(1);
  expect(panel).toHaveTextContent('Kuta Beach. At the board racks');
  expect(within(panel).getByRole('link', { name: 'Map (opens a new tab)' })).toHaveAttribute(
    'href',
    'https://maps.example/kuta',
  );
});

test('where guests meet at the school the map leads there', async () => {
  const sessions = [
    { ...session, id: 'day', reservation_date: '2030-01-18', start_time: '07:00', meeting_point: null },
  ];
  mockLookup(answering({ status: 'CONFIRMED', booking_details: [makeBookingDetail({ sessions })] }));
  open();
  const panel = await step('See you at the beach');
  expect(panel).toHaveTextContent('Meet at the school');
  const map = within(panel).queryByRole('link', { name: 'Map (opens a new tab)' });
  expect(map?.getAttribute('href') ?? null).toBe(mapUrl());
});

test('sessions at two spots: each place says when', async () => {
  const details = ['2030-01-18', '2030-01-19'].map((reservation_date, day) =>
    makeBookingDetail({
      id: `line-${String(day)}`,
      sessions: [
        {
          ...session,
          id: `line-${String(day)}`,
          reservation_date,
          start_time: '07:00',
          ...(day === 1 && { surf_spot_name: 'Canggu', meeting_point: 'At the café', location_url: null }),
        },
      ],
    }),
  );
  mockLookup(answering({ status: 'CONFIRMED', booking_details: details }));
  open();
  const panel = await step('See you at the beach');
  expect(panel).toHaveTextContent(
    `Kuta Beach. At the board racks Map (opens a new tab)${formatDay('2030-01-18')}, 07:00`,
  );
  expect(panel).toHaveTextContent(`Canggu. At the café${formatDay('2030-01-19')}, 07:00`);
});

test('a confirmed guest whose next day the school has closed is asked for another day, and not seen at the beach', async () => {
  setLevel(2);
  mockCall('get', '/api/days', { json: listOf([makeDay({ date: '2030-01-18', is_open: false, reason: 'Swell' })]) });
  const lesson = makeBookingDetail({ reservation_date: '2030-01-18' });
  mockLookup(answering({ status: 'CONFIRMED', booking_details: [lesson], changes_until: null, changes_free: true }));
  const { user } = open();
  const panel = await step('Choose another day');
  expect(panel).toHaveTextContent('The school is closed on this day. Choose another one below.');
  expect(screen.queryByText('See you at the beach')).toBeNull();
  const move = await screen.findByRole('button', { name: 'Move to another day' });
  await user.click(await within(panel).findByRole('link', { name: 'Move to another day' }));
  expect(move).toHaveFocus();
});

test('of a closed day that the guest cannot move here, nothing leads to where it is moved', async () => {
  setLevel(2);
  mockCall('get', '/api/days', { json: listOf([makeDay({ date: '2030-01-18', is_open: false, reason: 'Swell' })]) });
  const lesson = makeBookingDetail({ reservation_date: '2030-01-18' });
  const changes = { changes_until: null, changes_free: true };
  mockLookup(answering({ status: 'CONFIRMED', booking_details: [lesson], ...changes, customer_email: '' }));
  const { store } = open();
  const panel = await step('Choose another day');
  await settled(store);
  expect(within(panel).queryByRole('link', { name: 'Move to another day' })).toBeNull();
  expect(panel).toHaveTextContent('The school is closed on this day. Ask us for another one.');
});

test('a day that the school has closed is said beside its session, and the last day of a course in the table', async () => {
  setLevel(2);
  const days = mockCall('get', '/api/days', {
    json: listOf([
      makeDay({ date: '2030-01-18' }),
      makeDay({ date: '2030-01-19', is_open: false, reason: 'Swell' }),
      makeDay({ date: '2030-01-20' }),
    ]),
  });
  const course = makeBookingDetail({
    reservation_date: '2030-01-18',
    sessions: ['2030-01-18', '2030-01-19', '2030-01-20'].map((reservation_date, day) => ({
      ...session,
      id: `day-${String(day)}`,
      reservation_date,
      start_time: '07:00',
    })),
  });
  mockLookup(answering({ status: 'CONFIRMED', booking_details: [course], changes_until: null, changes_free: true }));
  open();
  const said = await screen.findByText('The school is closed on this day. Choose another one below.');
  expect(said.closest('li')).toHaveTextContent(formatDay('2030-01-19'));
  expect(days[0]?.url.search).toBe('?from=2030-01-18&to=2030-01-20');
  expect(screen.getByText(`until ${formatDay('2030-01-20')}`)).toBeVisible();
});
