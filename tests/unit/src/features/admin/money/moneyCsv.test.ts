import { deferredCsv, owedCsv } from '../../../../../../src/features/admin/money/balancesCsv';
import { ledgerCsv, sessionsCsv } from '../../../../../../src/features/admin/money/moneyCsv';
import { hostileTexts, makeBalance, makeEntry, makeSession } from '../../../../../support/web/moneyRows';
import { columnOf, openInSpreadsheet, type ReadCell } from '../../../../../support/web/spreadsheet';

const open = (text: string, separator?: string) => openInSpreadsheet(new TextEncoder().encode(text), separator);
const values = (cells: ReadCell[]) => cells.map(({ value }) => value);
const sumOf = (cells: ReadCell[]) =>
  cells.reduce((sum, { kind, value }) => (kind === 'number' ? sum + Number(value) : sum), 0);

test('the parser takes what is not guarded for what it looks like', () => {
  expect(open('\uFEFF"=1+1",-5,"2026-11-03","14:05","+62 812","a ""b""",\r\n')).toEqual([
    [
      { kind: 'formula', value: '=1+1' },
      { kind: 'number', value: -5 },
      { kind: 'date', value: '2026-11-03' },
      { kind: 'time', value: '14:05' },
      { kind: 'text', value: '+62 812' },
      { kind: 'text', value: 'a "b"' },
      { kind: 'empty', value: '' },
    ],
  ]);
  expect(open('Zoë\r\n')[0]?.[0]?.value).not.toBe('Zoë');
});

test('a session says where its guests meet, also where its spot is not in the list any more', () => {
  const place = { meeting_point: 'At the steps', location_url: 'https://maps.example/legian' };
  const sheet = open(sessionsCsv([makeSession({ surf_spot_id: 'deleted', ...place })], []));
  expect(values(columnOf(sheet, 'Meeting Point'))).toEqual(['At the steps']);
  expect(values(columnOf(sheet, 'Map'))).toEqual(['https://maps.example/legian']);
});

test('a session is a row: day, people and amounts are of their kind, texts stay texts', () => {
  const sheet = open(
    sessionsCsv([
      makeSession({
        ...{ customer_name: 'Zoë Ñandú 浪', product_name: 'Group, "Surf"', attendance: 'ARRIVED', parts: 3 },
        ...{ start_time: '07:00', instructor_name: 'Komang', people_came: 2, paid_by: ['TRANSFER', 'CASH'] },
        ...{ unit_price: 350_000, price_before: 400_000, price_reason: 'Friends' },
      }),
    ]),
  );
  expect(values(sheet[0] ?? [])).toEqual([
    'Date',
    'Time',
    'Surf Spot',
    'Instructor',
    'Lesson',
    'Session',
    'People',
    'People who came',
    'Before discount (IDR)',
    'Discount (IDR)',
    'Reason of the discount',
    'Taken off by refunds (IDR)',
    'Amount (IDR)',
    'Cancelled (IDR)',
    'Booking Code',
    'Status Booking',
    'Customer Name',
    'Phone Number',
    'Payment Method',
    'Paid by',
    'Status Payment',
    'Due of the booking (IDR)',
    'Attendance',
    'Meeting Point',
    'Map',
  ]);
  expect(sheet[1]).toEqual([
    { kind: 'date', value: '2026-11-03' },
    { kind: 'time', value: '07:00' },
    { kind: 'text', value: 'Kuta Beach' },
    { kind: 'text', value: 'Komang' },
    { kind: 'text', value: 'Group, "Surf"' },
    { kind: 'text', value: '1 of 3' },
    { kind: 'number', value: 3 },
    { kind: 'number', value: 2 },
    { kind: 'number', value: 1_200_000 },
    { kind: 'number', value: 150_000 },
    { kind: 'text', value: 'Friends' },
    { kind: 'number', value: 0 },
    { kind: 'number', value: 1_050_000 },
    { kind: 'empty', value: '' },
    { kind: 'text', value: 'ABCDEFGH23' },
    { kind: 'text', value: 'CONFIRMED' },
    { kind: 'text', value: 'Zoë Ñandú 浪' },
    { kind: 'text', value: '+62 812 3456 7890' },
    { kind: 'text', value: 'CASH' },
    { kind: 'text', value: 'TRANSFER + CASH' },
    { kind: 'text', value: 'PAID' },
    { kind: 'number', value: 0 },
    { kind: 'text', value: 'ARRIVED' },
    { kind: 'empty', value: '' },
    { kind: 'empty', value: '' },
  ]);
});

