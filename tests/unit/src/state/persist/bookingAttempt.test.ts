import {
  forgetAttempt,
  isAttemptOpen,
  keyForAttempt,
  noteRefusal,
} from '../../../../../src/state/persist/bookingAttempt';
import { warningsSoFar } from '../../../../support/web/console';

const request = { payment_method: 'CASH', booking_details: [{ person: 1 }] };

test('the same request has the same key until it is answered', () => {
  const key = keyForAttempt(request);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyForAttempt({ ...request })).toBe(key);
  forgetAttempt();
  expect(keyForAttempt(request)).not.toBe(key);
});

test('an attempt is open until it is answered; a refusal keeps the key', () => {
  expect(isAttemptOpen()).toBe(false);
  const key = keyForAttempt(request);
  expect(isAttemptOpen()).toBe(true);
  noteRefusal();
  expect(isAttemptOpen()).toBe(false);
  expect(keyForAttempt(request)).toBe(key);
  expect(isAttemptOpen()).toBe(true);
  forgetAttempt();
  noteRefusal();
  expect(isAttemptOpen()).toBe(false);
});

test('another request has another key', () => {
  const key = keyForAttempt(request);
  expect(keyForAttempt({ ...request, payment_method: 'GATEWAY' })).not.toBe(key);
});

test.each(['{', '7', '{"request":1,"key":"x"}', '{"request":"x"}'])('a stored %s is not a key', (stored) => {
  window.sessionStorage.setItem('checkoutAttempt', stored);
  expect(keyForAttempt(request)).toMatch(/^[0-9a-f]{32}$/);
  expect(warningsSoFar()).toHaveLength(1);
});

test('without the tab’s storage every attempt has a key of its own', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  expect(keyForAttempt(request)).not.toBe(keyForAttempt(request));
});
