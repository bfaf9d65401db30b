// Also on PostgreSQL: accents and indexes.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { bookingAt } from '../../../support/server/bookings.ts';
import { openSchool } from '../../../support/server/school.ts';
import { makeTestApp, type Many } from '../../../support/server/testApp.ts';

const test = await makeTestApp();
const { call, db, signIn } = test;
const book = bookingAt(test, await openSchool(test));
const { token } = await signIn('ADMIN');

const guests = {
  sari: { full_name: 'Sari Dewi', email: 'sari@example.com', phone: '+62 812-3456-7890' },
  soren: { full_name: 'Søren Åkesson', email: 'Soren.A@Example.dk', phone: '+45 20 12 34 56' },
  jose: { full_name: 'José  Ñandú', email: 'pepe_50%@example.es', phone: '0034 612 345 678' },
  made: { full_name: 'MADE O’Leary', email: 'made.oleary@example.ie', phone: '0361 778899' },
  olga: { full_name: 'Ольга Straße', email: 'olga@example.ru', phone: '+7 (912) 555-01-02' },
};
type Guest = keyof typeof guests;
const codes: Record<Guest, string> = {
  sari: 'K7M20QW1XT',
  soren: 'AB0DEFGHJK',
  jose: '1234567890',
  made: 'ZZZZ1ZZZZZ',
  olga: 'QRSTVWXY00',
};
for (const [guest, customer] of Object.entries(guests)) {
  const { body } = await book({ customer_details: { ...customer, country: 'ID' } });
  await db.execute(sql`update bookings set booking_code = ${codes[guest as Guest]} where id = ${body.data.booking.id}`);
}

const find = async (search: string) => {
  const { body } = await call<Many>('listBookings', { token, query: { search } });
  assert.equal(body.paging.total_item, body.data.length);
  return body.data
    .map((row) => Object.keys(codes).find((guest) => codes[guest as Guest] === row['booking_code']))
    .sort();
};

const cases: Record<string, [search: string, found: Guest[]][]> = {
  'a part of the code, in any case, with spaces and hyphens, O for 0, I and L for 1': [
    ['K7M20QW1XT', ['sari']],
    ['k7m2-0qw1 xt', ['sari']],
    ['7m2oqwl', ['sari']],
    ['QWIX', ['sari']],
    ['K7M2–0', ['sari']],
    ['zzlz', ['made']],
    ['K7M20QW1XTT', []],
  ],
  'a part of the name, whatever its case and accents': [
    ['sari', ['sari']],
    [' ARI  de ', ['sari']],
    ['soren ak', ['soren']],
    ['SØREN', ['soren']],
    ['søren åkesson', ['soren']],
    ['jose', ['jose']],
    ['JOSÉ', ['jose']],
    ['nandu', ['jose']],
    ['josé  ñandú', ['jose']],
    ['strasse', ['olga']],
    ['Ольга', ['olga']],
    ['O’Leary', ['made']],
    ['sari made', []],
  ],
  'a part of the e-mail address': [
    ['sari@example.com', ['sari']],
    ['SOREN.A@', ['soren']],
    ['@example.', ['jose', 'made', 'olga', 'sari', 'soren']],
    ['ie', ['made']],
    ['com sari', []],
  ],
  'a part of the phone, by four digits or more': [
    ['+6281234567890', ['sari']],
    ['0812 3456', ['sari']],
    ['0812', ['sari']],
    ['62812', ['sari']],
    ['+62 (0)812-3456', ['sari']],
    ['0062812', ['sari']],
    ['7890', ['jose', 'sari']],
    ['+34 612', ['jose']],
    ['0034612', ['jose']],
    ['0361', ['made']],
    ['+62361', ['made']],
    ['+7 912', ['olga']],
    ['789', ['jose']],
    ['555', []],
    ['sari 0812', []],
  ],
  'characters as they are typed': [
    ['50%', ['jose']],
    ['%', ['jose']],
    ['_', ['jose']],
    ['\\', []],
    ['50_', []],
    ['\u0301', []],
    ['％%', []],
    ['-', []],
    ['()', []],
  ],
};
describe('a search for bookings finds', () => {
  for (const [what, searches] of Object.entries(cases)) {
    it(what, async () => {
      for (const [search, found] of searches) assert.deepEqual(await find(search), found, search);
    });
  }

  it('what a booking says now', async () => {
    await db.execute(
      sql`update bookings set customer_name = 'Wayan', customer_phone = '+61400111222' where booking_code = ${codes.made}`,
    );
    assert.deepEqual(await find('o’leary'), []);
    assert.deepEqual(await find('wayan'), ['made']);
    assert.deepEqual([await find('0361'), await find('400111')], [[], ['made']]);
    await db.execute(sql`delete from bookings where booking_code = ${codes.made}`);
    assert.deepEqual(await find('wayan'), []);
  });
});
