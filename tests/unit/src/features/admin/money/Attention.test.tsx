import { screen, waitFor, within } from '@testing-library/react';
import { Attention } from '../../../../../../src/features/admin/money/Attention';
import { listOf } from '../../../../../support/web/factories';
import { makeAttention } from '../../../../../support/web/moneyRows';
import { failure, mockCall } from '../../../../../support/web/network';
import { openPart, REASON, said } from '../screenSuite';

const open = () =>
  openPart(
    <>
      <main>
        <h1 tabIndex={-1}>Money</h1>
        <Attention />
      </main>
    </>,
    '/admin/money',
  );

const refund = makeAttention();
const failed = makeAttention({ kind: 'MESSAGE_FAILED', text: 'A message could not be sent.', booking_code: null });

async function sayDone(user: ReturnType<typeof open>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name }));
  await user.click(await screen.findByText('Yes, it is done'));
}

test('what there is to see to, with the way to its booking', async () => {
  mockCall('get', '/api/attention', { json: listOf([refund, failed]) });
  open();
  const items = await screen.findAllByRole('listitem');
  expect(items).toHaveLength(2);
  expect(items[0]).toHaveTextContent('Refund due');
  expect(items[0]).toHaveTextContent('3 Nov 2026, 00:30');
  expect(items[0]).toHaveTextContent('The booking is cancelled; Rp. 500.000 are to be given back.');
  expect(screen.getByRole('link', { name: 'Booking ABCDEFGH23' })).toHaveAttribute(
    'href',
    '/admin/transaction-bookings?booking=ABCDEFGH23',
  );
  expect(within(items[1] ?? document.body).queryByRole('link')).not.toBeInTheDocument();
});

test('a kind that the site does not know is read as words', async () => {
  mockCall('get', '/api/attention', { json: listOf([makeAttention({ kind: 'BOARD_BROKEN' })]) });
  open();
  expect(await screen.findByRole('button', { name: 'Done: Board broken, ABCDEFGH23' })).toBeEnabled();
});

test('whom it is about, with phone and lesson, where the backend tells', async () => {
  const guest = { customer_name: 'Sari Dewi', customer_phone: '+6281234567890' };
  const session = { product_name: 'Group Surf', reservation_date: '2030-01-15' };
  mockCall('get', '/api/attention', { json: listOf([makeAttention({ ...guest, ...session }), failed]) });
  open();
  const [item, other] = await screen.findAllByRole('listitem');
  expect(item).toHaveTextContent('Sari DewiGroup Surf, 15 Jan 2030');
  expect(screen.getByRole('link', { name: 'Call Sari Dewi, +62 812 3456 7890' })).toHaveAttribute(
    'href',
    'tel:+6281234567890',
  );
  expect(screen.getByRole('link', { name: /^WhatsApp Sari Dewi/ })).toHaveAttribute(
    'href',
    'https://wa.me/6281234567890',
  );
  expect(within(other ?? document.body).queryByRole('link')).not.toBeInTheDocument();
});

