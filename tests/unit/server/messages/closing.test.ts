// Also on PostgreSQL: steps of several instances, and letters that leave meanwhile.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { tellOfDays } from '../../../../server/messages/closing.ts';
import { delivery } from '../../../../server/messages/delivery.ts';
import { rehearsal, smtpTransport } from '../../../../server/messages/transport.ts';
import { bookingAt, lessonOf } from '../../../support/server/bookings.ts';
import { daysOf, storedMessages } from '../../../support/server/records.ts';
import { mailSettings, openMailbox } from '../../../support/server/mailbox.ts';
import { changeHours, openSchool, schoolDay } from '../../../support/server/school.ts';
import { makeTestApp, rowsOf } from '../../../support/server/testApp.ts';

const mailbox = await openMailbox();
const mail = mailSettings(mailbox);
const testApp = await makeTestApp({ settings: { mail, publicUrl: mail.origin } });
const { call, clock, connectAgain, connection, db, signIn } = testApp;
const school = await openSchool(testApp);
const book = bookingAt(testApp, school);
const lesson = lessonOf(school);
const { token } = await signIn('ADMIN');
const change = daysOf(testApp, token);
const today = schoolDay(0);
const log = { info: () => undefined, warn: () => undefined };

let guests = 0;
const make = async (...days: number[]) => {
  guests += 1;
  const customer = {
    full_name: 'Jonas Berg',
    email: `guest${String(guests)}@example.com`,
    phone: '+4915112345678',
    country: 'DE',
  };
  const details = days.map((day) => lesson('guiding', 1, day));
  return (await book({ customer_details: customer, details })).body.data.booking;
};
const close = (from: number, to = from) => change(schoolDay(from), { to: schoolDay(to), is_open: false });
const open = (from: number, to = from) => change(schoolDay(from), { to: schoolDay(to), is_open: true });
const toldOf = async (id: string) =>
  (await storedMessages(db, id))
    .filter(({ kind }) => kind === 'CLOSED_DAY')
    .map(({ status, closedDays }) => `${status} ${closedDays ?? ''}`);
const raised = async (id: string) =>
  (
    await rowsOf(
      db,
      sql`select key from attention where booking_id = ${id} and kind = 'CLOSED_DAY' and resolved_at is null`,
    )
  ).map(({ key }) => String(key).slice(11, 21));
const deliver = async () => {
  await db.execute(sql`update messages set due_at = now() - interval '1 second' where status = 'WAITING'`);
  await delivery({ connection, transport: smtpTransport(mail), atOnce: 4, log }).finish();
};
/** Of messages that tell that days are open again. */
const openedTo = async (id: string) =>
  (await storedMessages(db, id))
    .filter(({ kind }) => kind === 'REOPENED')
    .map(({ status, closedDays }) => `${status} ${closedDays ?? ''}`);
const left = () => rowsOf(db, sql`select * from day_tellings`);

