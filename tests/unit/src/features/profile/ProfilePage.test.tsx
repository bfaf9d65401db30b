import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ProfilePage } from '../../../../../src/features/profile/ProfilePage';
import { formatInstantDate, formatInstantTime } from '../../../../../src/lib/instants';
import { sessionReplaced, signedIn, signedOut } from '../../../../../src/state';
import { listOf, makeHistory, makeMyBooking, newId } from '../../../../support/web/factories';
import { gate } from '../../../../support/web/gate';
import { renderWithProviders } from '../../../../support/web/render';
import { server } from '../../../../support/web/server';
import { signedInSession } from '../../../../support/web/store';

type Answer = () => Response | Promise<Response>;
const schedule = (answer: Answer) => http.get('*/api/my-bookings', answer);
const history = (answer: Answer) => http.get('*/api/my-histories', answer);
const empty: Answer = () => HttpResponse.json(listOf([]));
const broken: Answer = () => HttpResponse.json({ message: 'The database is on fire' }, { status: 500 });

const open = (session = signedInSession()) =>
  renderWithProviders(<ProfilePage />, { route: '/profile', preloadedState: { session } });

/** What a section holds; it is looked for whether the section is open or not. */
function contentOf(title: string) {
  const button = screen.getByRole('button', { name: title });
  const content = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!content) throw new Error(`The section ${title} has no content`);
  return { button, content, inside: within(content) };
}

test('name, e-mail address and three sections, the schedule open', async () => {
  server.use(schedule(empty), history(empty));
  const { user } = open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wayan Test');
  expect(screen.getByText('wayan@example.com')).toBeVisible();
  expect(contentOf('My Schedule').button).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByText('Belum ada jadwal booking.')).toBeVisible();

  const { button, content, inside } = contentOf('Order History');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(content).not.toBeVisible();
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(await inside.findByText('Belum ada riwayat booking.')).toBeVisible();

  await user.click(contentOf('Spot Surfing').button);
  expect(contentOf('Spot Surfing').inside.getByRole('link')).toHaveAttribute('href', '/surfspot');
});