test('the amounts add up to the revenue, and what is due counts once a booking', () => {
  const booking = { booking_id: 'one', amount_due: 700_000 };
  const sheet = open(
    sessionsCsv([
      makeSession({ ...booking, total_amount: 500_000 }),
      makeSession({ ...booking, total_amount: 200_000 }),
      makeSession({ booking_status: 'CANCELLED', total_amount: 900_000 }),
    ]),
  );
  expect(sumOf(columnOf(sheet, 'Amount (IDR)'))).toBe(700_000);
  expect(sumOf(columnOf(sheet, 'Cancelled (IDR)'))).toBe(900_000);
  expect(sumOf(columnOf(sheet, 'Due of the booking (IDR)'))).toBe(700_000);
});

test('what a session costs is what it was before, less its discount and what refunds took off, and the columns add up', () => {
  const sheet = open(
    sessionsCsv([
      makeSession({ unit_price: 350_000, price_before: null }),
      makeSession({ unit_price: 300_000, price_before: 350_000, total_amount: 800_000 }),
      makeSession({ unit_price: 400_000, price_before: 350_000, total_amount: 1_200_000 }),
      makeSession({ unit_price: 300_000, price_before: 350_000, booking_status: 'CANCELLED' }),
    ]),
  );
  const numbers = (column: string) => columnOf(sheet, column).map(({ value }) => value);
  expect(numbers('Before discount (IDR)')).toEqual([1_050_000, 1_050_000, 1_050_000, '']);
  expect(numbers('Discount (IDR)')).toEqual([0, 150_000, -150_000, '']);
  expect(numbers('Taken off by refunds (IDR)')).toEqual([0, 100_000, 0, '']);
  const sum = (column: string) => sumOf(columnOf(sheet, column));
  expect(sum('Before discount (IDR)') - sum('Discount (IDR)') - sum('Taken off by refunds (IDR)')).toBe(
    sum('Amount (IDR)'),
  );
});

test('a backend that tells nothing of prices and of how money came leaves these cells empty', () => {
  const sheet = open(sessionsCsv([makeSession()]));
  const columns = ['Before discount (IDR)', 'Discount (IDR)', 'Taken off by refunds (IDR)', 'Paid by', 'Time'];
  expect(columns.flatMap((column) => values(columnOf(sheet, column)))).toEqual(['', '', '', '', '']);
});

test('an entry of the ledger is a row on the school’s clock, and what was given back is negative', () => {
  const sheet = open(
    ledgerCsv([
      // Past midnight in Bali.
      makeEntry({ paid_at: '2026-11-02T16:30:00Z' }),
      makeEntry({ kind: 'REFUND', method: 'TRANSFER', amount: 300_000, reason: 'Rain', actor: null }),
    ]),
  );
  expect(sheet[1]).toEqual([
    { kind: 'date', value: '2026-11-03' },
    { kind: 'time', value: '00:30' },
    { kind: 'text', value: 'ABCDEFGH23' },
    { kind: 'text', value: 'Ayu Test' },
    { kind: 'text', value: 'PAYMENT' },
    { kind: 'text', value: 'CASH' },
    { kind: 'number', value: 1_050_000 },
    { kind: 'empty', value: '' },
    { kind: 'text', value: 'Made Staff' },
  ]);
  expect(values(sheet[2] ?? []).slice(4)).toEqual(['REFUND', 'TRANSFER', -300_000, 'Rain', 'Guest or payment gateway']);
  expect(sumOf(columnOf(sheet, 'Amount (IDR)'))).toBe(750_000);
});

