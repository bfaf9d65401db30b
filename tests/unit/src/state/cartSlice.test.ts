import {
  cartCleared,
  type CartLine,
  cartProductOf,
  cartReducer,
  cartReplaced,
  isCartLines,
  lessonAddedToCart,
  selectCartLines,
  selectCartSessionCount,
  sessionDateChanged,
  sessionParticipantsChanged,
  sessionRemoved,
  sessionSubtotal,
  totalOf,
} from '../../../../src/state';
import { makeCartLine, makeProduct } from '../../../support/web/factories';
import { makeStore } from '../../../support/web/store';

const day = (date: string, participants = 1) => ({ date, participants });
const privateLine = makeCartLine({ sessions: [day('2030-01-15')] });
const groupLine = makeCartLine({
  product: { id: 'g', name: 'Group lesson', price: 350_000 },
  sessions: [day('2030-01-16', 3), day('2030-01-17', 5)],
});
const cart = { lines: [privateLine, groupLine] };

test('starts empty', () => {
  expect(cartReducer(undefined, { type: 'start' })).toEqual({ lines: [] });
});

test('a lesson is added at the end, also when it is in the cart already', () => {
  const once = cartReducer({ lines: [groupLine] }, lessonAddedToCart(privateLine));
  expect(cartReducer(once, lessonAddedToCart(privateLine)).lines).toEqual([groupLine, privateLine, privateLine]);
});

test('the date of one session is changed', () => {
  const { lines } = cartReducer(cart, sessionDateChanged({ line: 1, session: 1, date: '2030-02-01' }));
  expect(lines[1]?.sessions).toEqual([day('2030-01-16', 3), day('2030-02-01', 5)]);
  expect(lines[0]).toBe(privateLine);
});

test.each([
  ['a count that the group takes', { line: 1, session: 0, participants: 8 }, 8],
  ['fewer than three of a group', { line: 1, session: 0, participants: 2 }, 3],
  ['more than a hundred', { line: 1, session: 0, participants: 101 }, 3],
  ['half a person', { line: 1, session: 0, participants: 3.5 }, 3],
])('changing participants to %s', (_what, change, participants) => {
  expect(cartReducer(cart, sessionParticipantsChanged(change)).lines[1]?.sessions[0]?.participants).toBe(participants);
});

test('the participants of a private lesson stay', () => {
  const change = sessionParticipantsChanged({ line: 0, session: 0, participants: 4 });
  expect(cartReducer(cart, change)).toBe(cart);
});

test.each([
  [2, 2],
  [4, 4],
  [5, 3],
  [1, 3],
])('a private lesson for two to four, changed to %d people', (participants, people) => {
  const fields = { min_people: 2, max_people: 4 };
  const product = { ...privateLine.product, ...fields };
  const line = { ...privateLine, product, sessions: [day('2030-01-15', 3)] };
  const { lines } = cartReducer({ lines: [line] }, sessionParticipantsChanged({ line: 0, session: 0, participants }));
  expect(lines[0]?.sessions).toEqual([day('2030-01-15', people)]);
});

test('the cart keeps of a lesson what is documented, and what it says of itself', () => {
  const row = makeProduct({ name: 'Sunset', days: null, minutes: 120, level: 'BEGINNER', start_times: ['16:30'] });
  const documented = { id: row.id, name: 'Sunset', price: row.price };
  expect(cartProductOf(row)).toEqual({ ...documented, minutes: 120, level: 'BEGINNER', start_times: ['16:30'] });
  const empty = { days: null, minutes: null, min_people: null, max_people: null, level: null, start_times: [] };
  expect(cartProductOf({ ...row, ...empty })).toEqual(documented);
});

test('a session is removed, and its line with the last one', () => {
  const once = cartReducer(cart, sessionRemoved({ line: 1, session: 0 }));
  expect(once.lines[1]?.sessions).toEqual([day('2030-01-17', 5)]);
  expect(cartReducer(once, sessionRemoved({ line: 1, session: 0 })).lines).toEqual([privateLine]);
});

