import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { speeches, speechIn } from '../../../../server/messages/speech.ts';
import { peopleIn } from '../../../../server/messages/words.ts';

describe('a text in the language of a guest', () => {
  it('is that of the code in English, and that of the catalogue in another language', () => {
    const said = speeches.map(({ language, t }) => [language, t`Thank you for booking with us!`]);
    assert.deepEqual(Object.fromEntries(said), {
      en: 'Thank you for booking with us!',
      id: 'Terima kasih sudah memesan!',
    });
  });

  it('takes what somebody has typed as it is, also where it looks like a place for another value', () => {
    const [lesson, from, to] = ['${ 1 } and ${ to }', "$& $1 $' $$", '\\1 {0}'];
    const { t } = speechIn('id');
    assert.equal(
      t`Your session was moved. ${lesson}: from ${from} to ${to}.`,
      `Sesi Anda dipindahkan. ${lesson}: dari ${from} ke ${to}.`,
    );
  });

  it('has the plural forms of the language', () => {
    const counted = (language: 'en' | 'id') => [1, 2].map((count) => peopleIn(speechIn(language), count));
    assert.deepEqual(counted('en'), ['1 person', '2 people']);
    assert.deepEqual(counted('id'), ['1 orang', '2 orang']);
  });
});