test.each(['081234567890', '+6281234567890', '+62 812-3456-7890', '0812 3456 7890'])(
  'the phone number %s is readable with its country’s code',
  (customer_phone) => {
    const sheet = open(sessionsCsv([makeSession({ customer_phone })]));
    expect(columnOf(sheet, 'Phone Number')).toEqual([{ kind: 'text', value: '+62 812 3456 7890' }]);
  },
);

test.each(['0123456789', '12345E6789', '123456789E'])('the booking code %s is not made a number', (booking_code) => {
  for (const text of [sessionsCsv([makeSession({ booking_code })]), ledgerCsv([makeEntry({ booking_code })])]) {
    const [cell] = columnOf(open(text), 'Booking Code');
    expect(cell?.kind).toBe('text');
    expect(String(cell?.value).replace('-', '')).toBe(booking_code);
  }
});

test.each([',', ';', '\t'])('no formula runs where the separator is %j', (separator) => {
  const sessions = hostileTexts.map((text) =>
    makeSession({
      ...{ customer_name: text, product_name: text, surf_spot_name: text, customer_phone: text },
      ...{ instructor_name: text, price_reason: text },
    }),
  );
  const balances = hostileTexts.map((text) =>
    makeBalance({ customer_name: text, customer_phone: text, owed: 1, deferred: 1 }),
  );
  const entries = hostileTexts.map((text) => makeEntry({ customer_name: text, reason: text, actor: text }));
  const files = [
    sessionsCsv(sessions),
    ledgerCsv(entries),
    owedCsv(balances, '2026-11-30'),
    deferredCsv(balances, '2026-11-30'),
  ];
  const cells = files.flatMap((text) => open(text, separator).flat());
  expect(cells.filter(({ kind }) => kind === 'formula')).toEqual([]);
});

describe('balances', () => {
  const day = '2026-11-30';
  const balances = [
    makeBalance({ since: '2026-10-30', earned: 650_000, received: 50_000, owed: 600_000, booking_code: '0123456789' }),
    makeBalance({ since: '2026-11-23', earned: 850_000, owed: 850_000 }),
    makeBalance({ received: 700_000, deferred: 700_000, over: 50_000, customer_phone: '081234567890' }),
  ];

  test('what is owed is a row with its age', () => {
    const sheet = open(owedCsv(balances, day));
    expect(values(sheet[0] ?? [])).toEqual([
      ...['At the end of', 'Booking Code', 'Status Booking', 'Customer Name', 'Phone Number', 'Owed since', 'Days'],
      ...['Age', 'Sessions until then (IDR)', 'Received until then (IDR)', 'Owed (IDR)'],
    ]);
    expect(values(sheet[1] ?? [])).toEqual([
      ...[day, '01234-56789', 'CONFIRMED', 'Ayu Test', '+62 812 3456 7890', '2026-10-30', 31],
      ...['More than 30 days', 650_000, 50_000, 600_000],
    ]);
    expect(values(columnOf(sheet, 'Age'))).toEqual(['More than 30 days', 'Up to 7 days']);
    expect(sumOf(columnOf(sheet, 'Owed (IDR)'))).toBe(1_450_000);
  });

  test('what is paid ahead is a row that says what of it is for no session', () => {
    const sheet = open(deferredCsv(balances, day));
    expect(sheet).toHaveLength(2);
    expect(values(sheet[0] ?? []).slice(5)).toEqual([
      ...['Sessions until then (IDR)', 'Received until then (IDR)', 'Paid ahead (IDR)', 'Of it for no session (IDR)'],
    ]);
    expect(values(sheet[1] ?? []).slice(4)).toEqual(['+62 812 3456 7890', 0, 700_000, 700_000, 50_000]);
  });
});
