// What the server says of the school is what the school says of itself (docs/decisions/languages.md).
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CheckedBooking, FullBooking, School } from '../../../../server/contract.gen.ts';
import { queueReset } from '../../../../server/messages/queue.ts';
import { queueReminders } from '../../../../server/messages/reminders.ts';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { hoursBefore } from '../../../support/server/ownBookings.ts';
import { storedMessages } from '../../../support/server/records.ts';
import { changeHours, openSchool, schoolDay } from '../../../support/server/school.ts';
import { type Failure, form, makeTestApp, type One } from '../../../support/server/testApp.ts';

const test = await makeTestApp({ isWithoutRounds: true });
const { call, clock, db, signIn } = test;
const school = await openSchool(test);
const book = bookingAt(test, school);
const lesson = lessonOf(school);
const { token } = await signIn('ADMIN');

const say = async (body: object) => {
  const answer = await call<One<School>>('updateSchool', { token, body });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
};
const guest = { full_name: 'Sari', email: 'sari@example.com', phone: '+4915123456789', country: 'DE' };
const make = async (language: 'en' | 'id', day = 5, kind: 'private' | 'group' = 'private') =>
  (await book({ customer_details: guest, details: [lesson(kind, kind === 'group' ? 3 : 1, day)], language })).body.data
    .booking;
const last = async (id: string) => {
  const message = (await storedMessages(db, id)).at(-1);
  assert.ok(message);
  return message;
};

describe('what guests read names the school as it is now', () => {
  const now = {
    name: 'Sekolah <Ombak> & Angin',
    phone: '+4930123456',
    whatsapp: '+6281199990000',
    email: 'halo@angin.example',
    street: 'Jalan Baru 7',
    map_url: 'https://maps.example/baru-7',
    area: 'Canggu',
    region: 'Lombok',
  };

  it('in mails and calendar files', async () => {
    await say({ ...now, texts: { en: { bring: 'A hat\nA smile', meeting: 'Meet at the gate.' } } });
    const { text, html, calendar } = await last((await make('en')).id);
    for (const part of [
      `Where we meet: ${now.name}, Jalan Baru 7, Canggu, Lombok`,
      'Please bring: A hat, A smile.',
      'Meet at the gate.',
      '+4930123456, +62 811 9999 0000, halo@angin.example',
      'in Lombok.',
    ])
      assert.ok(text.includes(part), `${part} in ${text}`);
    assert.ok(html.includes('Sekolah &lt;Ombak&gt; &amp; Angin'));
    assert.ok(html.includes('href="tel:+6281199990000"'));
    assert.ok(calendar?.includes('LOCATION:Kuta Beach\\, Jalan Baru 7\\, Canggu\\, Lombok'));
    assert.ok(calendar?.includes(`\\n${now.map_url}\\n`), 'the map');
    assert.ok(calendar?.includes(`– ${now.name}`));
  });

  it('in Indonesian, and in English where a text has no translation', async () => {
    await say({ texts: { id: { bring: 'Topi', meeting: null }, en: { meeting: 'Meet at the gate.' } } });
    const { text } = await last((await make('id')).id);
    assert.ok(text.includes('Mohon bawa: Topi.'), text);
    assert.ok(text.includes('Meet at the gate.'));
    await say({ texts: { id: { bring: null, meeting: null }, en: { bring: null, meeting: null } } });
    assert.doesNotMatch((await last((await make('id')).id)).text, /bawa|gate/);
  });

  it('in the lines in which the school has written them, also in HTML', async () => {
    await say({ texts: { en: { meeting: 'Meet at the gate.\n\nShow this mail.' } } });
    const { text, html } = await last((await make('en')).id);
    assert.ok(text.includes('Meet at the gate.\n\nShow this mail.'), text);
    assert.ok(html.includes('Meet at the gate.<br><br>Show this mail.'), html);
  });

  it('but not where to meet at the school, where a spot has a meeting point of its own', async () => {
    await say({ texts: { en: { meeting: 'Meet at the gate.' } } });
    await call('updateSurfSpot', {
      token,
      params: { id: school.spotId },
      body: form({ meeting_point: 'At the racks' }),
    });
    const { text } = await last((await make('en')).id);
    await call('updateSurfSpot', { token, params: { id: school.spotId }, body: form({ meeting_point: '' }) });
    assert.match(text, /At the racks/);
    assert.match(text, /Please be there 15 minutes before\./);
    assert.doesNotMatch(text, /gate/);
  });

  it('with the map that leads to where they meet', async () => {
    const [atSchool, atSpot] = ['https://maps.example/school', 'https://maps.example/racks'];
    await say({ map_url: atSchool });
    const spotWith = (meeting_point: string, location_url: string) =>
      call('updateSurfSpot', { token, params: { id: school.spotId }, body: form({ meeting_point, location_url }) });
    await spotWith('At the racks', atSpot);
    const apart = await last((await make('en')).id);
    await spotWith('', atSpot);
    const here = await last((await make('en')).id);
    await spotWith('', '');
    assert.deepEqual([apart.text.includes(atSpot), apart.text.includes(atSchool)], [true, false]);
    assert.deepEqual([here.text.includes(atSpot), here.text.includes(atSchool)], [false, true]);
    assert.match(here.html, new RegExp(`<a href="${atSchool}"[^>]*>Open the map</a>`));
    const seen = (html: string) => html.replaceAll(/<[^>]*>/g, '');
    assert.doesNotMatch(seen(here.html), /https:/, 'an address is wider than a phone');
  });

  it('in the mail with a new password', async () => {
    await queueReset(db, { email: 'sari@example.com', name: 'Sari', token: 'a' });
    const reset = (await storedMessages(db)).find(({ kind }) => kind === 'PASSWORD_RESET');
    assert.ok(reset?.text.includes(`${now.name}, Jalan Baru 7`));
  });

  it('with the phone of a school that has no other', async () => {
    await say({ whatsapp: null });
    assert.ok((await last((await make('en')).id)).text.includes('write to us: +4930123456, halo@'));
  });
});

