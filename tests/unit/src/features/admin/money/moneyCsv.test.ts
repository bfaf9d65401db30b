import { ledgerCsv, sessionsCsv } from '../../../../../../src/features/admin/money/moneyCsv';
import { hostileTexts, makeEntry, makeSession } from '../../../../../support/web/moneyRows';
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

test('a session is a row: day, people and amounts are of their kind, texts stay texts', () => {
  const sheet = open(
    sessionsCsv([
      makeSession({ customer_name: 'Zoë Ñandú 浪', product_name: 'Group, "Surf"', attendance: 'ARRIVED', parts: 3 }),
    ]),
  );
  expect(values(sheet[0] ?? [])).toEqual([
    'Date',
    'Surf Spot',
    'Lesson',
    'Session',
    'People',
    'Amount (IDR)',
    'Cancelled (IDR)',
    'Booking Code',
    'Status Booking',
    'Customer Name',
    'Phone Number',
    'Payment Method',
    'Status Payment',
    'Due of the booking (IDR)',
    'Attendance',
  ]);
  expect(sheet[1]).toEqual([
    { kind: 'date', value: '2026-11-03' },
    { kind: 'text', value: 'Kuta Beach' },
    { kind: 'text', value: 'Group, "Surf"' },
    { kind: 'text', value: '1 of 3' },
    { kind: 'number', value: 3 },
    { kind: 'number', value: 1_050_000 },
    { kind: 'empty', value: '' },
    { kind: 'text', value: 'ABCDEFGH23' },
    { kind: 'text', value: 'CONFIRMED' },
    { kind: 'text', value: 'Zoë Ñandú 浪' },
    { kind: 'text', value: '+62 812 3456 7890' },
    { kind: 'text', value: 'CASH' },
    { kind: 'text', value: 'PAID' },
    { kind: 'number', value: 0 },
    { kind: 'text', value: 'ARRIVED' },
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
    makeSession({ customer_name: text, product_name: text, surf_spot_name: text, customer_phone: text }),
  );
  const entries = hostileTexts.map((text) => makeEntry({ customer_name: text, reason: text, actor: text }));
  const cells = [sessionsCsv(sessions), ledgerCsv(entries)].flatMap((text) => open(text, separator).flat());
  expect(cells.filter(({ kind }) => kind === 'formula')).toEqual([]);
});
