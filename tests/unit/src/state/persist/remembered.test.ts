import { isText } from '../../../../../src/lib/typeGuards';
import { attemptAt, forgetAttempt, isAttemptOpen, noteRefusal } from '../../../../../src/state/persist/bookingAttempt';
import { readRecentBookings, rememberBooking } from '../../../../../src/state/persist/recentBookings';
import { sessionDraft } from '../../../../../src/state/persist/sessionDraft';
import { warningsSoFar } from '../../../../support/web/console';

describe('bookingAttempt', () => {
  const request = {
    payment_method: 'CASH',
    customer_details: { full_name: 'Sari' },
    booking_details: [{ person: 1 }],
  };
  const TOTAL = 350_000;
  const keyFor = (asked: typeof request) => attemptAt(asked, TOTAL).key;

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

  test('what the person has not chosen makes no other request, and goes out as before', () => {
    const sent = { ...request, language: 'en', customer_details: { ...request.customer_details, country: 'Unknown' } };
    const { key } = attemptAt(sent, TOTAL);
    const now = { ...sent, language: 'id', customer_details: { ...sent.customer_details, country: 'ID' } };
    expect(attemptAt(now, TOTAL)).toEqual({ key, total: TOTAL, request: sent });
    noteRefusal(); // says nothing of the try before, which got no answer
    expect(attemptAt(now, TOTAL)).toEqual({ key, total: TOTAL, request: sent });
    const other = { ...now, customer_details: { ...now.customer_details, full_name: 'Made' } };
    expect(attemptAt(other, TOTAL).key).not.toBe(key);
  });

  test('after a refusal alone the request of now goes out', () => {
    const sent = { ...request, language: 'en' };
    const { key } = attemptAt(sent, TOTAL);
    noteRefusal();
    const now = { ...sent, language: 'id' };
    expect(attemptAt(now, TOTAL).request).toEqual(now);
    expect(keyFor(now)).not.toBe(key);
  });

  test.each([
    '{',
    '7',
    '{"request":1,"key":"x"}',
    '{"request":"x","total":1,"key":"y"}',
    '{"request":{},"total":1,"key":"y"}',
    '{"request":{"customer_details":{}},"key":"y"}',
    '{"request":{"customer_details":{}},"total":1}',
  ])('a stored %s is not a key', (stored) => {
    window.sessionStorage.setItem('checkoutAttempt', stored);
    expect(keyFor(request)).toMatch(/^[0-9a-f]{32}$/);
    expect(warningsSoFar()).toHaveLength(1);
  });

  test('without the tab’s storage every attempt has a key of its own', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    expect(keyFor(request)).not.toBe(keyFor(request));
  });
});

describe('recentBookings', () => {
  const booking = (code: string) => ({ code, lessons: 'Private lesson', bookedAt: '2025-03-10T12:00:00Z' });
  const codes = () => readRecentBookings().map(({ code }) => code);

  test('there are none at first', () => {
    expect(readRecentBookings()).toEqual([]);
  });

  test('the newest comes first, and only five are kept', () => {
    for (const code of ['A', 'B', 'C', 'D', 'E', 'F']) rememberBooking(booking(code));
    expect(codes()).toEqual(['F', 'E', 'D', 'C', 'B']);
    expect(readRecentBookings()[0]).toEqual(booking('F'));
  });

  test('the same booking is kept once, as it was last', () => {
    rememberBooking(booking('A'));
    rememberBooking(booking('B'));
    rememberBooking({ ...booking('A'), lessons: 'Group lesson' });
    expect(codes()).toEqual(['A', 'B']);
    expect(readRecentBookings()[0]?.lessons).toBe('Group lesson');
  });

  test.each([
    '[{"code":""}]',
    '[{"code":"A","bookedAt":"2025-03-10T12:00:00Z"}]',
    '[{"code":"A","lessons":"Private lesson"}]',
    '{"code":"A"}',
    '[{',
    'null',
  ])('a stored %s is dropped and logged', (text) => {
    localStorage.setItem('recentBookings', text);
    expect(readRecentBookings()).toEqual([]);
    expect(warningsSoFar()).toEqual([expect.stringContaining('Ignored the stored recentBookings')]);
    rememberBooking(booking('A'));
    expect(codes()).toEqual(['A']);
  });

  test('with storage switched off nothing is kept and nothing thrown', () => {
    for (const method of ['getItem', 'setItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    rememberBooking(booking('A'));
    expect(readRecentBookings()).toEqual([]);
  });
});

describe('sessionDraft', () => {
  const draft = sessionDraft('note', isText);

  test('a draft is there until it is cleared, in the tab alone', () => {
    expect(draft.read()).toBeNull();
    draft.write('two people');
    expect(sessionDraft('note', isText).read()).toBe('two people');
    expect(sessionDraft('other', isText).read()).toBeNull();
    expect(localStorage).toHaveLength(0);
    draft.clear();
    expect(draft.read()).toBeNull();
  });

  test.each(['{"a":1}', '"', '""'])('a stored %s is dropped and logged', (text) => {
    sessionStorage.setItem('note', text);
    expect(draft.read()).toBeNull();
    expect(warningsSoFar()).toEqual([expect.stringContaining('Ignored the stored note')]);
  });

  test('with storage switched off nothing is kept and nothing thrown', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    draft.write('two people');
    draft.clear();
    expect(draft.read()).toBeNull();
  });
});