describe('the hour of reminders', () => {
  const at = (day: number, time: string) => new Date(`${schoolDay(day)}T${time}:00+08:00`);
  it('is the school’s', async () => {
    const { id } = await make('en', 20);
    const kinds = async () => (await storedMessages(db, id)).map(({ kind }) => kind);
    await say({ reminder_at: '19:30' });
    await queueReminders(db, at(19, '19:29'), { changeHours });
    assert.deepEqual(await kinds(), ['BOOKED']);
    await say({ reminder_at: '15:00' });
    await queueReminders(db, at(19, '15:00'), { changeHours });
    assert.deepEqual(await kinds(), ['BOOKED', 'REMINDER']);
  });
});

describe('the hours of free changes', () => {
  const until = async (code: string) =>
    (await call<One<CheckedBooking>>('checkBooking', { params: { bookingCode: code } })).body.data.changes_until;

  it('are the school’s, else the setting', async () => {
    const { booking_code: code } = await make('en', 5);
    for (const [hours, expected] of [
      [null, 24],
      [48, 48],
      [0, 0],
    ] as const) {
      await say({ change_hours: hours });
      assert.equal(await until(code), hoursBefore(schoolDay(5), expected).toISOString());
    }
  });

  it('refuse a late change with the school’s phone, and say in mails what holds', async () => {
    await say({ change_hours: 720, phone: '+6236155501' });
    const { booking_code: bookingCode, booking_details: lines, id } = await make('en', 5);
    assert.match((await last(id)).text, /It begins so soon that it can no longer be cancelled/);
    const params = { bookingCode, id: lines[0]?.id ?? '' };
    const move = { params, body: { email: guest.email, reservation_date: schoolDay(60) } };
    const late = await call<Failure>('moveMySession', move);
    assert.deepEqual(
      [late.status, late.body.message],
      [409, 'It is too late to move this session here. Please call the school: +6236155501.'],
    );
    await say({ change_hours: 1 });
    assert.equal((await call('moveMySession', move)).status, 200);
    clock.now = new Date();
  });
});

