import { act, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { Change } from '../../../../../../src/api';
import { ChangesPage } from '../../../../../../src/features/admin/changes/changes';
import { DashboardPage } from '../../../../../../src/features/admin/dashboard/DashboardPage';
import { MessagesPage } from '../../../../../../src/features/admin/messages/messages';
import { MoneyPage } from '../../../../../../src/features/admin/money/MoneyPage';
import { mockBoard } from '../../../../../support/web/board';
import { makeSession } from '../../../../../support/web/dayRows';
import { listOf } from '../../../../../support/web/factories';
import { makeAttention, makeBalance, makeMessage, makeRevenue } from '../../../../../support/web/moneyRows';
import { mockCall } from '../../../../../support/web/network';
import { openScreen } from '../screenSuite';

const code = 'ABCDEFGH23';

/** Follows a link to a booking, and comes back as closing the booking does. */
async function thereAndBack({ user, router }: ReturnType<typeof openScreen>, find: () => Promise<HTMLElement>) {
  await user.click(await find());
  expect(router.state.location).toMatchObject({ pathname: '/admin/transaction-bookings', search: `?booking=${code}` });
  expect(router.state.location.state).toMatchObject({ isOpenedHere: true });
  await act(() => router.navigate(-1));
  const link = await find();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(link).toHaveFocus();
}

const makeChange = (id: string, booking_code: string): Change => ({
  ...{ id, booking_code, created_at: '2026-11-02T16:30:00.000Z', actor: null, actor_id: null },
  ...{ what: 'BOOKINGS', text: 'Status: PENDING to CANCELLED.' },
});

function mockMoney() {
  mockCall('get', '/api/revenue', { json: makeRevenue() });
  const kinds = ['REFUND_DUE', 'OVERPAID'];
  mockCall('get', '/api/attention', {
    json: listOf(
      Array.from({ length: 44 }, (_, index) =>
        makeAttention({ kind: kinds[index % 2], text: `Item ${String(index)}`, booking_code: code }),
      ),
    ),
  });
  mockCall('get', '/api/balances', {
    json: listOf(
      Array.from({ length: 21 }, (_, index) =>
        makeBalance({ customer_name: `Guest ${String(index)}`, booking_code: code, owed: 1000 }),
      ),
    ),
  });
}

const screens: [string, ComponentType, string, () => void][] = [
  [
    'a message',
    MessagesPage,
    '/admin/messages',
    () => {
      mockCall('get', '/api/messages', {
        json: listOf([makeMessage({ booking_code: 'BCDEFGH234' }), makeMessage({ booking_code: code })]),
      });
    },
  ],
  [
    'a change',
    ChangesPage,
    '/admin/changes',
    () => {
      mockCall('get', '/api/changes', {
        json: { ...listOf([makeChange('1', 'BCDEFGH234'), makeChange('2', code)]), actors: [] },
      });
    },
  ],
  ['a guest on the board', DashboardPage, '/admin', () => void mockBoard([makeSession({ booking_code: code })])],
];

test.each(screens)('closing the booking of %s leads back to its link', async (_, Page, route, mock) => {
  mock();
  const name = route === '/admin' ? 'Sari Dewi' : code;
  await thereAndBack(openScreen(Page, route), () => screen.findByRole('link', { name }));
});

test('of two sessions of one booking on the board, closing it leads back to the one whose link was followed', async () => {
  const hours = ['07:00', '09:30'] as const;
  mockBoard(hours.map((start_time) => makeSession({ booking_code: code, start_time })));
  const view = openScreen(DashboardPage, '/admin');
  await thereAndBack(view, () => screen.findByRole('link', { name: 'Sari Dewi, 09:30' }));
  await view.user.click(screen.getByRole('link', { name: 'Rp. 650.000 to pay: Sari Dewi, 09:30' }));
  await act(() => view.router.navigate(-1));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Sari Dewi, 09:30' })).toHaveFocus());
});

test('closing the booking of what needs attention leads back to its row, also among those that are shown on demand', async () => {
  mockMoney();
  const view = openScreen(MoneyPage, '/admin/money');
  await view.user.click(await screen.findByRole('button', { name: /^Refund due/ }));
  await view.user.click(await screen.findByRole('button', { name: 'Show all 22' }));
  await thereAndBack(view, async () => {
    const row = (await screen.findByText('Item 42')).closest('li');
    return within(row ?? document.body).getByRole('link', { name: `Booking ${code}` });
  });
  expect(screen.queryByText('Item 41')).toBeNull();
});

test('closing a booking that owes leads back to its row, in the list that was unfolded', async () => {
  mockMoney();
  const view = openScreen(MoneyPage, '/admin/money');
  const owed = await screen.findByRole('region', { name: 'Owed' });
  await view.user.click(within(owed).getByText('21 bookings'));
  await view.user.click(within(owed).getByText('Show all 21'));
  await thereAndBack(view, () => screen.findByRole('link', { name: 'Guest 20' }));
  expect(screen.getByRole('link', { name: 'Guest 20' })).toBeVisible();
});
