import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { png } from '../../scripts/contract/png.ts';
import { ask, asked, type Body, type List, signedIn, signIn } from '../support/contract/mock.ts';

/** The day so many days from the school's today. */
const dayAhead = (days: number): string =>
  new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

/** A request for two sessions of the group lesson, for three people each. */
async function newBooking(): Promise<Record<string, unknown>> {
  const { data: lessons } = await asked<List>('GET', '/api/products?search=family');
  const { data: spots } = await asked<List>('GET', '/api/surf-spots');
  const session = (days: number) => ({ product_id: lessons[0]?.['id'], reservation_date: dayAhead(days), person: 3 });
  return {
    surf_spot_id: spots[0]?.['id'],
    payment_method: 'CASH',
    customer_details: { full_name: 'Nyoman', email: 'nyoman@example.com', phone: '+6281234567890', country: 'ID' },
    booking_details: [session(6), session(7)],
  };
}

describe('accounts of the mock backend', () => {
  it('take their role from the e-mail address', async () => {
    for (const [email, role, users, bookings] of [
      ['admin.two@example.com', 'ADMIN', 200, 200],
      ['staff.two@example.com', 'STAFF', 403, 200],
      ['an.admin@example.com', 'CUSTOMER', 403, 403],
    ] as const) {
      const headers = await signedIn(email);
      const { data } = await asked('GET', '/api/users/current', headers);
      assert.deepEqual([data['email'], data['role']], [email, role]);
      assert.equal((await ask('GET', '/api/users', headers)).status, users);
      assert.equal((await ask('GET', '/api/bookings', headers)).status, bookings);
    }
    assert.equal((await ask('GET', '/api/users')).status, 401);
    assert.equal(
      (await ask('POST', '/api/auth/login', {}, { email: 'nobody@example.com', password: 'x' })).status,
      401,
    );
  });

  it('keep the password with which they were registered', async () => {
    const account = { email: 'wayan@example.com', password: 'ombak-sore-2027' };
    await asked('POST', '/api/auth/register', {}, { ...account, name: 'Wayan', confirm_password: account.password });
    assert.equal((await ask('POST', '/api/auth/login', {}, account)).status, 200);
    assert.equal((await ask('POST', '/api/auth/login', {}, { ...account, password: 'another' })).status, 401);
  });

  it('are signed out, by a token that no other can stand for', async () => {
    const { access, refresh } = await signIn('sari@example.com');
    const forged = { authorization: `${access['authorization']?.slice(0, -4) ?? ''}AAAA` };
    for (const headers of [forged, refresh, { authorization: 'Bearer x.y.z' }])
      assert.equal((await ask('GET', '/api/users/current', headers)).status, 401);
    const { data } = await asked('POST', '/api/auth/refresh', refresh);
    const renewed = { authorization: `Bearer ${String(data['access_token'])}` };
    assert.equal((await ask('GET', '/api/users/current', renewed)).status, 200);
    await asked('DELETE', '/api/auth/logout', refresh);
    assert.equal((await ask('GET', '/api/users/current', renewed)).status, 401);
    assert.equal((await ask('POST', '/api/auth/refresh', refresh)).status, 401);
  });
});