test.each([
  ['date', sessionDateChanged({ line: 7, session: 0, date: '2030-02-01' })],
  ['participants', sessionParticipantsChanged({ line: 1, session: 7, participants: 4 })],
  ['removal of a session', sessionRemoved({ line: 1, session: 7 })],
  ['removal in a line', sessionRemoved({ line: 7, session: 0 })],
])('a %s that is not in the cart changes nothing', (_what, action) => {
  expect(cartReducer(cart, action)).toBe(cart);
});

test('another tab’s cart replaces this one, and clearing leaves nothing', () => {
  expect(cartReducer(cart, cartReplaced([privateLine]))).toEqual({ lines: [privateLine] });
  expect(cartReducer(cart, cartCleared())).toEqual({ lines: [] });
});

test('a subtotal is the price times the participants', () => {
  expect(sessionSubtotal(groupLine, day('2030-01-16', 3))).toBe(1_050_000);
});

test('a total is that of all sessions', () => {
  expect(totalOf(cart.lines)).toBe(500_000 + 8 * 350_000);
  expect(totalOf([])).toBe(0);
});

test('the selectors of a full cart', () => {
  const state = makeStore({ cart }).getState();
  expect(selectCartLines(state)).toEqual(cart.lines);
  expect(selectCartSessionCount(state)).toBe(3);
});

test('the selectors of an empty cart', () => {
  const empty = makeStore().getState();
  expect(selectCartSessionCount(empty)).toBe(0);
});

describe('a stored value is a list of cart lines', () => {
  const spoil = (change: Record<string, unknown>): unknown => [{ ...privateLine, ...change }];
  const product = (change: Partial<Record<keyof CartLine['product'], unknown>>) =>
    spoil({ product: { ...privateLine.product, ...change } });

  const facts = { days: 3, minutes: 90, min_people: 3, max_people: 8, level: 'BEGINNER', start_times: ['07:00'] };

  test.each<[string, unknown, boolean]>([
    ['of any length', [privateLine, groupLine], true],
    ['of none', [], true],
    ['unless it is no list', { 0: privateLine }, false],
    ['unless it is null', null, false],
    ['unless a line is null', [privateLine, null], false],
    ['unless a product is missing', spoil({ product: undefined }), false],
    ['unless a product has no id', product({ id: '' }), false],
    ['unless a product has no name', product({ name: 5 }), false],
    ['unless a price is a text', product({ price: '500000' }), false],
    ['also of a lesson that costs nothing', product({ price: 0 }), true],
    ['unless a price is negative', product({ price: -1 }), false],
    ['unless a price is broken', product({ price: 1.5 }), false],
    ['also of a lesson that says of itself what it is', product({ ...facts, days: undefined }), true],
    ['unless days are a text', product({ days: '3' }), false],
    ['unless people are negative', product({ min_people: -1 }), false],
    ['unless a level is none', product({ level: 'EXPERT' }), false],
    ['unless times are a text', product({ start_times: '07:00' }), false],
    ['unless a time is a number', product({ start_times: [7] }), false],
    ['unless a spot has no id', spoil({ surfSpot: {} }), false],
    ['unless a line has no session', spoil({ sessions: [] }), false],
    ['unless sessions are no list', spoil({ sessions: 'x' }), false],
    ['unless a session is null', spoil({ sessions: [null] }), false],
    ['unless a date is none', spoil({ sessions: [day('2030-02-30')] }), false],
    ['unless participants are a text', spoil({ sessions: [{ date: '2030-01-15', participants: '1' }] }), false],
    ['unless participants are negative', spoil({ sessions: [day('2030-01-15', -1)] }), false],
  ])('%s', (_when, value, accepted) => {
    expect(isCartLines(value)).toBe(accepted);
  });
});
