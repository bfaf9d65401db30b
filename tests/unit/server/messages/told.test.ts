import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { queueMessage, queueReset } from '../../../../server/messages/queue.ts';
import { insertSurfSpot } from '../../../../server/repositories/surfSpots.ts';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { daysOf, storedMessages } from '../../../support/server/records.ts';
import { phones, school as own } from '../../../support/server/firstSchool.ts';
import { changeHours, openSchool, schoolDay } from '../../../support/server/school.ts';
import { makeTestApp, type Many, type One, type Row } from '../../../support/server/testApp.ts';

const testApp = await makeTestApp();
const { call, db, signIn } = testApp;
const lessons = await openSchool(testApp);
const book = bookingAt(testApp, lessons);
const lesson = lessonOf(lessons);
const { token } = await signIn('ADMIN');
const changeDay = daysOf(testApp, token);
const foreigner = {
  full_name: 'Jonas <b>Berg</b>',
  email: 'jonas@example.com',
  phone: '+4915112345678',
  country: 'DE',
};

const make = async (change: object = {}) => (await book({ customer_details: foreigner, ...change })).body.data.booking;
const kindsOf = async (id: string) => (await storedMessages(db, id)).map(({ kind }) => kind);
const last = async (id: string) => {
  const message = (await storedMessages(db, id)).at(-1);
  assert.ok(message);
  return message;
};
const act = (operation: string, id: string, action: string) =>
  call(operation, { token, params: { id }, body: { action } });

