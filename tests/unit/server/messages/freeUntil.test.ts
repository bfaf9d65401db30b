import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { queueReminders } from '../../../../server/messages/reminders.ts';
import { bookingAt } from '../../../support/server/bookings.ts';
import { coursesAt } from '../../../support/server/courses.ts';
import { daysOf, storedMessages } from '../../../support/server/records.ts';
import { openSchool } from '../../../support/server/school.ts';
import { makeTestApp } from '../../../support/server/testApp.ts';

// Another number than the school's own, so that a message which does not know the setting says another moment.
const changeHours = 30;
const testApp = await makeTestApp({ settings: { changeHours } });
const { call, clock, db, signIn } = testApp;
const NOW = new Date('2026-11-16T10:00:00+08:00');
clock.now = NOW;
const school = await openSchool(testApp);
const { token } = await signIn('ADMIN');
const { addLesson } = await coursesAt(testApp, school, token);
const afternoon = await addLesson({ name: 'Afternoon', min_people: '1', start_times: '13:00' });
const tide = await addLesson({ name: 'Dawn Patrol', min_people: '1' });
const book = bookingAt(testApp, school);
const changeDay = daysOf(testApp, token);

const foreigner = { full_name: 'Jonas Berg', email: 'jonas@example.com', phone: '+4915112345678', country: 'DE' };
const indonesian = { ...foreigner, phone: '+6281234567890', country: 'ID' };
const make = async (days: string[], { lesson = afternoon, customer = foreigner } = {}) => {
  const details = days.map((date) => ({ product_id: lesson.id, reservation_date: date, person: 1 }));
  return (await book({ customer_details: customer, details })).body.data.booking;
};
const act = (operation: string, id: string, action: string) =>
  call(operation, { token, params: { id }, body: { action } });
const moved = (id: string, body: object) => call('updateSession', { token, params: { id }, body });
const sessionOf = ({ booking_details: [line] }: Awaited<ReturnType<typeof make>>) =>
  (line as { id?: string } | undefined)?.id ?? '';
const last = async (id: string) => {
  const message = (await storedMessages(db, id)).at(-1);
  assert.ok(message);
  return message;
};
const rehearse = () => db.execute(sql`update messages set status = 'REHEARSED' where status = 'WAITING'`);

/** Thirty hours before 13:00 on 22 November. */
const UNTIL = 'Free to cancel or move until Saturday 21 November, 07:00 in Bali.';
const FREE =
  'We have changed your plans, so you can move your days or cancel the booking on its page until each day ends.';
const LATE = 'It begins so soon that it can no longer be cancelled or moved online. Call us: we do what we can.';

/** That the newest message of a booking is of a kind and says so in text and HTML, and nothing else about it. */
async function says(id: string, kind: string, sentence: string | null) {
  const { kind: found, text, html } = await last(id);
  assert.equal(found, kind);
  for (const each of [UNTIL, FREE, LATE].filter((other) => other !== sentence))
    assert.ok(!text.includes(each), `${kind}: ${each}`);
  if (sentence === null) assert.doesNotMatch(text, /Free to cancel/);
  else {
    assert.ok(text.includes(`\n\n${sentence}\n\n`), `${kind}: ${text}`);
    assert.ok(html.includes(`>${sentence}</p>`), kind);
  }
}

