import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readOperations } from '../src/document.ts';
import { differencesOf } from '../src/validate.ts';

const list = readOperations().find(({ id }) => id === 'listMessages');
assert.ok(list);
const [status, exchange, headers] = [200, {} as never, new Headers()];
const row = {
  id: '3b241101-e2bb-4255-8caf-4136c566a962',
  ...{
    kind: 'BOOKED',
    to: 'a@example.com',
    subject: 'a',
    text: 'a',
    status: 'SENT',
    sent_at: null,
    booking_code: null,
  },
};
const paging = { page: 1, size: 10, total_item: 1, total_page: 1 };

/** What is wrong with an answer of this type, with a row that was made at this instant. */
const wrongs = (contentType: string, created_at = '2027-05-01T02:30:00.000Z'): string[] =>
  differencesOf(
    list,
    { status, contentType, headers, exchange, wrongs: [], body: { data: [{ ...row, created_at }], paging } },
    [status],
  ).map(({ path }) => path);

describe('an answer', () => {
  it('is JSON in UTF-8, however that is written', () => {
    for (const type of ['application/json', 'Application/JSON;charset=UTF-8', 'application/json ; charset="utf-8"'])
      assert.deepEqual(wrongs(type), []);
    for (const type of ['', 'text/html', 'application/json-patch', 'application/json; charset=iso-8859-1'])
      assert.deepEqual(wrongs(type), ['content-type']);
  });

  it('has instants that end in Z, of any precision', () => {
    for (const instant of ['2027-05-01T02:30:00Z', '2027-05-01T02:30:00.123456Z'])
      assert.deepEqual(wrongs('application/json', instant), []);
    for (const instant of ['2027-05-01T02:30:00+00:00', '2027-05-01T10:30:00+08:00', '2027-05-01 02:30:00Z'])
      assert.deepEqual(wrongs('application/json', instant), ['data.0.created_at']);
  });
});