describe('guests of days that are open again', () => {
  it('are told so by one message when they knew them as closed, and anew when they close once more', async () => {
    const { id } = await make(120, 121, 125);
    await close(120, 121);
    await deliver();
    await open(120, 121);
    assert.deepEqual(await openedTo(id), [`WAITING ${schoolDay(120)},${schoolDay(121)}`]);
    await deliver();
    await open(120, 121);
    assert.deepEqual(await openedTo(id), [`SENT ${schoolDay(120)},${schoolDay(121)}`]);
    await close(121);
    assert.deepEqual((await toldOf(id)).toSorted(), [
      `SENT ${schoolDay(120)},${schoolDay(121)}`,
      `WAITING ${schoolDay(121)}`,
    ]);
  });

  it('are not told when the days are closed again before the message left', async () => {
    const { id } = await make(130);
    await close(130);
    await deliver();
    await open(130);
    await close(130);
    assert.deepEqual(await openedTo(id), [`SKIPPED ${schoolDay(130)}`]);
    assert.deepEqual(await toldOf(id), [`SENT ${schoolDay(130)}`]);
  });

  for (const [what, transport] of [
    ['a real run', smtpTransport(mail)],
    ['a rehearsal', rehearsal],
  ] as const)
    it(`are told in ${what} if the closing had left; of a day that opens before, they hear nothing`, async () => {
      const day = transport === rehearsal ? 141 : 140;
      const deliverSo = async () => {
        await db.execute(sql`update messages set due_at = now() - interval '1 second' where status = 'WAITING'`);
        await delivery({ connection, transport, atOnce: 4, log }).finish();
      };
      const { id } = await make(day);
      await deliverSo();
      await close(day);
      await open(day);
      await deliverSo();
      assert.deepEqual([await toldOf(id), await openedTo(id)], [[`SKIPPED ${schoolDay(day)}`], []]);
      await close(day);
      await deliverSo();
      await open(day);
      await deliverSo();
      const done = `${transport.status} ${schoolDay(day)}`;
      assert.deepEqual([await toldOf(id), await openedTo(id)], [[`SKIPPED ${schoolDay(day)}`, done], [done]]);
    });

  // Many guests are told by and by: then a closing is still under way when its day is opened.
  it('hear nothing of a closing that waits while the opening is still to be told, in a rehearsal as well', async () => {
    const { id } = await make(142);
    await close(142);
    await db.execute(sql`update days set is_open = true where date = ${schoolDay(142)}`);
    await db.execute(sql`insert into day_tellings (change, date, is_open, changed_at)
      values (gen_random_uuid(), ${schoolDay(142)}, true, now())`);
    await delivery({ connection, transport: rehearsal, atOnce: 4, log }).finish();
    assert.deepEqual(await toldOf(id), [`WAITING ${schoolDay(142)}`]);
    await tellOfDays(db, { today, at: { now: new Date(), changeHours } });
    await delivery({ connection, transport: rehearsal, atOnce: 4, log }).finish();
    assert.deepEqual([await toldOf(id), await openedTo(id)], [[`SKIPPED ${schoolDay(142)}`], []]);
  });

  it('may be more than one step sees to, and hear nothing of a closing by mistake that has not left', async () => {
    const ids = [];
    for (let n = 0; n < 22; n += 1) ids.push((await make(143)).id);
    await close(143);
    await deliver();
    await open(143);
    await deliver();
    await close(143);
    await open(143);
    assert.deepEqual(await left(), []);
    for (const id of ids) assert.deepEqual(await openedTo(id), [`SENT ${schoolDay(143)}`]);
  });

  it('are told of the other days when one is closed again before the message left', async () => {
    const { id } = await make(132, 133);
    await close(132, 133);
    await deliver();
    await open(132, 133);
    await close(132);
    assert.deepEqual(await openedTo(id), [`SKIPPED ${schoolDay(132)},${schoolDay(133)}`, `WAITING ${schoolDay(133)}`]);
    assert.deepEqual(await toldOf(id), [`SENT ${schoolDay(132)},${schoolDay(133)}`]);
  });

  it('are told though another of their sessions was moved since', async () => {
    const { id, booking_details: lines } = await make(135, 136);
    await close(135, 136);
    await deliver();
    const params = { id: (lines[1] as { id?: string }).id ?? '' };
    await call('updateSession', { token, params, body: { reservation_date: schoolDay(138) } });
    await open(135, 136);
    assert.deepEqual(await openedTo(id), [`WAITING ${schoolDay(135)}`]);
  });

  it('are told of no day of which nothing had left', async () => {
    const { id } = await make(150, 151);
    await close(150);
    await deliver();
    await close(151);
    await open(150, 151);
    assert.deepEqual(await openedTo(id), [`WAITING ${schoolDay(150)}`]);
    assert.deepEqual(await toldOf(id), [`SENT ${schoolDay(150)}`, `SKIPPED ${schoolDay(151)}`]);
  });

  it('are told of no day that is over', async () => {
    const [{ id }, { id: untold }] = [await make(4, 5), await make(7, 8, 9)];
    await close(4, 5);
    await deliver();
    await close(7, 9);
    const openOn = async (now: number, from: number, to = from) => {
      clock.now = new Date(`${schoolDay(now)}T06:00:00+08:00`);
      const { token: later } = await signIn('ADMIN');
      const body = { from: schoolDay(from), to: schoolDay(to), is_open: true };
      assert.equal((await call('updateDays', { token: later, body })).status, 200);
      clock.now = new Date();
    };
    await openOn(5, 4, 5);
    assert.deepEqual(await openedTo(id), [`WAITING ${schoolDay(5)}`]);
    await openOn(8, 9);
    assert.deepEqual((await toldOf(untold)).at(-1), `WAITING ${schoolDay(8)}`, 'nor that it is still closed');
  });

  it('are told when the closing reached them only once it was sent again', async () => {
    const { id } = await make(155);
    await close(155);
    await db.execute(sql`update messages set status = 'FAILED' where booking_id = ${id} and kind = 'CLOSED_DAY'`);
    const failed = (await storedMessages(db, id)).find(({ status }) => status === 'FAILED');
    await call('sendMessageAgain', { token, params: { id: failed?.id ?? '' } });
    await deliver();
    await open(155);
    assert.deepEqual(await openedTo(id), [`WAITING ${schoolDay(155)}`]);
  });

  it('are told neither when somebody has noted that they came', async () => {
    const { id } = await make(0);
    await rowsOf(db, sql`update booking_details set attendance = 'ARRIVED' where booking_id = ${id}`);
    await close(0);
    await deliver();
    await open(0);
    assert.deepEqual([await toldOf(id), await openedTo(id), await raised(id)], [[], [], []]);

    const { id: other } = await make(0, 1);
    await close(0, 1);
    await rowsOf(
      db,
      sql`update booking_details set attendance = 'ARRIVED' where booking_id = ${other} and reservation_date = ${today}`,
    );
    await open(1);
    assert.deepEqual(await toldOf(other), [`SKIPPED ${schoolDay(0)},${schoolDay(1)}`]);
    await open(0);
  });
});

