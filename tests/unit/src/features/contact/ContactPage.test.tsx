import { screen, waitFor } from '@testing-library/react';
import { makeTestimony } from '../../../../support/web/factories';
import { gate } from '../../../../support/web/gate';
import { failure, mockCall, noAnswer } from '../../../../support/web/network';
import { renderRoute } from '../../../../support/web/render';
import { signedInSession } from '../../../../support/web/store';

const SUCCESS = 'Your testimony has been successfully submitted.';
const FAILURE = 'Failed to submit your review. Please try again.';

async function open(options: Parameters<typeof renderRoute>[1] = {}) {
  const view = await renderRoute('/contactus', options);
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
  return view;
}

const name = () => screen.getByLabelText('Name');
const email = () => screen.getByLabelText(/^Email/);
const message = () => screen.getByLabelText('Message');
const send = () => screen.getByRole('button', { name: 'Send' });

async function fill(
  { user }: Awaited<ReturnType<typeof open>>,
  texts: { name?: string; email?: string; message?: string },
) {
  if (texts.name) await user.type(name(), texts.name);
  if (texts.email) await user.type(email(), texts.email);
  if (texts.message) await user.type(message(), texts.message);
  await user.click(send());
}

const created = () => mockCall('post', '/api/testimonies', { status: 201, json: { data: makeTestimony() } });

test('two phones, a professional network, an e-mail address and a street in Kuta', async () => {
  await open();
  const main = screen.getByRole('main');
  const hrefs = Array.from(main.querySelectorAll('dl a'), (link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    'tel:+623615550114',
    'tel:+6281255500114',
    'mailto:hello@ombakpagi.example',
    'https://www.linkedin.com/company/ombak-pagi-example',
    expect.stringContaining('openstreetmap.org'),
  ]);
  expect(main.querySelector('address')).toHaveTextContent('Jalan Pantai Contoh 14');
  expect(main.querySelector('address')).toHaveTextContent('Kuta, Bali');
  expect(screen.getByRole('heading', { level: 2, name: 'Review and Comment' })).toBeVisible();
  expect(document.title).toBe('Contact Us | Ombak Pagi Surf School');
});

test('a sent review clears the form', async () => {
  const calls = created();
  const view = await open();
  await fill(view, { name: ' Jonas ', email: ' jonas@example.com ', message: 'Stood up!\nTwice.' });
  expect(await screen.findByText(SUCCESS)).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([
    { name: 'Jonas', email: 'jonas@example.com', message: 'Stood up!\nTwice.' },
  ]);
  expect(calls[0]?.headers.get('authorization')).toBeNull();
  for (const field of [name(), email(), message()]) expect(field).toHaveValue('');
  expect(screen.getByText(/^Thank you!/)).toBeVisible();
});

test('what was typed is there again after a reload, until it is sent', async () => {
  created();
  const before = await open();
  await before.user.type(name(), 'Jonas');
  await before.user.type(message(), 'Stood up!');
  before.unmount();
  const reloaded = await open();
  expect(name()).toHaveValue('Jonas');
  expect(message()).toHaveValue('Stood up!');
  await reloaded.user.click(send());
  expect(await screen.findByText(SUCCESS)).toBeVisible();
  reloaded.unmount();
  await open();
  for (const field of [name(), email(), message()]) expect(field).toHaveValue('');
});

test('without an e-mail address none is sent; a signed-in person’s token is', async () => {
  const calls = created();
  const view = await open({ preloadedState: { session: signedInSession() } });
  await fill(view, { name: 'Jonas', message: 'Stood up!' });
  await screen.findByText(SUCCESS);
  expect(calls[0]?.body).toEqual({ name: 'Jonas', message: 'Stood up!' });
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer access-1');
});

test('name and message are required, also when they are blank', async () => {
  const calls = created();
  const view = await open();
  await fill(view, { name: '  ', message: '  ' });
  expect(await screen.findByText('Please enter your name')).toBeVisible();
  expect(screen.getByText('Please enter a message')).toBeVisible();
  expect(name()).toHaveAccessibleDescription('Please enter your name');
  expect(name()).toBeInvalid();
  expect(name()).toHaveFocus();
  expect(calls).toHaveLength(0);
  await view.user.type(name(), 'Jonas');
  await waitFor(() => expect(screen.queryByText('Please enter your name')).not.toBeInTheDocument());
});

test.each(['jonas', 'jonas@', 'jonas@example', 'jo nas@example.com'])(
  'the e-mail address %s does not look like one',
  async (text) => {
    const calls = created();
    const view = await open();
    await fill(view, { name: 'Jonas', email: text, message: 'Stood up!' });
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(calls).toHaveLength(0);
  },
);

test.each([
  ['too many', failure(429, 'Too many requests. Wait a minute.'), ['Too many requests. Wait a minute.']],
  ['invalid', failure(400, 'Invalid', ['message: too long']), ['Invalid', 'message: too long']],
  ['out of order', failure(500, 'Something broke'), ['Something broke']],
  ['silent', noAnswer(), ['No answer came. What you wrote is still here.']],
])('when the server is or finds it %s, the failure is told and what was typed stays', async (_, answer, reasons) => {
  mockCall('post', '/api/testimonies', answer);
  const view = await open();
  await fill(view, { name: 'Jonas', email: 'jonas@example.com', message: 'Stood up!' });
  expect(await screen.findByText(FAILURE)).toBeVisible();
  for (const reason of reasons) expect(screen.getByText(reason)).toBeVisible();
  expect(name()).toHaveValue('Jonas');
  expect(email()).toHaveValue('jonas@example.com');
  expect(message()).toHaveValue('Stood up!');

  created();
  await view.user.click(send());
  expect(await screen.findByText(SUCCESS)).toBeVisible();
  for (const reason of reasons) expect(screen.queryByText(reason)).not.toBeInTheDocument();
});

test('while it is being sent, the button says so and sends nothing twice', async () => {
  const answer = gate();
  const calls = mockCall('post', '/api/testimonies', async () => {
    await answer.opened;
    return { status: 201, json: { data: makeTestimony() } };
  });
  const view = await open();
  await fill(view, { name: 'Jonas', message: 'Stood up!' });
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  await view.user.type(name(), '{Enter}');
  answer.open();
  expect(await screen.findByText(SUCCESS)).toBeVisible();
  expect(send()).toBeEnabled();
  expect(calls).toHaveLength(1);
});
