// Also on PostgreSQL: claims of several instances.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Connection } from '../../../../server/db/connect.ts';
import type { messages } from '../../../../server/db/schema.ts';
import { withAddresses } from '../../../../server/messages/addresses.ts';
import { delivery } from '../../../../server/messages/delivery.ts';
import { queueReset } from '../../../../server/messages/queue.ts';
import { ANSWER_PATIENCE, rehearsal, smtpTransport } from '../../../../server/messages/transport.ts';
import { claimMessage } from '../../../../server/repositories/messageClaims.ts';
import { forgetOldResets } from '../../../../server/repositories/messages.ts';
import { bookingAt } from '../../../support/server/bookings.ts';
import { eventually } from '../../../support/server/waiting.ts';
import { mailSettings, openMailbox } from '../../../support/server/mailbox.ts';
import { storedMessages } from '../../../support/server/records.ts';
import { openSchool, schoolDay } from '../../../support/server/school.ts';
import { makeTestApp, type Many } from '../../../support/server/testApp.ts';

const mailbox = await openMailbox();
const { received, state } = mailbox;
const mail = mailSettings(mailbox);
const testApp = await makeTestApp({ settings: { mail, publicUrl: mail.origin } });
const { call, connection, connectAgain, db, signIn } = testApp;
const school = await openSchool(testApp);
const book = bookingAt(testApp, school);
const { token } = await signIn('ADMIN');

const logged: string[] = [];
const log = {
  info: (message: string) => void logged.push(message),
  warn: (about: object, message: string) => void logged.push(JSON.stringify(about) + message),
};
const open = (on: Connection = connection) =>
  delivery({ connection: on, transport: smtpTransport(mail), atOnce: mail.atOnce, log });
/** Lets everything that waits be due, with the pause of a booking's page over. Instants are stored as milliseconds, rounded: now() may be ahead. */
const allDue = () => db.execute(sql`update messages set due_at = now() - interval '1 second' where status = 'WAITING'`);
const deliver = async () => {
  await allDue();
  await open().finish();
};
/** What a server without a mail server does with what is due. */
const rehearse = async () => {
  await allDue();
  await delivery({ connection, transport: rehearsal, atOnce: 1, log }).finish();
};
let guests = 0;
const make = async (change: object = {}) => {
  guests += 1;
  const email = `guest${String(guests)}@example.com`;
  const customer = { full_name: 'Jonas Berg', email, phone: '+4915112345678', country: 'DE' };
  const { booking, transaction } = (await book({ customer_details: customer, ...change })).body.data;
  return { ...booking, email, page: transaction?.redirect_url };
};
const mailsTo = (email: string) => received.filter(({ to }) => to === email).map((each) => each.mail);
const stored = async (id: string) => {
  const [message] = await storedMessages(db, id);
  assert.ok(message);
  return message;
};
const attention = async () => (await call<Many>('listAttention', { token })).body.data;

