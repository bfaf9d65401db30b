import { screen, waitFor } from '@testing-library/react';
import type { Session } from '../../../../../../src/api';
import { DashboardPage } from '../../../../../../src/features/admin/dashboard/DashboardPage';
import { dayAfter, schoolToday } from '../../../../../../src/lib/dates';
import { mockBoard } from '../../../../../support/web/board';
import { makeSession } from '../../../../../support/web/dayRows';
import { gate } from '../../../../../support/web/gate';
import { failure, mockCall } from '../../../../../support/web/network';
import { openScreen, REASON, said } from '../screenSuite';

const button = (name: string) => screen.findByRole('button', { name });

test('it shows at once, is sent once for a double click, and is taken back', async () => {
  const session = makeSession();
  const lists = mockBoard([session]).sessions;
  const answer = gate();
  const calls = mockCall('patch', `/api/sessions/${session.id}`, async ({ body }) => {
    await answer.opened;
    return { json: { data: { ...session, ...(body as Partial<Session>) } } };
  });
  const { user } = openScreen(DashboardPage, '/admin');
  await user.dblClick(await button('Arrived: Sari Dewi'));
  expect(await button('Arrived: Sari Dewi')).toHaveAttribute('aria-pressed', 'true');
  answer.open();
  expect(await said('1 arrived')).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ attendance: 'ARRIVED' }]);

  await user.click(await button('No-show: Sari Dewi'));
  await waitFor(async () => expect(await button('No-show: Sari Dewi')).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(() => expect(screen.queryByText('1 arrived')).not.toBeInTheDocument());
  await user.click(await button('No-show: Sari Dewi'));
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(calls[2]?.body).toEqual({ attendance: null });
  expect(lists).toHaveLength(1);
});

test('a refusal is said in the row, and nothing is pressed', async () => {
  const session = makeSession();
  mockBoard([session]);
  mockCall('patch', `/api/sessions/${session.id}`, failure(409, REASON));
  const { user } = openScreen(DashboardPage, '/admin');
  await user.click(await button('Arrived: Sari Dewi'));
  expect(await screen.findByRole('alert')).toHaveTextContent(`Not saved: ${REASON}`);
  expect(await button('Arrived: Sari Dewi')).toHaveAttribute('aria-pressed', 'false');
});

test('not before the day', async () => {
  mockBoard([makeSession()]);
  openScreen(DashboardPage, `/admin?day=${dayAfter(schoolToday())}`);
  await screen.findByRole('link', { name: 'Sari Dewi' });
  expect(screen.queryByRole('group', { name: 'Attendance of Sari Dewi' })).not.toBeInTheDocument();
});

test('what was saved stays pressed when the answer comes, however late the device paints', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((paint) => setTimeout(paint, 50));
  const session = makeSession();
  mockBoard([session]);
  mockCall('patch', `/api/sessions/${session.id}`, { json: { data: { ...session, attendance: 'ARRIVED' } } });
  const { user } = openScreen(DashboardPage, '/admin');
  const arrived = await button('Arrived: Sari Dewi');
  const shown: (string | null)[] = [];
  const observer = new MutationObserver(() => shown.push(arrived.getAttribute('aria-pressed')));
  observer.observe(arrived, { attributeFilter: ['aria-pressed'] });
  await user.click(arrived);
  expect(await said('1 arrived')).toBeVisible();
  observer.disconnect();
  expect(shown).toEqual(['true']);
});
