import { isRedirectInfo, paymentEnded, paymentPageAnnounced, selectRedirectInfo } from '../../../../src/state';
import { makeStore } from '../../../support/web/store';

const info = { bookingCode: 'ABCDEFGH23', redirectUrl: 'https://pay.example/1' };

test('the last announced payment page is kept', () => {
  const store = makeStore();
  expect(selectRedirectInfo(store.getState())).toBeNull();
  store.dispatch(paymentPageAnnounced(info));
  expect(selectRedirectInfo(store.getState())).toEqual(info);
});

test('it goes when the payment of its booking is over, and no other', () => {
  const store = makeStore();
  store.dispatch(paymentPageAnnounced(info));
  store.dispatch(paymentEnded('ZZZZZZZZ99'));
  expect(selectRedirectInfo(store.getState())).toEqual(info);
  store.dispatch(paymentEnded(info.bookingCode));
  expect(selectRedirectInfo(store.getState())).toBeNull();
});

test.each<[string, unknown, boolean]>([
  ['a page', info, true],
  ['a page without TLS', { ...info, redirectUrl: 'HTTP://localhost:3000/pay' }, true],
  ['a script', { ...info, redirectUrl: 'javascript:alert(1)' }, false],
  ['a script that looks like an address', { ...info, redirectUrl: 'javascript://pay.example/%0Aalert(1)' }, false],
  ['a path', { ...info, redirectUrl: '/pay' }, false],
  ['a page without a code', { ...info, bookingCode: ' ' }, false],
  ['a code without a page', { bookingCode: 'ABCDEFGH23' }, false],
  ['a text', 'https://pay.example/1', false],
  ['null', null, false],
])('%s is a redirect info', (_what, value, accepted) => {
  expect(isRedirectInfo(value)).toBe(accepted);
});