describe('messages go out by SMTP', () => {
  it('as text and HTML, with the calendar file, and links to the site', async () => {
    const { id, email, booking_code: code } = await make();
    await deliver();
    const [sent, ...more] = mailsTo(email);
    assert.ok(sent);
    assert.equal(more.length, 0);
    assert.equal(sent.subject, `Your booking ${code}`);
    assert.equal(sent.from?.text, '"Ombak Pagi" <hello@surf.example>');
    assert.equal(sent.messageId, `<${(await stored(id)).id}@surf.example>`);
    assert.equal(sent.headers.get('auto-submitted'), 'auto-generated');
    const page = `https://surf.example/surf-lesson/booking-details/${code}?lang=en`;
    assert.ok(sent.text?.includes(page));
    assert.ok(String(sent.html).includes(`href="${page}"`));
    const [file] = sent.attachments;
    assert.deepEqual([file?.filename, file?.contentType], ['sessions.ics', 'text/calendar']);
    const calendar = file?.content.toString() ?? '';
    assert.match(calendar, /UID:[\w-]{36}@surf\.example\r\n/);
    assert.ok(calendar.includes(`DTSTART;VALUE=DATE:${schoolDay(1).replaceAll('-', '')}`));
    assert.ok(calendar.split('\r\n').every((line) => Buffer.byteLength(line) <= 75));
    assert.doesNotMatch(`${sent.text ?? ''}${String(sent.html)}${calendar}`, /\.invalid/);
    const { status, sentAt } = await stored(id);
    assert.equal(status, 'SENT');
    assert.ok(sentAt);
  });

  it('with the payment page, as far as there is one', async () => {
    const { email, page } = await make({ payment_method: 'GATEWAY' });
    await deliver();
    assert.ok(page);
    assert.ok(mailsTo(email)[0]?.text?.includes(`Pay now:\n${page}`));
  });

  it('as they are rehearsed and read: text and HTML, with the payment page of that time and the current one', async () => {
    const { id, booking_code: code, page } = await make({ payment_method: 'GATEWAY' });
    assert.ok(page);
    const shown = async () => {
      const { data } = (await call<Many>('listMessages', { token, query: { page: 1, search: code } })).body;
      return data.filter(({ kind }) => kind === 'BOOKED').map(({ text }) => String(text));
    };
    const waiting = await shown();
    assert.equal(waiting.length, 1);
    assert.ok(waiting[0]?.includes(`Pay now:\n${page}`), 'what waits is read as it will be sent');
    await delivery({ connection, transport: rehearsal, atOnce: 1, log }).finish();
    assert.equal((await stored(id)).status, 'WAITING', 'its payment page may still be made');
    await rehearse();
    const [{ id: messageId, status } = { id: '', status: '' }] = await storedMessages(db, id);
    assert.equal(status, 'REHEARSED');
    assert.deepEqual(await shown(), waiting);
    await call('sendMessageAgain', { token, params: { id: messageId } });
    await deliver();
    const [sent] = mailsTo(`guest${String(guests)}@example.com`);
    assert.ok(sent);
    assert.equal(sent.text?.trim(), waiting[0]?.trim());
    const [rehearsed] = await storedMessages(db, id);
    assert.ok(rehearsed);
    const addresses = { origin: mail.origin, paymentPage: rehearsed.paymentPage };
    assert.equal(String(sent.html).trim(), withAddresses(rehearsed.html, addresses).trim());
    assert.ok(String(sent.html).includes(`href="${page}"`));
    // Once the page has ended, what was sent is still shown as it was; what is sent again then leads to the booking.
    await call('updateBookingStatus', { token, params: { id }, body: { action: 'CANCELLED' } });
    assert.deepEqual(await shown(), [...waiting, ...waiting]);
    await call('sendMessageAgain', { token, params: { id: messageId } });
    const [again] = await shown();
    assert.ok(again);
    assert.ok(again.includes(`Pay now:\nhttps://surf.example/surf-lesson/booking-details/${code}?lang=en`));
    await deliver();
    assert.equal(
      mailsTo(`guest${String(guests)}@example.com`).find(({ text }) => text?.trim() === again.trim())?.subject,
      `Your booking ${code}`,
    );
  });

  it('in the order in which a booking changed', async () => {
    const { id, email } = await make({ payment_method: 'GATEWAY' });
    for (const action of ['CONFIRMED', 'CANCELLED'])
      await call('updateBookingStatus', { token, params: { id }, body: { action } });
    await open().finish();
    assert.deepEqual(mailsTo(email), [], 'the first one waits for its payment page');
    await deliver();
    const subjects = mailsTo(email).map(({ subject }) => subject?.split(' ').at(-1));
    assert.deepEqual(subjects.slice(1), ['confirmed', 'cancelled']);
  });

  it('once, however many instances look for them', async () => {
    const bookings = await Promise.all(Array.from({ length: 12 }, () => make()));
    await allDue();
    const instances = [open(), open(await connectAgain()), open(await connectAgain())];
    await Promise.all(instances.map((instance) => instance.finish()));
    // One that another instance was sending is not waited for by this one.
    await eventually('all were sent', () => bookings.every(({ email }) => mailsTo(email).length > 0));
    for (const { email } of bookings) assert.equal(mailsTo(email).length, 1);
  });

  it('also when the answer that nothing is due was on its way while that changed', async () => {
    const { id } = await make();
    await call('updateBookingStatus', { token, params: { id }, body: { action: 'CANCELLED' } });
    await allDue();
    const statuses = async () => (await storedMessages(db, id)).map(({ status }) => status);
    let claims = 0;
    // The second claim finds nothing, as the first message is still being sent; its answer comes after that one is done.
    const late: Connection['db'] = new Proxy(db, {
      get: (target, name, proxy: unknown) =>
        name !== 'update'
          ? (Reflect.get(target, name, proxy) as unknown)
          : (table: typeof messages) => ({
              set: (values: object) => {
                const query = target.update(table).set(values);
                const answer = query.then.bind(query);
                if ('claimedUntil' in values && 'tries' in values && (claims += 1) === 2)
                  query.then = (taken, refused) =>
                    answer(async (result) => {
                      while (!(await statuses()).includes('REHEARSED')) await sleep(5);
                      return result;
                    }).then(taken, refused);
                return query;
              },
            }),
    });
    await delivery({ connection: { ...connection, db: late }, transport: rehearsal, atOnce: 2, log }).finish();
    assert.deepEqual(await statuses(), ['REHEARSED', 'REHEARSED']);
  });

  it('several at once and one after the other without another look; a link for a password first, reminders last', async () => {
    const bookings = await Promise.all(Array.from({ length: 10 }, () => make()));
    const [first, second] = bookings;
    assert.ok(first && second);
    await db.execute(sql`update messages set kind = 'REMINDER', priority = 3 where booking_id = ${first.id}`);
    await db.execute(sql`update messages set status = 'SENT' where booking_id = ${second.id}`);
    await call('updateBookingStatus', { token, params: { id: second.id }, body: { action: 'CONFIRMED' } });
    await queueReset(db, { email: 'forgetful@example.com', name: 'Sari', token: 'key' });
    await allDue();
    const before = received.length;
    let most = 0;
    state.beforeTaking = async () => {
      most = Math.max(most, state.underWay);
      await sleep(200);
    };
    const connected = mailbox.connections();
    const instance = open();
    await instance.look();
    await eventually('all were sent', () => received.length === before + 11);
    await instance.stop(60_000); // its look for a next message would take that of the next test
    state.beforeTaking = () => Promise.resolve();
    assert.equal(most, 4);
    assert.ok(mailbox.connections() - connected <= 4, 'connections are used again');
    const order = received.slice(before).map(({ to, mail: { subject } }) => [to, subject ?? ''] as const);
    const early = order.slice(0, 4);
    assert.ok(early.some(([to]) => to === 'forgetful@example.com'));
    assert.ok(early.some(([to, subject]) => to === second.email && subject.endsWith('confirmed')));
    assert.ok(order.slice(-3).some(([to]) => to === first.email));
  });

  it('a mail server has as long to take one as SMTP gives it, or the guest would get it again', () => {
    assert.ok(ANSWER_PATIENCE >= 10 * 60_000);
  });

  it('a slow mail server holds up no request, and a stopping instance waits for it', async () => {
    let go: () => void = () => undefined;
    state.beforeTaking = () => new Promise((resolve) => (go = resolve));
    const { id, email } = await make();
    await allDue();
    const instance = open();
    await instance.look();
    await eventually('the message is under way', () => state.underWay === 1);
    assert.equal((await make()).status, 'PENDING');
    const stopping = instance.stop(60_000);
    state.beforeTaking = () => Promise.resolve();
    go();
    await stopping;
    assert.equal((await stored(id)).status, 'SENT');
    assert.equal(mailsTo(email).length, 1);
  });
});

