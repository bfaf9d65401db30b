import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'drizzle-orm';
import { internationalPhone } from '../../../../server/school/phone.ts';
import { makeTestApp, rowsOf } from '../../../support/server/testApp.ts';

const { db } = await makeTestApp();

for (const [written, number] of [
  ['+62 812-3456-7890', '6281234567890'],
  ['+62 (0)812-3456-7890', '6281234567890'],
  ['62 0812 3456 7890', '6281234567890'],
  ['+0812 3456 7890', '6281234567890'],
  ['0812 3456 7890', '6281234567890'],
  ['(0361) 755 0199', '623617550199'],
  ['6281234567890', '6281234567890'],
  ['0062 0812 3456 7890', '6281234567890'],
  ['0049 151 23456789', '4915123456789'],
  ['+49 151 23456789', '4915123456789'],
  ['4915123456789', '4915123456789'],
] as const)
  it(`server and database read ${written} as ${number}`, async () => {
    const [row] = await rowsOf(db, sql`select phone_digits(${written}) as digits`);
    assert.deepEqual([internationalPhone(written), row?.['digits']], [`+${number}`, number]);
  });
