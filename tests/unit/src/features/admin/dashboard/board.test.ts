import { boardOf, dueNote, totalsOf, totalTexts } from '../../../../../../src/features/admin/dashboard/board';
import { boardDay, boardPath, longDay } from '../../../../../../src/features/admin/shared/boardDay';
import { makeSession } from '../../../../../support/web/dayRows';

test('a booking owes its money once, however many of its sessions are on the day', () => {
  const family = { booking_id: 'family', amount_due: 1_300_000 };
  const sessions = [
    makeSession({ ...family, person: 2, attendance: 'ARRIVED' }),
    makeSession({ ...family, person: 3 }),
    makeSession({ amount_due: 0, payment_status: 'PAID' }),
    makeSession({ amount_due: 500_000, payment_method: 'GATEWAY', payment_status: 'FAILED' }),
    makeSession({ booking_id: 'absent', amount_due: 650_000, attendance: 'NO_SHOW' }),
  ];
  expect(totalsOf(sessions)).toEqual({ people: 8, arrived: 2, cash: 1_300_000, online: 500_000, noShows: 650_000 });
  expect(totalTexts(totalsOf(sessions))).toEqual([
    '8 people',
    '2 arrived',
    'Cash to collect Rp. 1.300.000',
    'Not paid online Rp. 500.000',
    'Due from no-shows Rp. 650.000',
  ]);
});

test('of a party of which a part came, that part has arrived', () => {
  const sessions = [
    makeSession({ person: 4, attendance: 'ARRIVED', people_came: 3 }),
    makeSession({ person: 2, attendance: 'ARRIVED' }),
    makeSession({ person: 5, attendance: 'NO_SHOW', people_came: 0 }),
  ];
  expect(totalsOf(sessions)).toMatchObject({ people: 11, arrived: 5 });
});

test('blocks by spot in the order of the answer, without cancelled bookings', () => {
  const { blocks, cancelled, totals } = boardOf([
    makeSession({ surf_spot_id: 'a', surf_spot_name: 'Kuta', customer_name: 'Made' }),
    makeSession({ surf_spot_id: 'b', surf_spot_name: 'Canggu' }),
    makeSession({ surf_spot_id: 'a', surf_spot_name: 'Kuta', customer_name: 'Wayan' }),
    makeSession({ surf_spot_name: null }),
    makeSession({ surf_spot_id: 'b', booking_status: 'CANCELLED', person: 9, amount_due: 0 }),
  ]);
  expect(blocks.map(({ title, sessions }) => [title, sessions.length])).toEqual([
    ['Kuta', 2],
    ['Canggu', 1],
    ['Spot not given', 1],
  ]);
  expect(cancelled).toHaveLength(1);
  expect(totals.people).toBe(4);
});

test('blocks by hour and spot on a day that has hours', () => {
  const kuta = { surf_spot_id: 'a', surf_spot_name: 'Kuta' };
  const { blocks } = boardOf([
    makeSession({ ...kuta, start_time: '07:00' }),
    makeSession({ surf_spot_id: 'b', surf_spot_name: 'Canggu', start_time: '07:00' }),
    makeSession({ ...kuta, start_time: '07:00' }),
    makeSession({ ...kuta, start_time: null }),
  ]);
  expect(blocks.map(({ title, sessions }) => [title, sessions.length])).toEqual([
    ['07:00 · Kuta', 2],
    ['07:00 · Canggu', 1],
    ['No hour yet · Kuta', 1],
  ]);
});

test.each([
  ['CASH', 'PENDING', 'Cash'],
  ['CASH', 'FAILED', 'Cash, failed'],
  ['GATEWAY', 'PENDING', 'Online'],
  ['GATEWAY', 'FAILED', 'Online, failed'],
  ['GATEWAY', 'EXPIRED', 'Online, expired'],
  ['GATEWAY', 'PAID', 'Online, the rest'],
] as const)('what is due by %s that is %s: %s', (payment_method, payment_status, text) => {
  expect(dueNote(makeSession({ payment_method, payment_status }))).toBe(text);
});

test.each([
  ['day=2027-03-08', '2027-03-08'],
  ['day=2027-02-30', '2026-11-22'],
  ['day=tomorrow', '2026-11-22'],
  ['', '2026-11-22'],
])('the address ?%s is of %s', (search, day) => {
  expect(boardDay(new URLSearchParams(search), '2026-11-22')).toBe(day);
});

test('a day has an address, and today has that of the dashboard', () => {
  expect(boardPath('2027-03-08', '2026-11-22')).toBe('/admin?day=2027-03-08');
  expect(boardPath('2026-11-22', '2026-11-22')).toBe('/admin');
  expect(longDay('2027-03-08')).toBe('Monday 8 March 2027');
});