describe('what the mock backend keeps', () => {
  it('is created, changed, listed and deleted', async () => {
    const headers = await signedIn('admin@surf.example');
    const { data } = await asked('POST', '/api/product-categories', headers, { name: ' Longboard ' });
    const path = `/api/product-categories/${data.id}`;
    assert.equal(data['name'], 'Longboard');
    await asked('PUT', path, headers, { name: 'Longboards', description: 'Slow and long.' });
    const names = async () =>
      (await asked<List>('GET', '/api/product-categories')).data.map(({ name, description }) => [name, description]);
    assert.deepEqual((await names()).at(-1), ['Longboards', 'Slow and long.']);
    const taken = await ask('POST', '/api/product-categories', headers, { name: 'LONGBOARDS' });
    assert.equal(taken.status, 409);
    await asked('DELETE', path, headers);
    assert.ok(!(await names()).flat().includes('Longboards'));
    assert.equal((await ask('DELETE', path, headers)).status, 404);
  });

  it('is what the contract allows', async () => {
    const headers = await signedIn('admin@surf.example');
    const answer = await ask('POST', '/api/videos', headers, { title: 7 });
    assert.equal(answer.status, 400);
    const { details } = (await answer.json()) as Body;
    assert.deepEqual(details.toSorted(), ["body must have required property 'video_url'", 'body/title must be string']);
    const text = { ...headers, 'content-type': 'text/plain' };
    assert.equal((await ask('POST', '/api/videos', text, 'text')).status, 415);
    const large = { video_url: 'x'.repeat(1_100_000) };
    assert.equal((await ask('POST', '/api/videos', headers, large)).status, 413);
  });

  it('has pictures: uploaded ones as they were, others drawn', async () => {
    const headers = await signedIn('admin@surf.example');
    const bytes = png(24, 16);
    const form = new FormData();
    form.append('image_url', new Blob([new Uint8Array(bytes)]), 'wave.png');
    const { data } = await asked('POST', '/api/images', headers, form);
    const served = await ask('GET', `/public/${String(data['image_url'])}?w=320`);
    assert.equal(served.headers.get('content-type'), 'image/png');
    assert.match(served.headers.get('cache-control') ?? '', /max-age=31536000/);
    assert.deepEqual(Buffer.from(await served.arrayBuffer()), bytes);
    const etag = { 'if-none-match': served.headers.get('etag') ?? '' };
    assert.equal((await ask('GET', `/public/${String(data['image_url'])}`, etag)).status, 304);
    const { data: lessons } = await asked<List>('GET', '/api/products');
    const drawn = await Promise.all(
      lessons.slice(0, 2).map((row) => ask('GET', `/public/${String(row['image_url'])}`)),
    );
    assert.deepEqual(
      drawn.map((picture) => picture.headers.get('content-type')),
      ['image/svg+xml', 'image/svg+xml'],
    );
    const [one, two] = await Promise.all(drawn.map((picture) => picture.text()));
    assert.notEqual(one, two);
    await asked('DELETE', `/api/images/${data.id}`, headers);
    assert.equal((await ask('GET', `/public/${String(data['image_url'])}`)).status, 404);
    form.set('image_url', new Blob(['no picture at all, whatever its name says']), 'wave.png');
    assert.equal((await ask('POST', '/api/images', headers, form)).status, 415);
  });
});

describe('bookings of the mock backend', () => {
  it('cost what the lessons cost', async () => {
    const { data } = await asked<{ data: { booking: Record<string, unknown> } }>(
      ...(['POST', '/api/bookings', await signedIn('nyoman@example.com')] as const),
      { ...(await newBooking()), total_amount: 1 },
    );
    const { booking_code: code, total_amount, booking_details } = data.booking;
    assert.equal(total_amount, 2 * 3 * 325_000);
    assert.deepEqual(
      (booking_details as { total_amount: number }[]).map((one) => one.total_amount),
      [975_000, 975_000],
    );
    const own = await asked<List>('GET', '/api/my-bookings', await signedIn('nyoman@example.com'));
    assert.deepEqual(
      own.data.map(({ booking_code }) => booking_code),
      [code],
    );
    const others = await asked<List>('GET', '/api/my-bookings', await signedIn('ketut@example.com'));
    assert.deepEqual(others.data, []);
    const found = await asked<List>(
      'GET',
      `/api/bookings?search=${String(code)}`,
      await signedIn('admin@surf.example'),
    );
    assert.equal(found.paging.total_item, 1);
  });

  it('keep to the rules of the lesson', async () => {
    const body = await newBooking();
    const [session] = body['booking_details'] as Record<string, unknown>[];
    const answer = await ask('POST', '/api/bookings', {}, { ...body, booking_details: [{ ...session, person: 2 }] });
    assert.equal(answer.status, 400);
  });

  it('show their addresses whole to staff, masked to who has the code alone, and hold no large group', async () => {
    const body = await newBooking();
    const { data } = await asked<{ data: { booking: { booking_code: string } } }>(
      ...(['POST', '/api/bookings', {}, body] as const),
    );
    const look = async (headers = {}) =>
      (await asked('GET', `/api/check-booking/${data.booking.booking_code}`, headers)).data['customer_email'];
    const { email } = body['customer_details'] as { email: string };
    assert.equal(await look(await signedIn('admin@surf.example')), email);
    assert.equal(await look(), `${email.charAt(0)}…${email.slice(email.indexOf('@'))}`);
    const [session] = body['booking_details'] as Record<string, unknown>[];
    const large = { ...body, booking_details: Array.from({ length: 21 }, () => session) };
    assert.equal((await ask('POST', '/api/bookings', {}, large)).status, 409);
  });

  it('are paid on a page that stands in for the gateway', async () => {
    const body = { ...(await newBooking()), payment_method: 'GATEWAY' };
    const { data } = await asked<{
      data: { booking: { booking_code: string }; transaction: { redirect_url: string } };
    }>(...(['POST', '/api/bookings', {}, body] as const));
    const look = async () => (await asked('GET', `/api/check-booking/${data.booking.booking_code}`)).data['payments'];
    assert.match(await (await fetch(data.transaction.redirect_url)).text(), /PENDING/);
    await fetch(`${data.transaction.redirect_url}?as=PAID`);
    assert.equal(((await look()) as { status: string }[])[0]?.status, 'PAID');
  });
});
