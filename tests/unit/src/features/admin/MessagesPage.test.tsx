import { screen, waitFor, within } from '@testing-library/react';
import { MessagesPage } from '../../../../../src/features/admin/messages/messages';
import { listOf } from '../../../../support/web/factories';
import { makeMessage } from '../../../../support/web/moneyRows';
import { failure, mockCall } from '../../../../support/web/network';
import { openScreen, REASON, said } from './screenSuite';

const route = '/admin/messages';
const list = '/api/messages';
const message = makeMessage();
const name = 'Booking made to ayu@surf.example, 3 Nov 2026, 00:30';

const open = (query = '') => openScreen(MessagesPage, `${route}${query}`);
const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('title, columns and cells', async () => {
  mockCall('get', list, { json: listOf([message]) });
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await said('Sent');
  expect(texts('thead th')).toEqual(['#', 'Message', 'To', 'Status', 'Written', 'Actions']);
  expect(texts('tbody tr[data-row-key] td')).toEqual([
    '1',
    'Booking madeYour booking ABCDEFGH23',
    'ayu@surf.exampleABCDEFGH23',
    'Sent',
    '3 Nov 2026, 00:30Sent 3 Nov 2026, 00:31',
    'ReadSend again',
  ]);
  expect(screen.getByRole('link', { name: 'ABCDEFGH23' })).toHaveAttribute(
    'href',
    '/admin/transaction-bookings?booking=ABCDEFGH23',
  );
  expect(screen.queryByText(/Rehearsed messages/)).not.toBeInTheDocument();
});

test('search and page are in the address', async () => {
  const calls = mockCall('get', list, ({ url }) => ({
    json: url.searchParams.get('search') === 'nobody' ? listOf([]) : listOf([message], { page: 2, total_item: 11 }),
  }));
  const { user, router } = open('?page=2');
  await said('Sent');
  expect(calls[0]?.url.search).toBe('?page=2');
  await user.type(screen.getByLabelText('Search by code or address'), 'nobody{Enter}');
  expect(await said('No messages found for this search.')).toBeVisible();
  expect(router.state.location.search).toBe('?search=nobody');
  expect(calls.at(-1)?.url.search).toBe('?page=1&search=nobody');
});

test('messages of one status are asked for, and what was not sent says so', async () => {
  const skipped = makeMessage({ status: 'SKIPPED', sent_at: null });
  const calls = mockCall('get', list, ({ url }) => ({
    json: listOf([url.searchParams.get('status') === 'SKIPPED' ? skipped : message]),
  }));
  const { user, router } = open('?page=2');
  await said('Sent');
  await user.selectOptions(screen.getByLabelText('Status'), 'Only not sent');
  await waitFor(() => expect(texts('tbody tr[data-row-key] td')[3]).toBe('Not sent'));
  expect(router.state.location.search).toBe('?status=SKIPPED');
  expect(calls.at(-1)?.url.search).toBe('?page=1&status=SKIPPED');
  expect(screen.getByLabelText(`Send again ${name}`)).toBeEnabled();
});

test('a message is read as the guest gets it', async () => {
  mockCall('get', list, { json: listOf([message]) });
  const { user } = open();
  await user.click(await screen.findByLabelText(`Read ${name}`));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Your booking ABCDEFGH23')).toBeInTheDocument();
  expect(dialog.getByText(/see you on the beach/)).toHaveTextContent('Hello Ayu, see you on the beach.');
  await user.click(dialog.getByText('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the text of a link for a new password is not kept, and it is not sent again', async () => {
  const reset = makeMessage({ kind: 'PASSWORD_RESET', text: '', booking_code: null });
  mockCall('get', list, { json: listOf([reset]) });
  const { user } = open();
  const label = name.replace('Booking made', 'New password');
  await user.click(await screen.findByLabelText(`Read ${label}`));
  expect(screen.queryByLabelText(`Send again ${label}`)).not.toBeInTheDocument();
  expect(await said('The text is not shown.')).toBeInTheDocument();
});

test('a kind and a status that the site does not know are read as words', async () => {
  mockCall('get', list, { json: listOf([makeMessage({ kind: 'HOW_WAS_IT', status: 'HELD_BACK', sent_at: null })]) });
  open();
  expect(await said('Held back')).toBeVisible();
  expect(screen.getByLabelText(`Send again ${name.replace('Booking made', 'How was it')}`)).toBeEnabled();
});

test('one that has not been sent yet is not sent again', async () => {
  mockCall('get', list, { json: listOf([makeMessage({ status: 'WAITING', sent_at: null })]) });
  open();
  expect(await said('Waiting')).toBeVisible();
  expect(screen.queryByLabelText(`Send again ${name}`)).not.toBeInTheDocument();
});

test('a message is sent again after a question, once for a double click; the list has the new one', async () => {
  const again = makeMessage({ status: 'WAITING', sent_at: null });
  mockCall('get', list, (_call, index) => ({ json: listOf(index === 0 ? [message] : [again, message]) }));
  let answer: (given: { status: number; json: object }) => void = () => undefined;
  const calls = mockCall(
    'post',
    `${list}/${message.id}`,
    () => new Promise<{ status: number; json: object }>((resolve) => (answer = resolve)),
  );
  const { user } = open();
  await user.click(await screen.findByLabelText(`Send again ${name}`));
  expect(await said('The guest gets it once more, at the address of the booking.')).toBeVisible();
  await user.dblClick(screen.getByText('Yes, send it'));
  expect((await said('Sending...')).closest('button')).toBeDisabled();
  await waitFor(() => expect(calls).toHaveLength(1));
  answer({ status: 201, json: { data: again } });
  expect(await said('It is on its way again.')).toBeInTheDocument();
  expect(await said('Waiting')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('a refusal stays at the message', async () => {
  mockCall('get', list, { json: listOf([message]) });
  mockCall('post', `${list}/${message.id}`, failure(409, REASON));
  const { user } = open();
  await user.click(await screen.findByLabelText(`Send again ${name}`));
  await user.click(await screen.findByText('Yes, send it'));
  expect(await screen.findByRole('alert')).toHaveTextContent(REASON);
});

test('a rehearsal says that nothing is sent', async () => {
  const rehearsed = makeMessage({ status: 'REHEARSED', sent_at: null });
  mockCall('get', list, { json: listOf([rehearsed]) });
  mockCall('post', `${list}/${rehearsed.id}`, { status: 201, json: { data: { ...rehearsed, id: 'new' } } });
  const { user } = open();
  expect(await said('Rehearsed messages are kept here and sent to nobody.')).toBeVisible();
  await user.click(screen.getByLabelText(`Send again ${name}`));
  await user.click(await screen.findByText('Yes, send it'));
  expect(await said('Written again as a rehearsal.')).toBeInTheDocument();
});

test('a list that cannot be loaded says so, and can be tried again', async () => {
  mockCall('get', list, (_call, index) => (index === 0 ? failure(500, REASON) : { json: listOf([message]) }));
  const { user } = open();
  expect(await said(REASON)).toBeVisible();
  await user.click(screen.getByText('Try again'));
  expect(await said('Sent')).toBeVisible();
});

test('a backend without messages has none, and nothing is said', async () => {
  mockCall('get', list, failure(404, REASON));
  open();
  expect(await said('No messages yet.')).toBeVisible();
  expect(screen.queryByText(REASON)).not.toBeInTheDocument();
});
