import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { FullBooking } from '../../../../server/contract.gen.ts';
import { bookingRequest, openSchool, schoolDay } from '../../../support/server/school.ts';
import { storedMessages } from '../../../support/server/records.ts';
import type { Created } from '../../../support/server/bookings.ts';
import { type Failure, makeTestApp, type One } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, db, signIn } = test;
const school = await openSchool(test);
const { token } = await signIn('STAFF');

const german = '+4915123456789';
const indonesian = '+6281234567890';
const customer = (phone: string) => ({ full_name: 'Sari', email: `${randomUUID()}@example.com`, phone, country: 'ID' });
const book = async (phone: string, more: object = {}, headers: Record<string, string> = {}) =>
  call<Created & Failure>('createBooking', {
    body: { ...bookingRequest(school), customer_details: customer(phone), ...more },
    headers,
  });
const counter = (phone: string, more: object = {}) =>
  call<One<FullBooking>>('createCounterBooking', {
    token,
    body: {
      customer: customer(phone),
      surf_spot_id: school.spotId,
      booking_details: [{ product_id: school.lessons.private, reservation_date: schoolDay(3), person: 1 }],
      paid: null,
      ...more,
    },
  });
const subject = async (id: string) => (await storedMessages(db, id)).map((message) => message.subject).join();

describe('the language of a booking', () => {
  it('is that of the request, else that of the phone', async () => {
    for (const [phone, language, word] of [
      [german, 'id', 'Pemesanan Anda'],
      [indonesian, 'en', 'Your booking'],
      [indonesian, undefined, 'Pemesanan Anda'],
      [german, null, 'Your booking'],
    ] as const) {
      const { body } = await book(phone, language === undefined ? {} : { language });
      const { booking } = body.data;
      assert.equal(booking['language'], language ?? null);
      assert.match(await subject(booking.id), new RegExp(word));
      const { body: atCounter } = await counter(phone, language === undefined ? {} : { language });
      assert.equal(atCounter.data.language, language ?? null);
      assert.match(await subject(atCounter.data.id), new RegExp(word));
    }
  });

  it('is part of what an Idempotency-Key must come with', async () => {
    const body = { customer_details: customer(german) };
    const headers = { 'idempotency-key': randomUUID() };
    const first = await book(german, { ...body, language: 'id' }, headers);
    assert.equal(first.status, 201);
    const again = await book(german, { ...body, language: 'id' }, headers);
    assert.equal(again.body.data.booking.id, first.body.data.booking.id);
    assert.equal((await book(german, { ...body, language: 'en' }, headers)).status, 409);
  });

  it('is one of the two', async () => {
    assert.equal((await book(german, { language: 'de' })).status, 400);
  });
});
