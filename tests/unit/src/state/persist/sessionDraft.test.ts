import { isText } from '../../../../../src/lib/typeGuards';
import { sessionDraft } from '../../../../../src/state/persist/sessionDraft';
import { warningsSoFar } from '../../../../support/web/console';

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