test('until the user is known, the title is Profile', async () => {
  server.use(schedule(empty), history(empty));
  open(signedInSession({ currentUser: null }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Profile');
  expect(screen.queryByLabelText(/photo/)).not.toBeInTheDocument();
  await screen.findByText('Belum ada jadwal booking.');
});

test('upcoming bookings: code, date and time, spot, products', async () => {
  const createdAt = '2030-01-02T03:04:05.000Z';
  server.use(
    http.get('*/api/my-bookings', ({ request }) => {
      expect(new URL(request.url).search).toBe('?page=1&size=5');
      expect(request.headers.get('authorization')).toBe('Bearer access-1');
      const booking_details = [
        { reservation_date: '2030-01-15', product_name: 'Private lesson' },
        { reservation_date: '2030-01-16', product_name: 'Group lesson' },
      ];
      return HttpResponse.json(
        listOf([
          makeMyBooking({
            booking_code: '7K3M9QXT2A',
            created_at: createdAt,
            surf_spot_name: 'Kuta Beach',
            booking_details,
          }),
          makeMyBooking({ booking_code: 'ZZZZZZZZZ2', surf_spot_name: null, status: 'PENDING' }),
        ]),
      );
    }),
    history(empty),
  );
  open();
  expect(screen.getByText('Loading My Schedule...')).toBeVisible();
  const link = await screen.findByRole('link', { name: '7K3M9QXT2A' });
  expect(link).toHaveAttribute('href', '/surf-lesson/booking-details/7K3M9QXT2A');
  const [first, second] = within(contentOf('My Schedule').content)
    .getAllByRole('listitem')
    .filter((row) => within(row).queryByRole('link'));
  if (!first || !second) throw new Error('two rows expected');
  expect(formatInstantDate(createdAt)).toBe('02 Jan 2030');
  for (const text of [
    '02 Jan 2030',
    formatInstantTime(createdAt),
    'Kuta Beach',
    'Private lesson',
    '15 Jan 2030',
    'Group lesson',
    '16 Jan 2030',
    'CONFIRMED',
  ]) {
    expect(within(first).getByText(text)).toBeVisible();
  }
  expect(within(second).getByText('PENDING')).toBeVisible();
});

test('a backend that tells what the specification promises, and no more: rows alone, and no days of past lessons', async () => {
  const rowsAlone = (row: object) => () => HttpResponse.json({ data: [row] });
  const past = { ...makeHistory({ booking_code: 'ZZZZZZZZZ2' }), booking_details: [{ product_name: 'Group lesson' }] };
  server.use(schedule(rowsAlone(makeMyBooking({ booking_code: '7K3M9QXT2A' }))), history(rowsAlone(past)));
  const { user } = open();
  expect(await screen.findByRole('link', { name: '7K3M9QXT2A' })).toBeVisible();
  const { button, inside } = contentOf('Order History');
  await user.click(button);
  expect((await inside.findByText('Group lesson')).closest('li')).toHaveTextContent(/^Group lesson$/);
});

test('the days of the sessions come first, with their hours and in their order; when it was booked is last', async () => {
  const session = (id: string, reservation_date: string, start_time: string | null) => ({
    id,
    reservation_date,
    start_time,
    surf_spot_name: 'Kuta Beach',
    attendance: null,
  });
  const booking_details = [
    {
      reservation_date: '2030-01-15',
      product_name: 'Course',
      sessions: [session('a', '2030-01-15', '09:30'), session('b', '2030-01-16', null)],
    },
    { reservation_date: '2030-01-15', product_name: 'Dawn', sessions: [session('c', '2030-01-15', '06:00')] },
  ];
  const booking = makeMyBooking({
    booking_code: '7K3M9QXT2A',
    created_at: '2030-01-02T03:04:05.000Z',
    booking_details,
  });
  server.use(
    schedule(() => HttpResponse.json(listOf([booking]))),
    history(empty),
  );
  open();
  const row = (await screen.findByRole('link', { name: '7K3M9QXT2A' })).closest('li');
  expect(row).toHaveTextContent(
    /^15 Jan 2030, 06:00 Dawn15 Jan 2030, 09:30 Course16 Jan 2030 Course7K3M9QXT2A.*Booked 02 Jan 2030 \d\d:\d\d$/,
  );
  expect(screen.getByText('All hours are on the clock in Bali.')).toBeVisible();
});

test('past bookings carry the status of their payment', async () => {
  const payment = (status: 'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED') =>
    makeHistory({ booking_code: `CODE${status}`, payments: [{ id: newId(), status }] });
  server.use(
    schedule(empty),
    http.get('*/api/my-histories', ({ request }) => {
      expect(new URL(request.url).search).toBe('?page=1&size=5');
      const rows = [
        payment('PAID'),
        payment('FAILED'),
        payment('EXPIRED'),
        payment('PENDING'),
        makeHistory({ booking_code: 'NONE', payments: [] }),
      ];
      return HttpResponse.json(listOf(rows, { size: 5, total_item: 7, total_page: 2 }));
    }),
  );
  open();
  const { inside } = contentOf('Order History');
  const toneOf = async (code: string, status: string) => {
    const row = (await inside.findByText(code)).closest('li') as HTMLElement;
    return within(row).getByText(status).className;
  };
  expect(await toneOf('CODEPAID', 'PAID')).toContain('success');
  expect(await toneOf('CODEFAILED', 'FAILED')).toContain('error');
  expect(await toneOf('CODEEXPIRED', 'EXPIRED')).toContain('error');
  expect(await toneOf('CODEPENDING', 'PENDING')).toContain('warning');
  expect(await toneOf('NONE', 'PENDING')).toContain('warning');
  expect(inside.getByText('5 of 7 bookings are shown.')).toBeInTheDocument();
});

test.each([
  ['My Schedule', '*/api/my-bookings', 'Failed to fetch My Schedule data.', 'Belum ada jadwal booking.'],
  ['Order History', '*/api/my-histories', 'Failed to retrieve Order History.', 'Belum ada riwayat booking.'],
])('%s: a failure is shown in its section alone, and can be tried again', async (title, path, message, then) => {
  server.use(http.get(path, broken), schedule(empty), history(empty));
  const { user } = open();
  const { button, inside } = contentOf(title);
  if (title !== 'My Schedule') await user.click(button);
  expect(await inside.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  server.use(http.get(path, empty));
  await user.click(inside.getByRole('button', { name: 'Try again' }));
  expect(await inside.findByText(then)).toBeVisible();
  expect(inside.queryByText(message)).not.toBeInTheDocument();
});

test('no answer at all is a failure too', async () => {
  server.use(
    schedule(() => HttpResponse.error()),
    history(() => HttpResponse.error()),
  );
  open();
  expect(await screen.findByText('Failed to fetch My Schedule data.')).toBeVisible();
  expect(await screen.findByText('Failed to retrieve Order History.')).toBeInTheDocument();
});

test('without a token both sections say so, and no call is made', () => {
  open(signedInSession({ accessToken: null }));
  expect(contentOf('My Schedule').inside.getByRole('alert')).toHaveTextContent('Access token not found.');
  expect(contentOf('Order History').inside.getByText('Access token not found.')).toBeInTheDocument();
  expect(screen.queryByText('wayan@example.com')).not.toBeInTheDocument();
});

test('when the session ends, nothing of its owner stays and no error flashes up', async () => {
  server.use(
    schedule(() => HttpResponse.json(listOf([makeMyBooking({ booking_code: 'SECRETCODE' })]))),
    history(empty),
  );
  const { store } = open();
  await screen.findByText('SECRETCODE');
  act(() => void store.dispatch(signedOut()));
  expect(screen.queryByText('SECRETCODE')).not.toBeInTheDocument();
  expect(screen.queryByText('wayan@example.com')).not.toBeInTheDocument();
  expect(screen.queryByText('Access token not found.')).not.toBeInTheDocument();
});

test.each([
  [
    'signs in after the former user signed out',
    [signedOut(), signedIn({ accessToken: 'access-2', refreshToken: 'r-2' })],
  ],
  [
    'has signed in in another tab',
    [sessionReplaced(signedInSession({ accessToken: 'access-2', refreshToken: 'r-2' }))],
  ],
])('whoever %s never sees the former user’s bookings', async (_, actions) => {
  const next = gate();
  server.use(
    http.get('*/api/my-bookings', async ({ request }) => {
      const isFormer = request.headers.get('authorization') === 'Bearer access-1';
      if (!isFormer) await next.opened;
      return HttpResponse.json(listOf([makeMyBooking({ booking_code: isFormer ? 'FORMERUSER' : 'NEXTUSER' })]));
    }),
    history(empty),
  );
  const { store } = open();
  await screen.findByText('FORMERUSER');
  for (const action of actions) act(() => void store.dispatch(action));
  expect(screen.queryByText('FORMERUSER')).not.toBeInTheDocument();
  expect(screen.getByText('Loading My Schedule...')).toBeVisible();
  next.open();
  expect(await screen.findByText('NEXTUSER')).toBeVisible();
});