test('one kind alone, with how many there are of each', async () => {
  mockCall('get', '/api/attention', {
    json: listOf([refund, failed, makeAttention({ kind: 'OVERPAID' }), makeAttention()]),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Refund due (2)' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Paid too much (1)' })).toHaveAttribute('aria-pressed', 'false');
  await user.click(screen.getByRole('button', { name: 'All (4)' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

describe('several that are chosen', () => {
  const others = [makeAttention({ booking_code: 'AAAAAAAAA2' }), makeAttention({ booking_code: 'AAAAAAAAA3' })];
  const choose = async (user: ReturnType<typeof open>['user']) => {
    for (const code of ['ABCDEFGH23', 'AAAAAAAAA2'])
      await user.click(await screen.findByRole('checkbox', { name: `Choose: Refund due, ${code}` }));
    await user.click(screen.getByText('Done with 2 things'));
  };

  test('are done after one question', async () => {
    mockCall('get', '/api/attention', { json: listOf([refund, ...others]) });
    const calls = mockCall('delete', '/api/attention/:id', { json: { data: true } });
    const { user } = open();
    await choose(user);
    expect(await said('Are these 2 things done?')).toBeVisible();
    expect(calls).toHaveLength(0);
    await user.dblClick(screen.getByText('Yes, all 2 are done'));
    expect(await said('All noted as done.')).toBeInTheDocument();
    expect(calls.map(({ url }) => url.pathname)).toEqual(
      [refund, ...others.slice(0, 1)].map(({ id }) => `/api/attention/${id}`),
    );
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.queryByText(/^Done with/)).not.toBeInTheDocument();
  });

  test('stop at what fails, which says how many are done', async () => {
    mockCall('get', '/api/attention', { json: listOf([refund, ...others]) });
    mockCall('delete', '/api/attention/:id', (_call, index) =>
      index === 0 ? { json: { data: true } } : failure(503, REASON),
    );
    const { user } = open();
    await choose(user);
    await user.click(await screen.findByText('Yes, all 2 are done'));
    expect(await said(`1 of 2 are noted as done. ${REASON}`)).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});

test('of many the first are shown until all are asked for', async () => {
  mockCall('get', '/api/attention', { json: listOf(Array.from({ length: 30 }, () => makeAttention())) });
  const { user } = open();
  await user.click(await screen.findByText('Show all 30'));
  expect(screen.getAllByRole('listitem')).toHaveLength(30);
  await user.click(screen.getByText('Show fewer'));
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
});

test('what is done leaves the list after a question, once for a double click', async () => {
  mockCall('get', '/api/attention', { json: listOf([refund, failed]) });
  let answer: (given: { json: object }) => void = () => undefined;
  const calls = mockCall(
    'delete',
    `/api/attention/${refund.id}`,
    () => new Promise<{ json: object }>((resolve) => (answer = resolve)),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Done: Refund due, ABCDEFGH23' }));
  expect(await said('It leaves the list for everybody. It goes by itself when the money is given back.')).toBeVisible();
  await user.dblClick(screen.getByText('Yes, it is done'));
  expect((await said('Noting...')).closest('button')).toBeDisabled();
  await waitFor(() => expect(calls).toHaveLength(1));
  answer({ json: { data: true } });
  expect(await said('Noted as done.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(calls).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the second half of a double click does nothing when the answer has come', async () => {
  mockCall('get', '/api/attention', { json: listOf([refund, failed]) });
  const calls = mockCall('delete', `/api/attention/${refund.id}`, (_call, index) =>
    index === 0 ? failure(503, REASON) : { json: { data: true } },
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Done: Refund due, ABCDEFGH23' }));
  await user.dblClick(await screen.findByText('Yes, it is done'));
  expect(await said(REASON)).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('an error stays with what it is about, which can be tried again', async () => {
  mockCall('get', '/api/attention', { json: listOf([refund]) });
  mockCall('delete', `/api/attention/${refund.id}`, (_call, index) =>
    index === 0 ? failure(503, REASON) : { json: { data: true } },
  );
  const { user } = open();
  await sayDone(user, 'Done: Refund due, ABCDEFGH23');
  expect(await said(REASON)).toBeVisible();
  await sayDone(user, 'Done: Refund due, ABCDEFGH23');
  expect(await said('Nothing needs attention.')).toBeVisible();
});

test('somebody else was faster', async () => {
  mockCall('get', '/api/attention', (_call, index) => ({ json: listOf(index === 0 ? [refund] : []) }));
  mockCall('delete', `/api/attention/${refund.id}`, failure(404, REASON));
  const { user } = open();
  await sayDone(user, 'Done: Refund due, ABCDEFGH23');
  expect(await said('Somebody has noted it already.')).toBeInTheDocument();
  expect(await said('Nothing needs attention.')).toBeVisible();
});

test('a list that cannot be loaded says so and not that it is empty', async () => {
  mockCall('get', '/api/attention', (_call, index) => (index === 0 ? failure(500, REASON) : { json: listOf([]) }));
  const { user } = open();
  expect(await said(REASON)).toBeVisible();
  expect(screen.queryByText('Nothing needs attention.')).not.toBeInTheDocument();
  await user.click(screen.getByText('Try again'));
  expect(await said('Nothing needs attention.')).toBeVisible();
});

test('a backend without it shows nothing', async () => {
  const calls = mockCall('get', '/api/attention', failure(404, REASON));
  open();
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Needs attention')).not.toBeInTheDocument());
  expect(screen.queryByText(REASON)).not.toBeInTheDocument();
});
