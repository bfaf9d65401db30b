import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { sumDue } from '../../../../server/repositories/amounts.ts';
import { lockBooking } from '../../../../server/repositories/bookings.ts';
import { sumAsked } from '../../../../server/repositories/gatewayRefunds.ts';
import { entriesOf } from '../../../../server/repositories/ledger.ts';
import { dueOf, refundableBy, sharesOf } from '../../../../server/school/money.ts';
import { bookingAt } from '../../../support/server/bookings.ts';
import { openSchool } from '../../../support/server/school.ts';
import { makeTestApp, rowsOf } from '../../../support/server/testApp.ts';

/** Each rule of money as it is written, and the only files in which it may stand. */
const rules = [
  {
    name: 'what is due, and what was kept',
    formula: /paid\b[^;\n]{0,25}(?:[-+]|[<>]=?)[^;\n]{0,25}refunded\b/i,
    home: /^server\/(school\/money|repositories\/amounts|db\/schema\/bookings)\.ts$|^src\/lib\/bookings\.ts$/,
  },
  {
    name: 'what can be given back',
    formula: /\? *[\w.]*amount\w* *: *-|then \$\{ledger\.amount\} else -/i,
    home: /^server\/(school\/money|repositories\/amounts)\.ts$|^src\/features\/admin\/.*\/ledgerRules\.ts$/,
  },
  {
    name: 'which bookings are open',
    formula:
      /'(PENDING|CONFIRMED)'(?:,| \|\| [\w.]+ === | && [\w.]+ !== ) *'(PENDING|CONFIRMED)'(?!, 'COMPLETED')|'(COMPLETED|CANCELLED)' (?:\|\||&&) [\w.]+ [=!]== '(COMPLETED|CANCELLED)'/,
    home: /^server\/school\/money\.ts$|^src\/lib\/bookings\.ts$/,
  },
  {
    name: 'what follows from money and from a status is not passed by',
    formula: /\binsertEntry\(|\bupdateBooking\([^)]*\b(?:status|totalAmount|amount\w+)\b/,
    home: /^server\/(repositories\/(ledger|bookings)|payments\/(writeEntry|setStatus))\.ts$/,
  },
];

const files = ['server', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /(?<!\.gen)\.tsx?$/.test(file)),
);
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

describe('each rule of money', () => {
  for (const { name, formula, home } of rules)
    it(`stands in its module alone: ${name}`, () => {
      const found = files.filter((file) => formula.test(texts.get(file) ?? ''));
      assert.ok(found.some((file) => home.test(file)));
      assert.deepEqual(
        found.filter((file) => !home.test(file)),
        [],
      );
    });

  it('is found where somebody writes it once more', () => {
    const again = [
      'Math.max(booking.totalAmount - booking.amountPaid + booking.amountRefunded, 0)',
      'total_amount - amount_paid + amount_refunded + amount',
      'booking.amountPaid > booking.amountRefunded',
      "(sum, { kind, amount }) => sum + (kind === 'PAYMENT' ? amount : -amount)",
      "status === 'PENDING' || status === 'CONFIRMED'",
      "b.status in ('PENDING', 'CONFIRMED')",
      'await updateBooking(tx, booking.id, { totalAmount });',
      "status === 'COMPLETED' || status === 'CANCELLED'",
    ];
    for (const line of again)
      assert.ok(
        rules.some(({ formula }) => formula.test(line)),
        line,
      );
  });
});

describe('shares of a sum', () => {
  it('are whole rupiah, the remainder with the last that has room for it, and none is more than its amount', () => {
    assert.deepEqual(sharesOf([650_000, 300_000, 300_001], 100_000), [51_999, 23_999, 24_002]);
    assert.deepEqual(sharesOf([100, 100, 1], 200), [99, 100, 1]);
    assert.deepEqual(sharesOf([1, 1, 1], 2), [0, 1, 1]);
    assert.deepEqual(sharesOf([100, 100], 100), [50, 50]);
    assert.deepEqual(sharesOf([100, 50], 200), [100, 50]);
    assert.deepEqual(sharesOf([0, 0], 100), [0, 0]);
  });
});

describe('the database', async () => {
  const test = await makeTestApp();
  const book = bookingAt(test, await openSchool(test));
  const { db } = test;
  const methods = ['CASH', 'TRANSFER', 'GATEWAY'] as const;

  it('takes back no more than the rule says, and adds up what is due in the same way', async () => {
    let seed = 20_270_508;
    const random = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    let due = 0;
    for (const status of ['PENDING', 'CONFIRMED', 'CANCELLED']) {
      const { id } = (await book()).body.data.booking;
      await db.execute(sql`update bookings set status = ${status} where id = ${id}`);
      for (let n = 0; n < 20; n += 1) {
        const [kind, method] = [random(2) === 0 ? 'PAYMENT' : 'REFUND', methods[random(3)] ?? 'CASH'];
        const amount = 1 + random(400_000);
        const left = refundableBy(method, await entriesOf(db, id), await sumAsked(db, id));
        if (random(8) === 0 && amount <= left && method === 'GATEWAY')
          await db.execute(sql`insert into gateway_refunds
            (refund_key, booking_id, order_id, amount, reason, lower_total, state, asked_at)
            values (${`${id}-${String(n)}`}, ${id}, 'order', ${amount}, '', false, 'ASKED', now())`);
        const written = await db
          .execute(
            sql`insert into ledger (booking_id, kind, method, amount, reason, paid_at)
            values (${id}, ${kind}, ${method}, ${amount}, 'Because.', now())`,
          )
          .then(() => true)
          .catch(() => false);
        const isAsked = (await sumAsked(db, id)) > 0;
        if (kind === 'PAYMENT' || !isAsked) assert.equal(written, kind === 'PAYMENT' || amount <= left);
        for (const one of methods) {
          const rule = refundableBy(one, await entriesOf(db, id), await sumAsked(db, id));
          const [row] = await rowsOf(db, sql`select refundable(${id}::uuid, ${one})::int as left`);
          assert.equal(row?.['left'], rule);
        }
      }
      const booking = await db.transaction((tx) => lockBooking(tx, id));
      assert.ok(booking);
      due += dueOf(booking);
    }
    assert.equal(await sumDue(db), due);
  });
});