describe('a message that the mail server refuses', () => {
  const pause = async (id: string) => {
    const { dueAt, tries } = await stored(id);
    return { tries, seconds: Math.round((dueAt.getTime() - Date.now()) / 1000) };
  };

  it('is tried again with growing pauses, by the same Message-ID', async () => {
    const { id, email } = await make();
    state.refusal = 451;
    for (const expected of [30, 60, 120, 240]) {
      await deliver();
      const { seconds } = await pause(id);
      assert.ok(Math.abs(seconds - expected) <= 5, `${String(seconds)} for ${String(expected)}`);
    }
    await db.execute(sql`update messages set tries = 20 where booking_id = ${id}`);
    await deliver();
    assert.ok((await pause(id)).seconds <= 3600);
    const late = sql`now() - interval '23 hours 50 minutes'`;
    await db.execute(sql`update messages set created_at = ${late} where booking_id = ${id}`);
    await deliver();
    assert.ok((await pause(id)).seconds <= 600, 'the last time when its day ends');
    state.refusal = null;
    await deliver();
    assert.equal(mailsTo(email)[0]?.messageId, `<${(await stored(id)).id}@surf.example>`);
  });

  it('holds up nothing that goes to the corrected address', async () => {
    const { id, email } = await make();
    state.refusal = 550;
    await deliver();
    state.refusal = null;
    const corrected = { customer_email: `right.${email}` };
    assert.equal((await call('updateBooking', { token, params: { id }, body: corrected })).status, 200);
    const { id: message } = await stored(id);
    assert.equal((await call('sendMessageAgain', { token, params: { id: message } })).status, 201);
    await open().finish(); // the first one waits for its next try
    assert.equal(mailsTo(corrected.customer_email).length, 1);
    assert.equal((await stored(id)).status, 'WAITING');
  });

  it('has failed after a day, which a person is told; sent again, that is over', async () => {
    const { id, email, booking_code: code } = await make();
    state.refusal = 550;
    await deliver();
    assert.equal((await stored(id)).status, 'WAITING');
    await db.execute(sql`update messages set created_at = now() - interval '1 day 1 second' where booking_id = ${id}`);
    await deliver();
    state.refusal = null;
    const message = await stored(id);
    assert.equal(message.status, 'FAILED');
    const raised = (await attention()).find(({ booking_id: about }) => about === id);
    assert.deepEqual([raised?.['kind'], raised?.['booking_code']], ['MESSAGE_FAILED', code]);
    assert.match(String(raised?.['text']), new RegExp(`did not reach ${email}: the mail server answered 550\\.`));
    assert.equal((await call('sendMessageAgain', { token, params: { id: message.id } })).status, 201);
    assert.equal(
      (await attention()).some(({ booking_id: about }) => about === id),
      false,
    );
    await deliver();
    assert.equal(mailsTo(email).length, 1);
  });

  it('is too late as a reminder after fifteen hours: the day has begun, and a person is told', async () => {
    const [late, tooLate] = [await make(), await make()];
    for (const [{ id }, age] of [
      [late, '14 hours 59 minutes'],
      [tooLate, '15 hours 1 second'],
    ] as const)
      await db.execute(sql`update messages set kind = 'REMINDER', created_at = now() - ${age}::interval
        where booking_id = ${id}`);
    await deliver();
    assert.deepEqual([mailsTo(late.email).length, mailsTo(tooLate.email).length], [1, 0]);
    const raised = (await attention()).find(({ booking_id: about }) => about === tooLate.id);
    assert.match(String(raised?.['text']), /was not sent in time\.$/);
  });

  it('names nobody in the log', () => {
    assert.ok(logged.length > 0);
    assert.doesNotMatch(logged.join('\n'), /guest\d|@example|Jonas/);
  });

  it('is taken over from an instance that died, and not while the claim lasts', async () => {
    const { id, email } = await make();
    await allDue();
    assert.ok(await claimMessage(db)); // and nothing more is heard of who did it
    const other = { ...connection, isEmbedded: false };
    await open(other).finish();
    assert.equal(mailsTo(email).length, 0);
    await db.execute(sql`update messages set claimed_until = now() - interval '1 second' where booking_id = ${id}`);
    await open(other).finish();
    assert.equal(mailsTo(email).length, 1);
  });
});