describe('what was booked is named in the guest’s language', () => {
  const translate = async (what: 'Product' | 'SurfSpot', id: string, words: object) => {
    const body = form({ translations: JSON.stringify({ id: words }) });
    assert.equal((await call(`update${what}`, { token, params: { id }, body })).status, 200);
  };

  it('in mails and calendar files; the booking keeps the documented name', async () => {
    await translate('Product', school.lessons.private, { name: 'Kelas Privat' });
    await translate('SurfSpot', school.spotId, { name: 'Pantai Kuta', meeting_point: 'Di menara' });
    const booking = await make('id');
    const { text, calendar } = await last(booking.id);
    for (const part of ['Kelas Privat, 1 orang', 'Lokasi: Pantai Kuta', 'Titik temu: Di menara'])
      assert.ok(text.includes(part), `${part} in ${text}`);
    assert.ok(calendar?.includes('SUMMARY:Kelas Privat – '));
    assert.ok(calendar?.includes('LOCATION:Pantai Kuta\\, Di menara'));
    assert.match((await last((await make('en')).id)).text, /Where we meet: Di menara/, 'which is in no other language');
    const detail = booking.booking_details[0];
    assert.deepEqual([booking.surf_spot_name, detail?.product_name], ['Kuta Beach', 'Private Surf Lesson']);
    assert.match((await last((await make('en')).id)).text, /Private Surf Lesson, 1 person[\s\S]*/);
  });

  it('a move says the day alone, whatever the names are', async () => {
    const { id } = await make('id');
    const read = await call<One<FullBooking>>('getBooking', { token, params: { id } });
    const session = read.body.data.sessions[0]?.id ?? '';
    await call('updateSession', { token, params: { id: session }, body: { reservation_date: schoolDay(9) } });
    const { kind, text } = await last(id);
    assert.equal(kind, 'MOVED');
    assert.match(text, /Sesi Anda dipindahkan\. Kelas Privat: dari /);
    assert.doesNotMatch(text, /Kelas Anda diganti|tempat lain|Private Surf Lesson/);
  });

  it('also what the booking has no more', async () => {
    await translate('Product', school.lessons.group, { name: 'Kelas Grup' });
    const details = [lesson('private', 1, 5), lesson('group', 3, 6)];
    const { id } = (await book({ customer_details: guest, details, language: 'id' })).body.data.booking;
    const { sessions } = (await call<One<FullBooking>>('getBooking', { token, params: { id } })).body.data;
    const [first, second] = sessions.map((session) => session.id);
    const change = { product_id: school.lessons.group, person: 3 };
    await call('updateSession', { token, params: { id: first ?? '' }, body: change });
    assert.match((await last(id)).text, /Kelas Grup \(sebelumnya Kelas Privat\)|Kelas Grup[^.]*Kelas Privat/);
    const answer = await call('cancelSession', { token, params: { id: second ?? '' }, body: { reason: 'Ombak' } });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    const { kind, subject, text, calendar } = await last(id);
    assert.equal(kind, 'CANCELLED');
    assert.match(subject, /Kelas Grup dibatalkan/);
    for (const part of [subject, text, calendar]) assert.doesNotMatch(part ?? '', /Surf Lesson/);
  });

  it('by the name under which it was booked, where the lesson has another since', async () => {
    const { id } = await make('id');
    await call('updateProduct', { token, params: { id: school.lessons.private }, body: form({ name: 'One to One' }) });
    await call('updateBookingStatus', { token, params: { id }, body: { action: 'CONFIRMED' } });
    const { text } = await last(id);
    assert.ok(text.includes('Private Surf Lesson, 1 orang'), text);
  });

  it('staff change the language, and the next message is in it', async () => {
    const { id } = await make('id');
    await call('updateBooking', { token, params: { id }, body: { language: 'en' } });
    await call('updateBookingStatus', { token, params: { id }, body: { action: 'CONFIRMED' } });
    assert.match((await last(id)).subject, /^Your booking/);
  });
});
