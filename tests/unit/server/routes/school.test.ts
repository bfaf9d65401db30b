// Also on PostgreSQL: triggers, locks and what another instance answers.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, it } from 'node:test';
import type { Change, School } from '../../../../server/contract.gen.ts';
import { type Failure, makeTestApp, type Many, type One } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { app, call, signIn } = test;
const admin = await signIn('ADMIN');

const school = async (): Promise<School> => (await call<One<School>>('getSchool')).body.data;
const change = <T = One<School>>(body: object, token = admin.token) => call<T>('updateSchool', { token, body });
const refused = async (body: object): Promise<string[]> => {
  const before = await school();
  const answer = await change<Failure>(body);
  assert.equal(answer.status, 400, JSON.stringify(answer.body));
  assert.deepEqual(await school(), before);
  return answer.body.details ?? [];
};

describe('the school', () => {
  it('begins with words in both languages, and its rules', async () => {
    const { texts, change_hours, reminder_at, founded, phone, version } = await school();
    assert.deepEqual([change_hours, reminder_at, founded, phone, version], [null, '17:00', '2014', '+623615550114', 1]);
    for (const words of Object.values(texts)) for (const text of Object.values(words)) assert.ok(text);
  });

  it('changes what is sent, and keeps the rest', async () => {
    const before = await school();
    const answer = await change({
      name: '  Sekolah Selancar “Ombak & Angin” <b>  ',
      whatsapp: null,
      change_hours: 0,
      reminder_at: '16:30',
      texts: { id: { swell: null, notes: ' ' }, en: { about: 'Satu\n\nDua\tשלום 🌊' } },
    });
    assert.equal(answer.status, 200);
    assert.deepEqual(answer.body.data, {
      ...before,
      name: 'Sekolah Selancar “Ombak & Angin” <b>',
      whatsapp: null,
      change_hours: 0,
      reminder_at: '16:30',
      texts: {
        en: { ...before.texts.en, about: 'Satu\n\nDua\tשלום 🌊' },
        id: { ...before.texts.id, swell: null, notes: null },
      },
      version: before.version + 1,
    });
    assert.deepEqual(await school(), answer.body.data);
    assert.equal((await change({ change_hours: null, founded: null })).body.data.change_hours, null);
  });

  it('takes a text of 5,000 letters and refuses a longer one', async () => {
    const long = '🌊'.repeat(5000);
    assert.equal((await change({ texts: { en: { about: long } } })).body.data.texts.en.about, long);
    assert.match((await refused({ texts: { en: { about: `${long}!` } } })).join(), /texts\/en\/about.*5000/);
  });

  const link = 'must be an address that begins with https://, such as https://www.example.com/surf';
  const line = 'must be one line of text, without control characters and marks that turn its direction';
  const phone = 'must be a phone number with the code of its country and no spaces, such as +6281234567890';
  const cases: [object, string][] = [
    [{ map_url: 'http://maps.example/a' }, `body/map_url ${link}`],
    [{ instagram_url: 'javascript:alert(1)' }, `body/instagram_url ${link}`],
    [{ facebook_url: 'facebook' }, `body/facebook_url ${link}`],
    [{ youtube_url: 'https://localhost' }, `body/youtube_url ${link}`],
    [{ photo_folder_url: 'https://drive.example/a b' }, `body/photo_folder_url ${link}`],
    [{ phone: '0812 5550 0114' }, `body/phone ${phone}`],
    [{ whatsapp: '+62 812 5550' }, `body/whatsapp ${phone}`],
    [{ name: 'Surf\u0007' }, `body/name ${line}`],
    [{ brand: 'Surf \u202eloohcs' }, `body/brand ${line}`],
    [{ street: 'Jalan\nContoh' }, `body/street ${line}`],
    [{ area: '   ' }, `body/area ${line}`],
    [{ founded: '20145' }, 'body/founded must NOT have more than 4 characters'],
    [{ founded: '1066' }, 'body/founded must be a year, such as 2014'],
    [{ founded: '2099' }, `body/founded must not be after ${String(new Date().getFullYear())}`],
    [{ change_hours: 721 }, 'body/change_hours must be <= 720'],
    [{ texts: { id: { notes: 'a\u0007b' } } }, 'body/texts/id/notes has a character that cannot be shown (U+0007)'],
    [{ version: 1 }, 'body must have a field that changes something'],
  ];
  for (const [body, words] of cases)
    it(`refuses ${JSON.stringify(body)} in words`, async () => assert.deepEqual(await refused(body), [words]));

  it('refuses a reminder at an hour that is none', async () => {
    assert.equal((await refused({ reminder_at: '24:00' })).length, 1);
  });

  it('is changed by one of two administrators', async () => {
    const { version } = await school();
    const other = await signIn('ADMIN');
    const answers = await Promise.all([
      change<Failure>({ area: 'Legian', version }),
      change<Failure>({ area: 'Canggu', version }, other.token),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
    const late = answers.find(({ status }) => status === 409);
    assert.equal(late?.body.message, 'Somebody has changed the school meanwhile.');
    assert.equal((await school()).version, version + 1);
  });

  it('stays as it is where the same is sent', async () => {
    const { version, area } = await school();
    assert.equal((await change({ area })).body.data.version, version);
  });

  it('has an entry in the record of changes', async () => {
    await change({ phone: '+623615550100' });
    const { body } = await call<Many<Change>>('listChanges', { token: admin.token, query: { what: 'SCHOOL' } });
    assert.equal(body.data[0]?.text, 'Phone of the school: +623615550114 to +623615550100.');
    await change({ texts: { id: { tagline: 'Ombak untuk semua.' } } });
    const next = await call<Many<Change>>('listChanges', { token: admin.token, query: { what: 'SCHOOL' } });
    assert.deepEqual([next.body.data[0]?.text, next.body.data[0]?.what], ['Texts of the school: changed.', 'SCHOOL']);
  });

  it('is changed by administrators alone', async () => {
    for (const role of ['STAFF', 'CUSTOMER'] as const)
      assert.equal((await change({ area: 'Kuta' }, (await signIn(role)).token)).status, 403);
    assert.equal((await call('updateSchool', { body: { area: 'Kuta' } })).status, 401);
  });

  it('is answered by its ETag with 304, until it changes', async () => {
    const get = (tag?: string) =>
      app.inject({ url: '/api/school', headers: tag === undefined ? {} : { 'if-none-match': tag } });
    await change({ area: 'Seminyak' });
    const first = await get();
    const tag = String(first.headers.etag);
    assert.match(tag, /^"[\w-]{22}"$/);
    assert.equal(first.headers['cache-control'], 'no-cache');
    const known = await get(tag);
    assert.deepEqual([known.statusCode, known.body, known.headers.etag], [304, '', tag]);
    // A proxy that compresses weakens the tag, and a browser may name several.
    for (const weak of [`W/${tag}`, `"other", W/${tag}`, '*']) assert.equal((await get(weak)).statusCode, 304, weak);
    await change({ area: 'Kuta' });
    const next = await get(tag);
    assert.equal(next.statusCode, 200);
    assert.notEqual(next.headers.etag, tag);
    // Also where nothing is kept any more, as something else has changed.
    await call('createProductCategory', { token: admin.token, body: { name: 'Kelas' } });
    assert.equal((await get(String(next.headers.etag))).statusCode, 304);
  });

  it(
    'is seen by every instance within a second',
    { skip: test.connection.isEmbedded && 'one process alone' },
    async () => {
      const other = await test.startInstance(await test.connectAgain());
      const seen = async () => (await other.inject({ url: '/api/school' })).json<One<School>>().data.area;
      await change({ area: 'Uluwatu' });
      await seen();
      await change({ area: 'Balangan' });
      await sleep(1000);
      assert.equal(await seen(), 'Balangan');
    },
  );
});
