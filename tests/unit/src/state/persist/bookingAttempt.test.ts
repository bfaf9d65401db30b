import { attemptAt, forgetAttempt, isAttemptOpen, noteRefusal } from '../../../../../src/state/persist/bookingAttempt';
import { warningsSoFar } from '../../../../support/web/console';

const request = { payment_method: 'CASH', booking_details: [{ person: 1 }] };
const TOTAL = 350_000;
const keyFor = (asked: object) => attemptAt(asked, TOTAL).key;

test('the same request has the same key until it is answered', () => {
  const key = keyFor(request);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyFor({ ...request })).toBe(key);
  forgetAttempt();
  expect(keyFor(request)).not.toBe(key);
});

test('an attempt is open until it is answered; a refusal keeps the key', () => {
  expect(isAttemptOpen()).toBe(false);
  const key = keyFor(request);
  expect(isAttemptOpen()).toBe(true);
  noteRefusal();
  expect(isAttemptOpen()).toBe(false);
  expect(keyFor(request)).toBe(key);
  expect(isAttemptOpen()).toBe(true);
  forgetAttempt();
  noteRefusal();
  expect(isAttemptOpen()).toBe(false);
});

test('the total stays with its key, although prices have changed since', () => {
  const first = attemptAt(request, TOTAL);
  expect(attemptAt(request, 400_000)).toEqual(first);
  noteRefusal();
  expect(attemptAt(request, 400_000)).toEqual(first);
  forgetAttempt();
  expect(attemptAt(request, 400_000)).toMatchObject({ total: 400_000 });
});

test('another request has another key', () => {
  const key = keyFor(request);
  expect(keyFor({ ...request, payment_method: 'GATEWAY' })).not.toBe(key);
});

test.each(['{', '7', '{"request":1,"key":"x"}', '{"request":"x"}', '{"request":"x","key":"y"}'])(
  'a stored %s is not a key',
  (stored) => {
    window.sessionStorage.setItem('checkoutAttempt', stored);
    expect(keyFor(request)).toMatch(/^[0-9a-f]{32}$/);
    expect(warningsSoFar()).toHaveLength(1);
  },
);

test('without the tab’s storage every attempt has a key of its own', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  expect(keyFor(request)).not.toBe(keyFor(request));
});