describe('until when a booking is free to cancel or move', () => {
  it('is a moment on the school’s clock in every message before it, by the setting', async () => {
    const booking = await make(['2026-11-22']);
    const { id } = booking;
    await says(id, 'BOOKED', UNTIL);
    await act('updateBookingStatus', id, 'CONFIRMED');
    await says(id, 'CONFIRMED', UNTIL);
    await act('updateBookingPayment', id, 'PAY');
    await says(id, 'PAID', UNTIL);
    const tip = { kind: 'PAYMENT', method: 'CASH', amount: 10_000, reason: 'A tip.' };
    assert.equal((await call('addLedgerEntry', { token, params: { id }, body: tip })).status, 201);
    await says(id, 'PAID', UNTIL);
  });

  it('at the counter, and of a payment that a gateway tells of', async () => {
    const line = { product_id: afternoon.id, reservation_date: '2026-11-22', person: 1 };
    const customer = { full_name: 'Made', email: 'made@example.com', phone: '+4915112345678' };
    const body = { customer, surf_spot_id: school.spotId, booking_details: [line], paid: null };
    await says((await call('createCounterBooking', { token, body })).body.data.id, 'BOOKED', UNTIL);
    const { booking, transaction } = (
      await book({ customer_details: foreigner, payment_method: 'GATEWAY', details: [line] })
    ).body.data;
    const page = new URL(transaction?.redirect_url ?? '', 'http://localhost').pathname;
    const paid = await testApp.app.inject({ method: 'POST', url: page, payload: { choice: 'paid' } });
    assert.ok(paid.statusCode < 400, paid.body);
    await says(booking.id, 'PAID', UNTIL);
  });

  it('follows a session that its guest moves', async () => {
    const booking = await make(['2026-11-25']);
    const params = { bookingCode: booking.booking_code, id: sessionOf(booking) };
    const body = { email: foreigner.email, reservation_date: '2026-11-22' };
    assert.equal((await call('moveMySession', { params, body })).status, 200);
    await says(booking.id, 'MOVED', UNTIL);
  });

  it('is the earliest of several sessions, and names the year where it is another', async () => {
    await says((await make(['2026-12-10', '2026-11-22'])).id, 'BOOKED', UNTIL);
    const { text } = await last((await make(['2027-01-10'])).id);
    assert.match(text, /until Saturday 9 January 2027, 07:00 in Bali\./);
  });

  it('at midnight names the day that ends, in both languages', async () => {
    // Without an hour it counts from the day's beginning; 30 hours before 06:00 of the next day is midnight.
    const session = sessionOf(await make(['2026-11-28'], { lesson: tide }));
    await moved(session, { start_time: '06:00' });
    const [row] = (await storedMessages(db)).filter(({ kind }) => kind === 'MOVED').slice(-1);
    assert.match(row?.text ?? '', /until Thursday 26 November, midnight in Bali\./);
    const there = await make(['2026-11-28'], { lesson: tide, customer: indonesian });
    assert.match(
      (await last(there.id)).text,
      /Gratis batal atau pindah hari sampai Kamis, 26 November, 18:00 waktu Bali\./,
    );
    await moved(sessionOf(there), { start_time: '06:00' });
    assert.match((await last(there.id)).text, /sampai Kamis, 26 November, pukul 24:00 waktu Bali\./);
  });

  it('is over: the guest is told to call, and nothing once it has begun or is final', async () => {
    const soon = await make(['2026-11-17']);
    await says(soon.id, 'BOOKED', LATE);
    const there = await make(['2026-11-17'], { customer: indonesian });
    assert.match((await last(there.id)).text, /tidak bisa lagi dibatalkan atau dipindahkan secara online/);
    clock.now = new Date('2026-11-17T13:30:00+08:00');
    const { token: later } = await signIn('ADMIN');
    await call('updateBookingPayment', { token: later, params: { id: soon.id }, body: { action: 'PAY' } });
    await says(soon.id, 'PAID', null);
    clock.now = NOW;
    const { id } = await make(['2026-11-22']);
    await act('updateBookingStatus', id, 'CANCELLED');
    await says(id, 'CANCELLED', null);
    await act('updateBookingPayment', id, 'PAY');
    await says(id, 'PAID', null);
  });

  it('is any time after the school has moved a session or closed its day, until that is opened', async () => {
    const first = await make(['2026-11-20']);
    await moved(sessionOf(first), { reservation_date: '2026-11-22' });
    await says(first.id, 'MOVED', FREE);
    const { id } = await make(['2026-11-22']);
    await changeDay('2026-11-22', { is_open: false });
    await says(id, 'CLOSED_DAY', FREE);
    await rehearse();
    await changeDay('2026-11-22', { is_open: true });
    await says(id, 'REOPENED', UNTIL);
    const there = await make(['2026-11-20'], { customer: indonesian });
    await moved(sessionOf(there), { reservation_date: '2026-11-22' });
    assert.match((await last(there.id)).text, /Karena jadwal Anda kami ubah, Anda bisa memindahkan hari/);
  });

  it('stands in a reminder, as it is when that is written', async () => {
    const { id } = await make(['2026-11-18', '2026-11-22']);
    await queueReminders(db, new Date('2026-11-17T17:00:00+08:00'), { changeHours: 2 });
    assert.match((await last(id)).text, /until Wednesday 18 November, 11:00 in Bali\./);
    await queueReminders(db, new Date('2026-11-21T17:00:00+08:00'), { changeHours });
    // The first session was the one that counted.
    await says(id, 'REMINDER', null);
  });
});
