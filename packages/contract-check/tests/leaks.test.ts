import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Operation } from '../src/document.ts';
import { Leaks } from '../src/leaks.ts';

const operation = (id: string) => ({ id, tag: 'videos' }) as unknown as Operation;

/** What is found in an answer with a text, after somebody was registered with a password. */
function foundIn(text: string, password: string): string[] {
  const leaks = new Leaks();
  const body = { email: 'contract-check-a@example.com', password };
  leaks.look(operation('register'), { body }, '{}', {});
  const answer = { data: { video_url: text } };
  return leaks.look(operation('createVideo'), { token: 'a' }, JSON.stringify(answer), answer).map(({ path }) => path);
}

describe('leaks', () => {
  it('a password that was sent is found within a text', () => {
    assert.deepEqual(foundIn('see Contract-check-2027!', 'Contract-check-2027'), ['data.video_url']);
  });
  it('a name that generated passwords and texts have in common is none', () => {
    for (const name of ['__defineGetter__', 'toLocaleString', 'propertyIsEnumerable'])
      assert.deepEqual(foundIn(`${name}0`, name), []);
  });
});
