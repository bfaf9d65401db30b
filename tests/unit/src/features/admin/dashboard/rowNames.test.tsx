import { screen } from '@testing-library/react';
import type { Session } from '../../../../../../src/api';
import { DashboardPage } from '../../../../../../src/features/admin/dashboard/DashboardPage';
import { mockBoard } from '../../../../../support/web/board';
import { makeSession } from '../../../../../support/web/dayRows';
import { makeInstructor } from '../../../../../support/web/factories';
import { openScreen } from '../screenSuite';

/** What the links, buttons and menus of all rows are called. */
async function namesOnBoard(): Promise<string[]> {
  const menus = await screen.findAllByRole('combobox', { name: /^Instructor of / });
  const rows = [...new Set(menus.map((menu) => menu.closest('tr')))];
  return rows.flatMap((row) =>
    [...(row?.querySelectorAll('a, button, select, input, [role="group"]') ?? [])].map(
      (element) => element.getAttribute('aria-label') ?? element.textContent,
    ),
  );
}

function openBoard(sessions: Session[]) {
  mockBoard(sessions, { instructors: [makeInstructor()] });
  return openScreen(DashboardPage, '/admin');
}

const links = () => screen.getAllByRole('link', { name: /^Sari Dewi/ }).map((link) => link.getAttribute('aria-label'));

test('one guest of a name is called by it alone', async () => {
  openBoard([makeSession(), makeSession({ booking_code: 'BCDEFGH234', customer_name: 'Ketut' })]);
  expect(await screen.findByRole('group', { name: 'Attendance of Ketut' })).toBeVisible();
  expect(await screen.findByRole('combobox', { name: 'Instructor of Ketut' })).toBeVisible();
  expect(links()).toEqual([null]);
});

test.each<[string, Partial<Session>[], string[]]>([
  ['their hours', [{ start_time: '07:00' }, { start_time: '09:30' }], ['07:00', '09:30']],
  ['an hour and none yet', [{ start_time: '07:00' }, { start_time: null }], ['07:00', 'no hour yet']],
  ['their lessons at one hour', [{ product_name: 'Private' }, { product_name: 'Group' }], ['Private', 'Group']],
  [
    'both, where neither is enough',
    [
      { start_time: '07:00', product_name: 'Private' },
      { start_time: '07:00', product_name: 'Group' },
      { start_time: '09:30', product_name: 'Group' },
    ],
    ['07:00, Private', '07:00, Group', '09:30, Group'],
  ],
  ['a number where nothing differs', [{}, {}], ['1', '2']],
  [
    'their hours, however the name is written',
    [{ start_time: '07:00' }, { start_time: '09:30', customer_name: 'sari dewi ' }],
    ['07:00', '09:30'],
  ],
])('two of one name are told apart by %s', async (_, changes, marks) => {
  const { user } = openBoard(
    changes.map((change) => makeSession({ person: 2, people_came: 1, attendance: 'ARRIVED', version: 1, ...change })),
  );
  await user.click(await screen.findByRole('button', { name: 'Choose sessions' }));
  const names = await namesOnBoard();
  expect(names.length).toBeGreaterThanOrEqual(marks.length * 8);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  for (const mark of marks)
    expect(screen.getByRole('group', { name: new RegExp(`^Attendance of sari dewi ?, ${mark}$`, 'i') })).toBeVisible();
});

test('a filter that hides one of them changes no names', async () => {
  const others = Array.from({ length: 5 }, (_, index) =>
    makeSession({ customer_name: `Guest ${index}`, amount_due: 0 }),
  );
  const { user } = openBoard([
    makeSession({ start_time: '07:00' }),
    makeSession({ start_time: '09:30', amount_due: 0 }),
    ...others,
  ]);
  await user.click(await screen.findByRole('button', { name: /^Not paid/ }));
  expect(links()).toEqual(['Sari Dewi, 07:00']);
});

test('a cancelled session beside one that stands is called that', async () => {
  const { user } = openBoard([makeSession(), makeSession({ booking_status: 'CANCELLED' })]);
  await user.click(await screen.findByText('1 cancelled session'));
  expect(links()).toEqual([null, 'Sari Dewi, cancelled']);
});
