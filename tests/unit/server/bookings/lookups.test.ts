import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { maskedEmail, maskedPhone } from '../../../../server/bookings/masks.ts';
import type { CheckedBooking } from '../../../../server/contract.gen.ts';
import { bookingAt } from '../../../support/server/bookings.ts';
import { ownBookingsAt } from '../../../support/server/ownBookings.ts';
import { openSchool, schoolDay } from '../../../support/server/school.ts';
import { makeTestApp, type One } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const school = await openSchool(test);
const admin = await test.signIn('ADMIN');
const staff = await test.signIn('STAFF');
const owner = await test.signIn('CUSTOMER');
const other = await test.signIn('CUSTOMER');
const book = bookingAt(test, school);

const whole = { customer_email: 'sari@example.com', customer_phone: '+6281234567890' };
const masked = { customer_email: 's…@example.com', customer_phone: '+62 … 890' };
const told = ({ customer_email, customer_phone }: CheckedBooking) => ({ customer_email, customer_phone });
async function lookUp(code: string, token?: string) {
  const { status, body } = await test.call<One<CheckedBooking>>('checkBooking', {
    params: { bookingCode: code },
    token,
  });
  assert.equal(status, 200);
  return told(body.data);
}

describe('a lookup by code', () => {
  it('masks the addresses for who has the code alone, and for other customers', async () => {
    const { booking_code: code } = (await book({}, { token: owner.token })).body.data.booking;
    assert.deepEqual(await lookUp(code), masked);
    assert.deepEqual(await lookUp(code, other.token), masked);
  });

  it('answers them whole to the owner and to staff', async () => {
    const { booking_code: code } = (await book({}, { token: owner.token })).body.data.booking;
    for (const { token } of [owner, staff, admin]) assert.deepEqual(await lookUp(code, token), whole);
  });

  it('refuses a token that is none', async () => {
    const { booking_code: code } = (await book()).body.data.booking;
    const answer = await test.call('checkBooking', { params: { bookingCode: code }, token: 'nonsense' });
    assert.equal(answer.status, 401);
  });

  it('tells a stranger nothing that would cancel the booking', async () => {
    const own = await ownBookingsAt(test, school, admin.token)();
    const { customer_email: email } = await lookUp(own.code);
    assert.equal((await own.cancel({ email })).status, 404);
  });

  it('by who names the right e-mail answers them whole', async () => {
    const own = await ownBookingsAt(test, school, admin.token)();
    assert.deepEqual(told((await own.move(schoolDay(9))).body.data), whole);
    assert.deepEqual(told((await own.cancel()).body.data), whole);
    assert.deepEqual(await lookUp(own.code), masked);
  });
});

describe('a mask', () => {
  for (const [email, expected] of [
    ['sari@example.com', 's…@example.com'],
    ['s@example.com', 's…@example.com'],
    ['"a@b"@example.com', '"…@example.com'],
    ['🏄sari@example.com', '🏄…@example.com'],
    ['', ''],
  ] as const)
    it(`of the address '${email}'`, () => assert.equal(maskedEmail(email), expected));

  for (const [phone, expected] of [
    ['+62 812-3456-7890', '+62 … 890'],
    ['+1 (212) 555-0123', '+1 … 123'],
    ['+79161234567', '+7 … 567'],
    ['+49 170 1234567', '+49 … 567'],
    ['+351 912 345 678', '+351 … 678'],
    ['+670 7723 4567', '+670 … 567'],
    ['0812 345 678', '… 678'],
    ['0062812345678', '… 678'],
    ['000000000', '… 000'],
    ['12345', '…'],
    ['', ''],
  ] as const)
    it(`of the phone '${phone}'`, () => assert.equal(maskedPhone(phone), expected));
});
