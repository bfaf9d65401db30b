import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { it } from 'node:test';
import { sql } from 'drizzle-orm';
import { hashToken } from '../../../../server/auth/tokens.ts';
import { delivery } from '../../../../server/messages/delivery.ts';
import { smtpTransport } from '../../../../server/messages/transport.ts';
import { bookingAt } from '../../../support/server/bookings.ts';
import { mailSettings, openMailbox } from '../../../support/server/mailbox.ts';
import { storedMessages } from '../../../support/server/records.ts';
import { postTo, through } from '../../../support/server/onlineBooking.ts';
import { openSchool, schoolDay } from '../../../support/server/school.ts';
import { startSnapDouble } from '../../../support/server/snapDouble.ts';
import { makeTestApp, type One, type Row, rowsOf, testPassword } from '../../../support/server/testApp.ts';

const snap = await startSnapDouble();
const mailbox = await openMailbox();
const logged: string[] = [];
const logger = { level: 'trace', stream: { write: (line: string) => logged.push(line) } };
const mail = mailSettings(mailbox);
const test = await makeTestApp({ logger, settings: { ...through(snap), mail, publicUrl: mail.origin } });
const { app, call, db, signIn } = test;
const school = await openSchool(test);
const book = bookingAt(test, school);
const admin = await signIn('ADMIN');
const { token } = admin;

const guest = {
  full_name: 'Jonas Zweigelt',
  email: 'jonas.zweigelt@guests.example',
  phone: '+4915198765432',
  country: 'DE',
};
const walkIn = { full_name: 'Kadek Kersana', email: 'kadek.kersana@guests.example', phone: '+6281298761234' };
/** What people are called, and where they are reached. */
const people = [guest, walkIn].flatMap(({ full_name, email, phone }) => [
  ...full_name.split(' '),
  email,
  phone.slice(1),
]);
/** What opens something. */
const secrets: string[] = [testPassword, 'kata-sandi-baru', admin.token, admin.refreshToken];
const keys: string[] = [];
const newKey = () => {
  keys.push(randomUUID());
  return { 'idempotency-key': keys.at(-1) ?? '' };
};

/** Lets everything be due, and hands it to the mail server. */
async function deliver(): Promise<void> {
  await db.execute(sql`update messages set due_at = now() - interval '1 second' where status = 'WAITING'`);
  await delivery({
    connection: test.connection,
    transport: smtpTransport(mail),
    atOnce: mail.atOnce,
    log: app.log,
  }).finish();
}

const bookOnline = async () => {
  const details = [{ product_id: school.lessons.private, reservation_date: schoolDay(30), person: 1 }];
  const answer = await book({ payment_method: 'GATEWAY', customer_details: guest, details }, { headers: newKey() });
  assert.equal(answer.status, 201);
  const orderId = snap.asked.at(-1)?.transaction_details.order_id ?? '';
  return { ...answer.body.data.booking, orderId };
};

/** A guest books, pays, moves and cancels; what can fail at the gateway and the mail server does. */
async function guestsJourney(): Promise<void> {
  mailbox.state.refusal = 550; // the mail server's words name the guest
  snap.troubles = ['broken'];
  const booking = await bookOnline();
  const { id, booking_code: bookingCode } = booking;
  const params = { bookingCode };
  await call('checkBooking', { params });
  const orderId = snap.asked.at(-1)?.transaction_details.order_id ?? '';
  const settlement = { transaction_status: 'settlement', status_code: '200' };
  snap.say(orderId, settlement);
  const post = postTo(app);
  assert.equal(await post(snap.message(orderId, settlement)), 200);
  await post(snap.message(orderId, { transaction_status: guest.email, status_code: '200' }));
  const [session] = (await call<One<Row & { sessions: Row[] }>>('getBooking', { token, params: { id } })).body.data
    .sessions;
  const move = { ...params, id: session?.id ?? '' };
  for (const email of [walkIn.email, guest.email.toUpperCase()])
    await call('moveMySession', { params: move, body: { email, reservation_date: schoolDay(40) } });
  const refund = {
    kind: 'REFUND',
    method: 'GATEWAY',
    amount: 1000,
    reason: `${guest.full_name} asked on ${guest.phone}`,
  };
  snap.troubles = ['broken after it was made'];
  const headers = newKey();
  for (const status of [503, 201])
    assert.equal((await call('addLedgerEntry', { token, params: { id }, body: refund, headers })).status, status);
  snap.refundRefusal = `${guest.email} has no card`;
  assert.equal((await call('addLedgerEntry', { token, params: { id }, body: refund, headers: newKey() })).status, 409);
  assert.equal((await call('cancelMyBooking', { params, body: { email: guest.email } })).status, 200);
  await deliver();
  mailbox.state.refusal = null;
}

