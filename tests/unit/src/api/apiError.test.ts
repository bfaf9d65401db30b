import { detailsOf, isUnanswered, messageOf, statusOf } from '../../../../src/api';
import { localError, toApiError } from '../../../../src/api/apiError';

test('the message of an error is the server’s, or else the fallback', () => {
  expect(messageOf(toApiError(409, { message: 'Taken' }), 'Failed.')).toBe('Taken');
  expect(messageOf(toApiError(500, null), 'Failed.')).toBe('Failed.');
  expect(messageOf(localError(401, 'No token'), 'Failed.')).toBe('No token');
});

test.each([
  undefined,
  null,
  'text',
  new Error('inner'),
  { message: 'a SerializedError' },
  { status: 'x', details: [] },
])('an error of another kind (%p) shows nothing of itself', (error) => {
  expect(messageOf(error, 'Failed.')).toBe('Failed.');
  expect(statusOf(error)).toBe(0);
  expect(detailsOf(error)).toEqual([]);
});

test('status and details', () => {
  const error = toApiError(400, { message: 'Invalid', details: ['name is blank'] });
  expect(statusOf(error)).toBe(400);
  expect(detailsOf(error)).toEqual(['name is blank']);
});

test('without an answer, and after a failure of the server, nobody knows whether a call was carried out', () => {
  expect([0, 500, 503].map((status) => isUnanswered(toApiError(status, null)))).toEqual([true, true, true]);
  expect([400, 404, 409, 429].some((status) => isUnanswered(toApiError(status, null)))).toBe(false);
  expect(isUnanswered(new Error('inner'))).toBe(true);
});