describe('guests of days that are closed', () => {
  it('are told by one message of all their days, and nothing when the days are open again before it left', async () => {
    const { id } = await make(20, 21, 25);
    await close(20, 22);
    assert.deepEqual(await toldOf(id), [`WAITING ${schoolDay(20)},${schoolDay(21)}`]);
    assert.deepEqual((await raised(id)).toSorted(), [schoolDay(20), schoolDay(21)]);
    await open(20, 22);
    assert.deepEqual([(await toldOf(id)).map((one) => one.split(' ')[0]), await raised(id)], [['SKIPPED'], []]);
    await close(20, 22);
    assert.equal((await toldOf(id)).filter((one) => one.startsWith('WAITING')).length, 1);
    await deliver();
    await open(20, 22);
    await close(20, 22);
    await deliver();
    assert.equal((await toldOf(id)).filter((one) => one.startsWith('SENT')).length, 1, 'they know it');
    assert.equal((await toldOf(id)).length, 2);
    assert.equal((await raised(id)).length, 2);
  });

  it('are not told what is no longer so when it is their turn', async () => {
    const { id } = await make(165);
    await close(165);
    await db.execute(sql`update days set is_open = true where date = ${schoolDay(165)}`);
    await deliver();
    assert.deepEqual(await toldOf(id), [`SKIPPED ${schoolDay(165)}`]);
    const { id: other } = await make(166);
    await close(166);
    await deliver();
    await open(166);
    await db.execute(sql`update days set is_open = false where date = ${schoolDay(166)}`);
    await deliver();
    assert.deepEqual(await openedTo(other), [`SKIPPED ${schoolDay(166)}`], 'nor that it is open again');
  });

  it('are told later where that fails at first, and the day is closed all the same', async () => {
    const { id } = await make(168);
    await db.execute(sql`alter table attention rename to attention_away`);
    const { status } = await close(168);
    await db.execute(sql`alter table attention_away rename to attention`);
    assert.deepEqual([status, await toldOf(id)], [200, []]);
    await tellOfDays(db, { today, at: { now: new Date(), changeHours } });
    assert.deepEqual(await toldOf(id), [`WAITING ${schoolDay(168)}`]);
  });

  it('are told of no day that is over', async () => {
    const { id } = await make(1, 2);
    clock.now = new Date(`${schoolDay(2)}T06:00:00+08:00`);
    const { token: later } = await signIn('ADMIN');
    const body = { from: schoolDay(1), to: schoolDay(2), is_open: false };
    assert.equal((await call('updateDays', { token: later, body })).status, 200);
    clock.now = new Date();
    assert.deepEqual(await toldOf(id), [`WAITING ${schoolDay(2)}`]);
  });

  it('are told anew of those days alone that are still closed', async () => {
    const { id } = await make(30, 31);
    await close(30, 31);
    await open(30);
    assert.deepEqual((await toldOf(id)).at(-1), `WAITING ${schoolDay(31)}`);
    assert.deepEqual(await raised(id), [schoolDay(31)]);
  });

  it('are told again when they were moved to the day after it had been opened', async () => {
    const { id, booking_details: sessions } = await make(35);
    await close(35);
    await deliver();
    await open(35);
    const session = (sessions[0] as { id?: string }).id ?? '';
    for (const day of [36, 35])
      await call('updateSession', { token, params: { id: session }, body: { reservation_date: schoolDay(day) } });
    await close(35);
    assert.deepEqual(await toldOf(id), [`SENT ${schoolDay(35)}`, `WAITING ${schoolDay(35)}`]);
  });

  it('are not told when they came to the day by force, knowing that it is closed', async () => {
    const before = await make(40);
    await close(40);
    await db.execute(sql`delete from attention`);
    await db.execute(sql`delete from messages`);
    // As if the guests had been too many to be told at once.
    await db.execute(sql`insert into day_tellings (change, date, is_open, changed_at)
      values (gen_random_uuid(), ${schoolDay(40)}, false, now())`);
    const other = await make(41);
    const session = (other.booking_details[0] as { id?: string }).id ?? '';
    const body = { reservation_date: schoolDay(40), force: true };
    assert.equal((await call('updateSession', { token, params: { id: session }, body })).status, 200);
    await tellOfDays(db, { today, at: { now: new Date(), changeHours } });
    assert.equal((await toldOf(before.id)).length, 1);
    await close(40); // as it is already
    assert.deepEqual([await toldOf(other.id), await raised(other.id)], [[], []]);
  });
});

