import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { publicLists } from '../../../../server/repositories/publicLists.ts';
import { operations } from '../../../support/server/contract.ts';
import { type Failure, makeTestApp } from '../../../support/server/testApp.ts';

const test = await makeTestApp();

/** Who may call what, as a person reads it: whatever is named nowhere here is for administrators alone. */
const everybody = [
  ...Object.keys(publicLists),
  'register',
  'login',
  'requestPasswordReset',
  'resetPassword',
  'createTestimony',
  'createBooking',
  'checkBooking',
  'moveMySession',
  'cancelMyBooking',
  'cancelMySession',
  'listDays',
  'getSchool',
];
const signedIn = ['refreshAccessToken', 'logout', 'getCurrentUser', 'listMyBookings', 'listMyHistories'];
const staff = [
  'listBookings',
  'getBooking',
  'updateBookingStatus',
  'updateBookingPayment',
  'createCounterBooking',
  'addLedgerEntry',
  'listSessions',
  'updateSession',
  'updateSessions',
  'updateBooking',
  'addSession',
  'cancelSession',
  'setInstructorAway',
  'listRoster',
  'getOverview',
];

const roles = ['nobody', 'CUSTOMER', 'STAFF', 'ADMIN'] as const;
type Role = (typeof roles)[number];

/** What a role gets: null where it is let in. */
function refusalOf(operationId: string, role: Role): { status: number; message?: string } | null {
  if (everybody.includes(operationId)) return null;
  if (role === 'nobody') return { status: 401 };
  if (signedIn.includes(operationId) || role === 'ADMIN') return null;
  if (!staff.includes(operationId)) return { status: 403, message: 'Only administrators may do this.' };
  return role === 'STAFF' ? null : { status: 403, message: 'Only staff may do this.' };
}

describe('every operation of the contract, with every role', () => {
  it('is written down here, once', () => {
    const named = [...everybody, ...signedIn, ...staff];
    assert.equal(new Set(named).size, named.length);
    const known = operations.map(({ operationId }) => operationId);
    assert.deepEqual(
      named.filter((id) => !known.includes(id)),
      [],
    );
    for (const { operationId, 'x-role': granted } of operations) {
      const expected = everybody.includes(operationId) || signedIn.includes(operationId) ? undefined : ['ADMIN'];
      assert.deepEqual(granted, staff.includes(operationId) ? ['ADMIN', 'STAFF'] : expected, operationId);
    }
  });

  for (const { operationId, security = [] } of operations) {
    const isForRefreshToken = security.some((requirement) => 'refreshToken' in requirement);
    for (const role of roles) {
      const expected = refusalOf(operationId, role);
      it(`${operationId} ${expected ? 'refuses' : 'lets in'} ${role}`, async () => {
        // A session of its own, as some end it. Without a body, and for a row that is not there: nothing is done.
        const session = role === 'nobody' ? null : await test.signIn(role);
        const token = isForRefreshToken ? session?.refreshToken : session?.token;
        const params = { id: randomUUID(), bookingCode: 'ZZZZZZZZZZ' };
        const { status, body } = await test.call<Failure>(operationId, { params, token });
        if (expected) assert.deepEqual({ status, message: body.message }, { message: body.message, ...expected });
        else assert.ok(![401, 403].includes(status) && status < 500, `${String(status)} ${body.message}`);
      });
    }
  }
});