/** Staff book for somebody at the counter, search, change and send again; some requests are broken. */
async function staffsJourney(): Promise<void> {
  const session = { product_id: school.lessons.private, reservation_date: schoolDay(0), person: 1 };
  const counter = { customer: walkIn, surf_spot_id: school.spotId, booking_details: [session], paid: 'CASH' };
  const made = await call('createCounterBooking', { token, body: counter, headers: newKey() });
  assert.equal(made.status, 201);
  await call('createCounterBooking', { token, body: { ...counter, paid: walkIn.email }, headers: newKey() });
  const { id } = made.body.data;
  for (const search of [walkIn.email, walkIn.phone, walkIn.full_name]) {
    await call('listBookings', { token, query: { page: 1, search } });
    await call('listMessages', { token, query: { page: 1, search } });
    await app.inject({
      url: '/api/bookings',
      query: { page: '1', sort: search },
      headers: { authorization: `Bearer ${token}` },
    });
  }
  const [message] = await storedMessages(db, id);
  await call('sendMessageAgain', { token, params: { id: message?.id ?? '' } });
  await call('updateBookingStatus', { token, params: { id }, body: { action: 'CANCELLED' } });
  const payload = `{"customer": {"email": "${walkIn.email}", "phone": ${walkIn.phone}`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  await app.inject({ method: 'POST', url: '/api/counter-bookings', payload, headers });
}

/** Somebody forgets a password, uses the link once, and tries it again. */
async function resetsJourney(): Promise<void> {
  const user = await signIn('CUSTOMER', 'putu.kersana@guests.example');
  people.push('putu', user.email);
  secrets.push(user.token, user.refreshToken);
  for (const email of [user.email, `${user.email} `, 'nobody.kersana@guests.example', 'kersana'])
    await call('requestPasswordReset', { body: { email } });
  const texts = (await storedMessages(db)).filter(({ kind }) => kind === 'PASSWORD_RESET').map(({ text }) => text);
  await deliver();
  const sent = mailbox.received.filter(({ to }) => to === user.email).map((each) => each.mail.text ?? '');
  const links = [...texts, ...sent].flatMap((text) => /token=([\w-]{43})/.exec(text)?.[1] ?? []);
  assert.ok(links.length > 0);
  for (const link of links) {
    secrets.push(link, hashToken(link));
    await app.inject({
      url: `/reset-password?token=${link}`,
      headers: { referer: `https://surf.example/?token=${link}` },
    });
    const reset = { token: link, password: 'kata-sandi-baru' };
    for (let time = 0; time < 2; time += 1) await call('resetPassword', { body: reset });
    await call('resetPassword', { token, body: { ...reset, token: `${link}x` } });
  }
}

const holds = (text: string, parts: string[]) =>
  parts.filter((part) => text.toLowerCase().includes(part.toLowerCase()));

it('the log tells nothing of people and secrets at its most talkative, and the record of changes no secret', async () => {
  await guestsJourney();
  await staffsJourney();
  await resetsJourney();
  const log = logged.join('');
  assert.match(log, /A message was not sent/);
  assert.match(log, /gateway did not say whether it gives money back/);
  assert.deepEqual(holds(log, [...people, ...secrets, ...keys]), []);
  const record = JSON.stringify(await rowsOf(db, sql`select * from audit_log`));
  assert.match(record, /cancel|CANCELLED/);
  const messages = await storedMessages(db);
  const hashes = (await rowsOf(db, sql`select password_hash from users`)).map((row) => String(row['password_hash']));
  assert.deepEqual(holds(record, [...secrets, ...keys, ...hashes]), []);
  for (const { text } of messages) assert.ok(text === '' || !record.includes(JSON.stringify(text).slice(1, -1)));
});