describe('many guests', () => {
  it('are told by steps that several instances share: each once, and nothing of days that are opened meanwhile', async () => {
    const bookings = [];
    for (let i = 0; i < 60; i += 1) bookings.push(await make(50, 51));
    assert.equal((await close(50, 51)).status, 200);
    assert.equal((await left()).length, 2, 'the answer waits for nobody');
    const instances = [db, (await connectAgain()).db, (await connectAgain()).db];
    await Promise.all(instances.map((one) => tellOfDays(one, { today, at: { now: new Date(), changeHours } })));
    assert.deepEqual(await left(), []);
    for (const { id } of bookings) {
      const told = (await toldOf(id))
        .join()
        .split(/[ ,]/)
        .filter((one) => one !== 'WAITING');
      assert.deepEqual(told.toSorted(), [schoolDay(50), schoolDay(51)]);
      assert.equal((await raised(id)).length, 2);
    }
    await open(50, 51);
    const sending = delivery({ connection, transport: smtpTransport(mail), atOnce: 4, log });
    await sending.finish();
    assert.ok(
      bookings.every(
        ({ customer_email: to }) =>
          !mailbox.received.some((one) => one.to === to && /closed/.test(one.mail.subject ?? '')),
      ),
    );
    await Promise.all(instances.map((one) => tellOfDays(one, { today, at: { now: new Date(), changeHours } })));
    for (const { id } of bookings) {
      assert.ok((await toldOf(id)).every((one) => one.startsWith('SKIPPED')));
      assert.deepEqual(await raised(id), []);
    }
  });

  it('are told of what was closed, opened and closed as of one closing', async () => {
    const bookings = [];
    for (let i = 0; i < 55; i += 1) bookings.push(await make(60));
    for (const what of [close, open, close]) await what(60);
    await tellOfDays(db, { today, at: { now: new Date(), changeHours } });
    await deliver();
    for (const { id } of bookings) {
      assert.deepEqual(await toldOf(id), [`SENT ${schoolDay(60)}`]);
      assert.deepEqual(await raised(id), [schoolDay(60)]);
    }
  });
});