describe('what guests are told', () => {
  it('a booking: code, sessions, total and the page of the booking, as text and HTML', async () => {
    const { id, booking_code: code } = await make();
    const { kind, recipient, subject, text, html } = await last(id);
    assert.deepEqual([kind, recipient, subject], ['BOOKED', 'jonas@example.com', `Your booking ${code}`]);
    assert.match(text, /Hello Jonas <b>Berg<\/b>,/);
    assert.match(html, /Hello Jonas &lt;b&gt;Berg&lt;\/b&gt;,/);
    for (const part of ['Private Surf Lesson, 1 person', 'Kuta Beach', 'Rp. 650.000', `/booking-details/${code}`]) {
      assert.ok(text.includes(part), part);
      assert.ok(html.includes(part), part);
    }
    assert.doesNotMatch(html, /<img|src=|url\(/);
  });

  it('in a rehearsal of a closed day, of its opening and of its next closing, however soon they follow', async () => {
    const { id } = await make({ booking_details: [lesson('private', 1, 61)] });
    for (const is_open of [false, true, false]) await changeDay(schoolDay(61), { is_open });
    const shown = (await storedMessages(db, id)).map(({ kind, status }) => `${kind} ${status}`);
    assert.deepEqual(shown.slice(1), ['CLOSED_DAY REHEARSED', 'REOPENED REHEARSED', 'CLOSED_DAY WAITING']);
  });

  it('under the name of the school, which is called and written to by a tap', async () => {
    const { id } = await make();
    const { html, text } = await last(id);
    assert.match(html, new RegExp(`<div[^>]*>\\s*<p[^>]*>${own.name}</p>\\s*<p[^>]*>Hello`));
    for (const phone of phones)
      assert.match(html, new RegExp(`href="tel:\\${phone.replaceAll(' ', '')}"[^>]*>\\${phone}</a>`));
    assert.ok(html.includes(`href="mailto:${own.email}"`));
    assert.ok(text.includes(`${phones.join(', ')}, ${own.email}`));
  });

  it('in Indonesian with an Indonesian phone, however it is written', async () => {
    for (const phone of ['+6281234567890', '081234567890']) {
      const { id } = await make({ customer_details: { ...foreigner, phone, full_name: 'Sari Dewi' } });
      const { subject, text } = await last(id);
      assert.match(subject, /^Pemesanan Anda /);
      assert.match(text, /Halo Sari Dewi,[\s\S]*Private Surf Lesson, 1 orang/);
    }
  });

  it('by a name that is no text or link of somebody else’s', async () => {
    for (const [name, greeting] of [
      ['Ni Luh  Putu O’Brien-Berg', 'Ni Luh Putu O’Brien-Berg'],
      ['さくら', 'さくら'],
      ['a'.repeat(40), 'a'.repeat(40)],
      ['a'.repeat(41), ''],
      ['I. Wayan Made', ''],
      ['Call nine hundred 900', ''],
      ['Call ٩٠٠', ''],
      ['Win at evil。test now', ''],
      ['Win at evil．test now', ''],
      ['Win at evil｡test now', ''],
      ['Win at evil․test now', ''],
      ['Win at evil۔test now', ''],
      ['You won! Call us', ''],
      ['Eve\r\n\r\nYour booking is void', 'Eve Your booking is void'],
      ['Pay at https://evil.example', ''],
      ['evil.example', ''],
      ['eve@evil', ''],
      ['Eve \u202eelpmaxe', ''],
    ] as const) {
      const { id } = await make({ customer_details: { ...foreigner, full_name: name } });
      const { text, html } = await last(id);
      const expected = greeting === '' ? 'Hello,' : `Hello ${greeting},`;
      assert.equal(text.split('\n')[0], expected);
      assert.ok(html.includes(`>${expected}</p>`), html);
    }
  });

  it('what is to be paid online has its payment page', async () => {
    const { id, booking_code: code } = await make({ payment_method: 'GATEWAY' });
    const { text, dueAt, createdAt } = await last(id);
    assert.match(
      text,
      new RegExp(`Please pay Rp. 650.000 online[\\s\\S]*Pay now:\nhttps://payment-page.invalid/${code}`),
    );
    assert.ok(dueAt > createdAt, 'the page is made after the booking');
    const atSchool = await last((await make()).id);
    assert.deepEqual(atSchool.dueAt, atSchool.createdAt, 'what has no page goes at once');
  });

  it('an online booking that the guest cancels is not said to be unpaid in time', async () => {
    const { id, booking_code: code } = await make({ payment_method: 'GATEWAY', details: [lesson('private', 1, 5)] });
    await call('checkBooking', { params: { bookingCode: code } });
    await call('cancelMyBooking', { params: { bookingCode: code }, body: { email: foreigner.email } });
    const { kind, text } = await last(id);
    assert.equal(kind, 'CANCELLED');
    assert.match(text, /Your booking is cancelled\./);
    assert.doesNotMatch(text, /not paid in time/);
  });

  it('confirmed after its first session: where and when the next one is', async () => {
    const { id } = await make({ details: [lesson('private', 1, 0), lesson('private', 1, 3)] });
    const { data } = (await call<One<{ sessions: Row[] }>>('getBooking', { token, params: { id } })).body;
    const [first, next] = data.sessions;
    const spot = { name: 'Echo Beach', location: 'Canggu', difficultyLevel: 'ADVANCED', description: 'Reef.' } as const;
    const { id: surf_spot_id } = await insertSurfSpot(db, spot);
    await call('updateSession', { token, params: { id: next?.id ?? '' }, body: { surf_spot_id } });
    const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
    for (const [hour, expected, at] of [
      [null, 0, 'Kuta Beach'],
      ['00:00', 3, 'Echo Beach'],
    ] as const) {
      await call('updateSession', { token, params: { id: first?.id ?? '' }, body: { start_time: hour } });
      await db.execute(sql`update bookings set status = 'PENDING' where id = ${id}`);
      await act('updateBookingStatus', id, 'CONFIRMED');
      const said = day.format(new Date(schoolDay(expected)));
      assert.match((await last(id)).text, new RegExp(`see you on \\w+ ${said} \\d{4}[^.]* at ${at}\\.`), at);
    }
  });

  it('confirmed, paid and cancelled by staff', async () => {
    const { id } = await make();
    await act('updateBookingStatus', id, 'CONFIRMED');
    assert.match((await last(id)).text, /confirmed: see you on \w+ \d+ \w+ \d{4} at Kuta Beach\.[\s\S]*Still to pay/);
    await act('updateBookingPayment', id, 'PAY');
    assert.match((await last(id)).text, /we have received your payment[\s\S]*Paid: Rp. 650.000/);
    await act('updateBookingStatus', id, 'CANCELLED');
    const { text, calendar } = await last(id);
    assert.match(text, /is cancelled\.\n\nYou have paid Rp. 650.000/);
    assert.match(calendar ?? '', /METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
    assert.deepEqual(await kindsOf(id), ['BOOKED', 'CONFIRMED', 'PAID', 'CANCELLED']);
  });

  it('nothing of a payment for what costs nothing', async () => {
    await db.execute(sql`update products set price = 0 where id = ${lessons.lessons.guiding}`);
    const { id } = await make({ details: [lesson('guiding', 1)] });
    await act('updateBookingPayment', id, 'PAY');
    assert.deepEqual(await kindsOf(id), ['BOOKED']);
  });

  it('nothing of a completed booking, and nothing when a change is refused', async () => {
    const { id } = await make();
    await act('updateBookingStatus', id, 'COMPLETED');
    assert.equal((await act('updateBookingStatus', id, 'CONFIRMED')).status, 409);
    assert.deepEqual(await kindsOf(id), ['BOOKED']);
  });

  it('a moved session, with both days; nothing of other changes of a session', async () => {
    const { id, booking_details: sessions } = await make({ details: [lesson('guiding', 2, 3)] });
    const change = (body: object) =>
      call('updateSession', { token, params: { id: String((sessions[0] as { id?: string }).id) }, body });
    assert.equal((await change({ person: 3 })).status, 200);
    assert.deepEqual(await kindsOf(id), ['BOOKED']);
    assert.equal((await change({ reservation_date: schoolDay(9) })).status, 200);
    const { kind, text, calendar } = await last(id);
    assert.equal(kind, 'MOVED');
    assert.match(text, /Dawn Patrol: from \w+ \d+ \w+ \d{4} to \w+ \d+ \w+ \d{4}\.[\s\S]*3 people/);
    assert.ok(calendar?.includes(`DTSTART;VALUE=DATE:${schoolDay(9).replaceAll('-', '')}`));
  });

  it('a closed day, once, with its reason; to those alone who come then', async () => {
    const [here, elsewhere] = [
      await make({ details: [lesson('private', 1, 20), lesson('private', 1, 22)] }),
      await make({ details: [lesson('private', 1, 21)] }),
    ];
    const gone = await make({ details: [lesson('private', 1, 20)] });
    await act('updateBookingStatus', gone.id, 'CANCELLED');
    await changeDay(schoolDay(20), { is_open: false, reason: 'Nyepi' });
    await changeDay(schoolDay(20), { is_open: false });
    await changeDay(schoolDay(21), { note: 'high tide 07:40' });
    assert.deepEqual(await kindsOf(here.id), ['BOOKED', 'CLOSED_DAY']);
    assert.match((await last(here.id)).text, /is closed on \w+ \d+ \w+ \d{4}: Nyepi\. What you have booked/);
    assert.deepEqual(await kindsOf(elsewhere.id), ['BOOKED']);
    assert.deepEqual(await kindsOf(gone.id), ['BOOKED', 'CANCELLED']);
    await changeDay(schoolDay(22), { is_open: false, reason: 'Big swell.' });
    assert.match((await last(here.id)).text, /is closed on \w+ \d+ \w+ \d{4}: Big swell\. What you have booked/);
  });

  it('several closed days in one message, of which each word is true', async () => {
    const { id } = await make({ details: [lesson('private', 1, 71), lesson('private', 1, 72)] });
    await changeDay(schoolDay(71), { to: schoolDay(72), is_open: false });
    const day = String.raw`\w+ \d+ \w+ \d{4}`;
    const told = `is closed on ${day} and ${day}. What you have booked then cannot take place\\.`;
    assert.match((await last(id)).text, new RegExp(told));
  });

  it('a booking at the counter, if there is an e-mail address', async () => {
    const atCounter = async (customer: object) => {
      const body = {
        customer: { full_name: 'Made', phone: '+4915112345678', ...customer },
        surf_spot_id: lessons.spotId,
        booking_details: [lesson('private', 1)],
        paid: 'CASH',
      };
      return (await call<One<Row & { messages: Row[] }>>('createCounterBooking', { token, body })).body.data;
    };
    assert.deepEqual((await atCounter({})).messages, []);
    const { messages } = await atCounter({ email: 'made@example.com' });
    assert.deepEqual([messages.length, messages[0]?.['kind'], messages[0]?.['status']], [1, 'BOOKED', 'REHEARSED']);
    assert.match(String(messages[0]?.['text']), /Your booking is confirmed\.[\s\S]*Paid: Rp. 650.000/);
  });

  it('an outgoing password is one message for people of both languages', async () => {
    await queueReset(db, { email: 'sari@example.com', name: 'Sari', token: 'a-b_c' });
    const [message] = (await storedMessages(db)).filter(({ kind }) => kind === 'PASSWORD_RESET');
    assert.match(message?.text ?? '', /Hello Sari,[\s\S]*Dengan tautan ini[\s\S]*\/reset-password\?token=a-b_c/);
  });

  it('is written with the change or not at all', async () => {
    const { id } = await make();
    const undone = db.transaction(async (tx) => {
      await queueMessage(tx, { kind: 'CONFIRMED', bookingId: id }, { ...testApp.clock, changeHours });
      throw new Error('undone');
    });
    await assert.rejects(undone, /undone/);
    assert.deepEqual(await kindsOf(id), ['BOOKED']);
  });
});

describe('the list of messages', () => {
  it('finds codes and addresses, and is for administrators', async () => {
    const { booking_code: code } = await make({ customer_details: { ...foreigner, email: 'Rare@Example.org' } });
    const find = async (search: string) =>
      (await call<Many>('listMessages', { token, query: { page: 1, search } })).body;
    for (const search of [code.slice(2, 8).toLowerCase(), 'rare@example', ` ${code} `]) {
      const { data, paging } = await find(search);
      assert.deepEqual([paging.total_item, data[0]?.['booking_code'], data[0]?.['to']], [1, code, 'Rare@Example.org']);
    }
    assert.equal((await find('nobody@')).paging.total_item, 0);
    const staff = await signIn('STAFF');
    assert.equal((await call('listMessages', { token: staff.token, query: { page: 1 } })).status, 403);
  });

  it('is answered whatever the sender calls this server', async () => {
    await make();
    for (const host of ['a b', '[::', 'x:99999', '999.1.1.1'])
      assert.equal((await call('listMessages', { token, headers: { host } })).status, 200);
  });

  it('sends again by a new message, which stands in the record; not a password’s reset', async () => {
    const { id } = await make();
    const { id: messageId } = await last(id);
    const { status, body } = await call('sendMessageAgain', { token, params: { id: messageId } });
    assert.equal(status, 201);
    assert.notEqual(body.data.id, messageId);
    assert.deepEqual(await kindsOf(id), ['BOOKED', 'BOOKED']);
    const resets = await call<Many>('listMessages', { token, query: { page: 1, search: 'sari@example.com' } });
    const reset = resets.body.data.find(({ kind }) => kind === 'PASSWORD_RESET');
    assert.equal((await call('sendMessageAgain', { token, params: { id: String(reset?.id) } })).status, 409);
    const unknown = '00000000-0000-4000-8000-000000000000';
    assert.equal((await call('sendMessageAgain', { token, params: { id: unknown } })).status, 404);
  });
});
