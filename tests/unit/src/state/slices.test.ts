import {
  isRedirectInfo,
  isSelectedLesson,
  lessonChosen,
  lessonCleared,
  lessonOf,
  paymentEnded,
  paymentPageAnnounced,
  selectedLessonReducer,
  selectRedirectInfo,
  selectSelectedLesson,
} from '../../../../src/state';
import { makeStore } from '../../../support/web/store';

describe('redirectInfoSlice', () => {
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
});

describe('selectedLessonSlice', () => {
  const lesson = { id: 'p1', name: 'Private lesson', price: 500_000, description: 'One coach' };

  test('no lesson is chosen at first', () => {
    expect(selectSelectedLesson(makeStore().getState())).toBeNull();
  });

  test('the last chosen lesson is the selected one, until it is cleared', () => {
    const store = makeStore();
    store.dispatch(lessonChosen(lesson));
    store.dispatch(lessonChosen({ ...lesson, id: 'p2' }));
    expect(selectSelectedLesson(store.getState())).toEqual(lessonOf({ ...lesson, id: 'p2' }));
    expect(selectedLessonReducer({ lesson }, lessonCleared())).toEqual({ lesson: null });
  });

  test('of a lesson of the API it keeps what the page shows; a text that is none is empty', () => {
    const row = { ...lesson, description: null, image_url: 'p.webp' };
    expect(lessonOf(row)).toMatchObject({ ...lesson, description: '' });
    expect(lessonOf(row)).not.toHaveProperty('image_url');
  });

  test.each<[string, unknown, boolean]>([
    ['a lesson', lesson, true],
    ['a lesson without a description', { ...lesson, description: '' }, true],
    ['a free lesson', { ...lesson, price: 0 }, true],
    ['a lesson that says of itself what it is', { ...lesson, days: 3, start_times: ['07:00'] }, true],
    ['a lesson of many people in a text', { ...lesson, min_people: 'many' }, false],
    ['null', null, false],
    ['a list', [lesson], false],
    ['a lesson without an id', { ...lesson, id: '' }, false],
    ['a lesson without a name', { ...lesson, name: undefined }, false],
    ['a price as a text', { ...lesson, price: '500000' }, false],
    ['a negative price', { ...lesson, price: -1 }, false],
    ['a missing description', { ...lesson, description: undefined }, false],
  ])('%s is a selected lesson', (_what, value, accepted) => {
    expect(isSelectedLesson(value)).toBe(accepted);
  });
});
