import assert from 'node:assert/strict';
import net, { type AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { publicLists } from '../../../../server/repositories/publicLists.ts';
import { closeOf } from '../../../support/server/waiting.ts';
import { operations } from '../../../support/server/contract.ts';
import { storedMessages } from '../../../support/server/records.ts';
import { bookingRequest, openSchool, picture, schoolDay } from '../../../support/server/school.ts';
import { type Answer, form, makeTestApp, type One, type Row, testPassword } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { app, call } = test;
const school = await openSchool(test);
const { token } = await test.signIn('ADMIN');
const customer = await test.signIn('CUSTOMER');
const image = await picture();
const policyOf = ({ headers }: { headers: Record<string, unknown> }) => headers['cache-control'];

const lists = Object.keys(publicLists);
const seen = new Map<string, Answer>();
type Request = Parameters<typeof call>[1];

/** Calls an operation, which must succeed, and notes the answer. */
async function succeed(operationId: string, request: Request = {}): Promise<Row> {
  const answer = await call(operationId, { token, ...request });
  assert.ok(answer.status < 300, `${operationId}: ${String(answer.status)}`);
  seen.set(operationId, answer);
  return answer.body.data;
}

async function makeChangeDelete(name: string, body: () => object, isMade = true): Promise<void> {
  const { id } = await succeed(`create${name}`, { body: body() });
  await succeed(`update${name}`, { params: { id }, body: isMade ? body() : { active: true } });
  await succeed(`delete${name}`, { params: { id } });
}

async function changeOwnBooking(): Promise<void> {
  const line = { product_id: school.lessons.private, reservation_date: schoolDay(3), person: 1 };
  const details = [line, line];
  const body = bookingRequest(school, { details });
  const { booking } = (await call<One<{ booking: Row & { booking_details: Row[] } }>>('createBooking', { body })).body
    .data;
  const params = { bookingCode: String(booking['booking_code']), id: booking.booking_details[0]?.id ?? '' };
  const own = { email: 'sari@example.com' };
  await succeed('moveMySession', { params, body: { ...own, reservation_date: schoolDay(4) } });
  await succeed('cancelMySession', { params, body: own });
  await succeed('cancelMyBooking', { params, body: own });
}

async function callMessages(): Promise<void> {
  const [message] = Object.values(await succeed('listMessages', { query: { page: 1 } })) as unknown as Row[];
  await succeed('sendMessageAgain', { params: { id: message?.id ?? '' } });
}

async function resetPasswordOf({ email }: { email: string }): Promise<void> {
  await succeed('requestPasswordReset', { body: { email } });
  const mail = (await storedMessages(test.db)).at(-1)?.text ?? '';
  const token = /token=([\w-]+)/.exec(mail)?.[1] ?? '';
  await succeed('resetPassword', { body: { token, password: testPassword } });
}

/** What a paid booking that is cancelled leaves to do. */
async function callMoney(id: string): Promise<void> {
  await succeed('addLedgerEntry', {
    params: { id },
    body: { kind: 'PAYMENT', method: 'CASH', amount: 1000, reason: 'A tip.' },
  });
  await succeed('listLedger');
  await succeed('getRevenue');
  await succeed('listBalances');
  await succeed('updateBookingStatus', { params: { id }, body: { action: 'CANCELLED' } });
  const [item] = Object.values(await succeed('listAttention')) as unknown as Row[];
  await succeed('resolveAttention', { params: { id: item?.id ?? '' } });
}

/** Every operation of the contract, once. */
async function callEverything(): Promise<void> {
  const person = { name: 'A', email: 'a@x.example', password: testPassword, confirm_password: testPassword };
  const { id } = await succeed('register', { body: person });
  const login = { body: { email: person.email, password: person.password } };
  await succeed('login', login);
  await succeed('refreshAccessToken', { token: customer.refreshToken });
  for (const own of ['getCurrentUser', 'listMyBookings', 'listMyHistories']) {
    await succeed(own, { token: customer.token, ...(own !== 'getCurrentUser' && { query: { page: 1, size: 10 } }) });
  }
  await succeed('logout', { token: customer.refreshToken });
  await succeed('updateUser', { params: { id }, body: { name: 'B', email: person.email, role: 'CUSTOMER' } });
  await succeed('deleteUser', { params: { id } });
  const spot = {
    name: 'A',
    location: 'A',
    difficulty_level: 'BEGINNER',
    description: 'B',
    location_url: 'https://a.b',
  };
  await makeChangeDelete('Image', () => form({ image_url: image }));
  await makeChangeDelete('Video', () => ({ video_url: 'https://example.com/a' }));
  await makeChangeDelete('Product', () => form({ product_category_id: school.categoryId, name: 'A', price: '1' }));
  await makeChangeDelete('ProductCategory', () => ({ name: 'A' }));
  await makeChangeDelete('Carousel', () => form({ image_url: image, active: 'true' }));
  await makeChangeDelete('SurfSpot', () => form({ ...spot, image_url: image }));
  await makeChangeDelete('Instructor', () => form({ name: 'Komang', image_url: image }));
  const komang = await succeed('createInstructor', { body: form({ name: 'Komang' }) });
  const away = { from: schoolDay(1), to: schoolDay(2), is_away: true };
  await succeed('setInstructorAway', { params: { id: komang.id }, body: away });
  await succeed('listRoster');
  await succeed('listChanges', { query: { page: 1 } });
  await succeed('getSchool');
  await succeed('updateSchool', { body: { area: 'Kuta' } });
  await makeChangeDelete('Testimony', () => ({ name: 'A', message: 'B' }), false);
  const booked = (await succeed('createBooking', { body: bookingRequest(school) }))['booking'] as Row;
  await succeed('checkBooking', { params: { bookingCode: String(booked['booking_code']) } });
  await succeed('updateBookingPayment', { params: { id: booked.id }, body: { action: 'PAY' } });
  await succeed('updateBookingStatus', { params: { id: booked.id }, body: { action: 'CONFIRMED' } });
  await succeed('getBooking', { params: { id: booked.id } });
  const day = { from: schoolDay(1), to: schoolDay(1) };
  await succeed('updateDays', { body: { ...day, note: 'High tide 07:40' } });
  await succeed('listDays', { query: day });
  const [session] = Object.values(await succeed('listSessions', { query: day })) as unknown as Row[];
  await succeed('updateSession', { params: { id: session?.id ?? '' }, body: { person: 1 } });
  await succeed('updateSessions', { body: { ids: [session?.id ?? ''], start_time: '07:00' } });
  const other = await succeed('createBooking', { body: bookingRequest(school) });
  const { id: made, booking_details: lines } = other['booking'] as Row & { booking_details: Row[] };
  await succeed('updateBooking', { params: { id: made }, body: { note: 'A' } });
  const line = { product_id: school.lessons.private, reservation_date: schoolDay(2), person: 1 };
  await succeed('addSession', { params: { id: made }, body: line });
  await succeed('cancelSession', { params: { id: lines[0]?.id ?? '' }, body: { reason: 'A' } });
  const { customer_details: details, payment_method: _method, ...walkIn } = bookingRequest(school);
  await succeed('createCounterBooking', { body: { ...walkIn, customer: details, paid: null } });
  await callMoney(booked.id);
  await changeOwnBooking();
  await callMessages();
  await resetPasswordOf(customer);
  await succeed('getOverview');
  for (const list of ['listUsers', 'listBookings', 'searchCarousels', 'searchTestimonies'])
    await succeed(list, { query: { page: 1 } });
  // As visitors ask: some say more to administrators or staff (routes/upcomingSessions.test.ts, routes/instructors.test.ts).
  for (const list of lists) seen.set(list, await call(list, { query: { page: 1 } }));
}
await callEverything();

describe('caches keep no private answers', () => {
  for (const { operationId, security = [], method } of operations) {
    const isPublic = lists.includes(operationId) || operationId === 'getSchool';
    it(`${operationId}: a success is ${isPublic ? 'asked for anew' : 'not kept'}, a failure is not kept`, async () => {
      const answer = seen.get(operationId);
      assert.ok(answer, 'is called above');
      assert.equal(policyOf(answer), isPublic ? 'no-cache' : 'no-store');

      if (operationId === 'getSchool') return; // nothing that is asked makes it fail
      const isOpen = security.every((scheme) => Object.keys(scheme).length === 0);
      const failure = await call(operationId, {
        params: { id: 'x', bookingCode: 'x' },
        ...(method === 'GET' ? { query: { page: 0 } } : { body: {} }),
        ...(!isOpen && { token: 'nonsense' }),
      });
      assert.ok(failure.status >= 400);
      assert.equal(policyOf(failure), 'no-store');
    });
  }

  for (const [method, url, status] of [
    ['GET', '/api/nowhere', 404],
    ['GET', '/nowhere.js', 404],
    ['POST', '/payments/notifications', 400],
    ['GET', '/payments/simulator/none', 404],
    ['GET', '/public/none.webp', 404],
    ['GET', '/api/%zz', 400],
    ['GET', `/api/check-booking/${'x'.repeat(600)}`, 400],
    ['GET', '/readyz', 200],
  ] as const) {
    it(`${method} ${url.slice(0, 30)}: ${String(status)} is not kept, and its type is not guessed`, async () => {
      const answer = await app.inject({ method, url, ...(method === 'POST' && { payload: {} }) });
      assert.equal(answer.statusCode, status);
      assert.deepEqual([policyOf(answer), answer.headers['x-content-type-options']], ['no-store', 'nosniff']);
    });
  }

  it('a failure is not kept where a success is', async () => {
    const { body } = await call('createImage', { token, body: form({ image_url: image }) });
    const url = `/public/${String(body.data['image_url'])}`;
    assert.match(String(policyOf(await app.inject(url))), /immutable/);
    await test.db.execute(sql`alter table pictures rename column content to content_away`);
    await test.db.execute(sql`alter table videos rename to videos_away`);
    const broken = [await app.inject(url), await app.inject('/api/videos?page=9')];
    await test.db.execute(sql`alter table videos_away rename to videos`);
    await test.db.execute(sql`alter table pictures rename column content_away to content`);
    assert.deepEqual(
      broken.map((answer) => [answer.statusCode, policyOf(answer)]),
      [
        [500, 'no-store'],
        [500, 'no-store'],
      ],
    );
  });

  it('what is refused before it is a request is not kept either', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const socket = net.connect(port, '127.0.0.1');
    after(() => socket.destroy());
    socket.end(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`);
    let answer = '';
    socket.on('data', (data: Buffer) => (answer += data.toString()));
    await closeOf(socket);
    assert.match(answer, /^HTTP\/1\.1 431 /);
    assert.match(answer, /\r\ncache-control: no-store\r\n/i);
    assert.match(answer, /\r\nx-content-type-options: nosniff\r\n/i);
  });
});

describe('headers for browsers', () => {
  it('no page may use what the site does not need', async () => {
    const { headers } = await app.inject('/api/products');
    for (const feature of ['camera', 'microphone', 'geolocation'])
      assert.match(String(headers['permissions-policy']), new RegExp(`\\b${feature}=\\(\\)`));
  });

  it('a stored picture that is opened by itself can do nothing', async () => {
    const { body } = await call('createImage', { token, body: form({ image_url: image }) });
    const { headers } = await app.inject(`/public/${String(body.data['image_url'])}`);
    assert.match(String(headers['content-security-policy']), /default-src 'none'.*sandbox/);
    assert.equal(headers['x-content-type-options'], 'nosniff');
  });
});