describe('a password’s reset', () => {
  const reset = async (token: string) => {
    const email = `${token}@example.com`;
    await queueReset(db, { email, name: 'Sari', token });
    const find = async () => (await storedMessages(db)).find(({ recipient }) => recipient === email);
    return { email, find };
  };

  it('is sent, and its text is neither shown before nor kept', async () => {
    const { email, find } = await reset('first');
    const { data } = (await call<Many>('listMessages', { token, query: { page: 1, search: email } })).body;
    assert.deepEqual([data[0]?.['status'], data[0]?.['text']], ['WAITING', '']);
    await deliver();
    assert.match(mailsTo(email)[0]?.text ?? '', /https:\/\/surf\.example\/reset-password\?token=first/);
    const kept = await find();
    assert.deepEqual([kept?.status, kept?.text, kept?.html], ['SENT', '', '']);
  });

  it('is not sent when its link has ended', async () => {
    const { email, find } = await reset('late');
    await db.execute(sql`update messages set created_at = now() - interval '61 minutes' where recipient = ${email}`);
    await deliver();
    assert.deepEqual(mailsTo(email), []);
    const kept = await find();
    assert.deepEqual([kept?.status, kept?.text, kept?.html], ['FAILED', '', '']);
  });

  it('can be read for an hour where nothing is sent', async () => {
    const { email, find } = await reset('rehearsed');
    await rehearse();
    await forgetOldResets(db);
    assert.match((await find())?.text ?? '', /token=rehearsed/);
    await db.execute(sql`update messages set created_at = now() - interval '61 minutes' where recipient = ${email}`);
    const { data } = (await call<Many>('listMessages', { token, query: { page: 1, search: email } })).body;
    assert.deepEqual([data[0]?.['status'], data[0]?.['text']], ['REHEARSED', '']);
    await forgetOldResets(db);
    assert.deepEqual([(await find())?.text, (await find())?.html], ['', '']);
  });
});
