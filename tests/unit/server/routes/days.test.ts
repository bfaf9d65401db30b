import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { type Day, daysOf } from '../../../support/server/records.ts';
import { openSchool, schoolDay } from '../../../support/server/school.ts';
import { type Failure, makeTestApp, type Many, rowsOf } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, clock, db, signIn } = test;
const school = await openSchool(test);
const admin = await signIn('ADMIN');
const { token } = admin;
const staff = await signIn('STAFF');
const change = daysOf(test, token);
const list = async (query: Record<string, string> = {}, as?: string) =>
  (await call<Many<Day>>('listDays', { query, token: as })).body;
const usual = { is_open: true, reason: null, capacity: null, note: null, people: 0 };

describe('the list of days', () => {
  it('is every date from the first to the last, and without a range today and the 30 days after it', async () => {
    const { data, paging } = await list({ from: '2027-02-27', to: '2027-03-02' });
    assert.deepEqual(
      data.map(({ date }) => date),
      ['2027-02-27', '2027-02-28', '2027-03-01', '2027-03-02'],
    );
    assert.deepEqual(paging, { page: 1, size: 4, total_item: 4, total_page: 1 });
    for (const { date, ...day } of data)
      assert.deepEqual(day, { is_open: true, reason: null, places_left: null }, date);
    const month = (await list()).data.map(({ date }) => date);
    assert.deepEqual([month.length, month[0], month.at(-1)], [31, schoolDay(0), schoolDay(30)]);
    assert.equal((await list({ from: '2028-02-01' })).data.at(-1)?.date, '2028-03-02');
  });

  it('begins with the school’s today, which begins before that of London', async () => {
    const before = clock.now;
    clock.now = new Date('2027-03-07T16:30:00Z'); // half past midnight in Bali
    const { data } = await list();
    clock.now = before;
    assert.equal(data[0]?.date, '2027-03-08');
  });

  it('is of 92 dates at most, and not the wrong way round', async () => {
    assert.equal((await list({ from: '2027-01-01', to: '2027-04-02' })).data.length, 92);
    for (const [from, to, problem] of [
      ['2027-01-01', '2027-04-03', 'querystring/to must be at most 91 days after from'],
      ['2027-01-02', '2027-01-01', 'querystring/to must not be before from'],
    ] as const) {
      const { status, body } = await call<Failure>('listDays', { query: { from, to } });
      assert.deepEqual([status, body.details], [400, [problem]]);
    }
  });

  it('ends where the calendar does', async () => {
    for (const from of ['0000-01-01', '9999-12-31']) {
      assert.equal((await call('listDays', { query: { from } })).status, 400, from);
      const body = { from, to: from, is_open: false };
      assert.equal((await call('updateDays', { token, body })).status, from.startsWith('0') ? 400 : 200, from);
    }
  });

  it('has limit, note and people for administrators and staff alone', async () => {
    const day = schoolDay(5);
    await change(day, { capacity: 8, note: 'High tide 07:40, small swell' });
    await bookingAt(test, school)({ details: [lessonOf(school)('group', 3, 5)] });
    const seen = { date: day, is_open: true, reason: null, places_left: 5 };
    const more = { capacity: 8, note: 'High tide 07:40, small swell', people: 3 };
    const customer = await signIn('CUSTOMER');
    for (const as of [undefined, customer.token])
      assert.deepEqual((await list({ from: day, to: day }, as)).data, [seen]);
    for (const as of [token, staff.token])
      assert.deepEqual((await list({ from: day, to: day }, as)).data, [{ ...seen, ...more }]);
  });
});

describe('changing days', () => {
  it('changes each date of the range, only as far as it is said, and answers them', async () => {
    const [from, to] = ['2027-05-01', '2027-05-03'];
    const update = (body: object) => call<Many<Day>>('updateDays', { token, body: { from, to, ...body } });
    const { status, body } = await update({ capacity: 20 });
    assert.equal(status, 200);
    const dates = ['2027-05-01', '2027-05-02', '2027-05-03'];
    assert.deepEqual(
      body.data,
      dates.map((date) => ({ ...usual, date, capacity: 20 })),
    );
    await change('2027-05-02', { is_open: false, reason: ' Ceremony ' });
    const noted = await update({ note: ' Boards in repair ' });
    assert.deepEqual(
      noted.body.data,
      dates.map((date) => ({
        ...usual,
        date,
        capacity: 20,
        note: 'Boards in repair',
        ...(date === '2027-05-02' && { is_open: false, reason: 'Ceremony' }),
      })),
    );
    const back = await update({ is_open: true, capacity: null, note: null });
    assert.deepEqual(
      back.body.data,
      dates.map((date) => ({ ...usual, date })),
    );
  });

  it('an opened day has no reason any more, also when it is closed again', async () => {
    await change('2027-06-01', { is_open: false, reason: 'Nyepi' });
    for (const opening of [{ is_open: true }, { is_open: true, reason: 'Swell' }]) {
      await change('2027-06-01', opening);
      assert.equal((await change('2027-06-01', { is_open: false })).body.data[0]?.reason, null);
    }
  });

  it('a reason given before shows once the day is closed', async () => {
    const reasons = [(await change('2027-06-03', { reason: 'Nyepi' })).body.data[0]?.reason];
    for (const as of [undefined, token])
      reasons.push((await list({ from: '2027-06-03', to: '2027-06-03' }, as)).data[0]?.reason);
    assert.deepEqual(reasons, [null, null, null]);
    assert.equal((await change('2027-06-03', { is_open: false })).body.data[0]?.reason, 'Nyepi');
  });

  it('takes 366 dates, and no more', async () => {
    const body = { from: '2028-01-01', to: '2028-12-31', note: 'A leap year' };
    const { status, body: year } = await call<Many<Day>>('updateDays', { token, body });
    assert.deepEqual([status, year.data.length, year.data.at(-1)?.note], [200, 366, 'A leap year']);
    const more = await call<Failure>('updateDays', { token, body: { ...body, to: '2029-01-01' } });
    assert.deepEqual([more.status, more.body.details], [400, ['body/to must be at most 365 days after from']]);
  });

  it('needs a change, and the right way round', async () => {
    const day = { from: '2027-07-02', to: '2027-07-02' };
    for (const [body, problem] of [
      [day, 'body must have at least one of is_open, reason, capacity and note'],
      [{ ...day, to: '2027-07-01', is_open: false }, 'body/to must not be before from'],
    ] as const) {
      const answer = await call<Failure>('updateDays', { token, body });
      assert.deepEqual([answer.status, answer.body.details], [400, [problem]]);
    }
  });

  it('is for administrators: staff are refused, and nothing changes', async () => {
    const body = { from: '2027-08-01', to: '2027-08-01', is_open: false };
    assert.equal((await call('updateDays', { token: staff.token, body })).status, 403);
    assert.equal((await list({ from: '2027-08-01', to: '2027-08-01' })).data[0]?.is_open, true);
  });

  it('stands in the record of changes, a row for each date', async () => {
    await call('updateDays', { token, body: { from: '2027-09-01', to: '2027-09-02', is_open: false } });
    const rows = await rowsOf(
      db,
      sql`select actor_id, action, after ->> 'date' as date from audit_log
        where table_name = 'days' and after ->> 'date' like '2027-09-%' order by 3`,
    );
    assert.deepEqual(
      rows,
      ['2027-09-01', '2027-09-02'].map((date) => ({ actor_id: admin.id, action: 'INSERT', date })),
    );
  });
});
