import { ledgerCsv, sessionsCsv } from '../../../../../../src/features/admin/money/moneyCsv';
import { hasLibreOffice, openInLibreOffice } from '../../../../../support/web/libreOffice';
import { hostileTexts, makeEntry, makeSession } from '../../../../../support/web/moneyRows';
import { openInSpreadsheet, type ReadCell } from '../../../../../support/web/spreadsheet';

const STARTS_SLOWLY = 300_000;
const ifInstalled = hasLibreOffice ? test : test.skip;

const files = [
  sessionsCsv([
    makeSession({ customer_name: 'Zoë Ñandú 浪', product_name: 'Group, "Surf"', surf_spot_name: null, parts: 3 }),
    makeSession({ booking_code: '12345E6789', booking_status: 'CANCELLED', customer_phone: '081234567890' }),
    ...hostileTexts.map((text) =>
      makeSession({ customer_name: text, product_name: text, surf_spot_name: text, customer_phone: text }),
    ),
  ]),
  ledgerCsv([
    makeEntry(),
    makeEntry({ kind: 'REFUND', amount: 300_000, reason: 'Hujan lebat – kembali', booking_code: '0123456789' }),
    ...hostileTexts.map((text) => makeEntry({ customer_name: text, reason: text, actor: text })),
  ]),
];

const kinds = (sheet: ReadCell[][] = []) => sheet.map((row) => row.map(({ kind }) => kind));

ifInstalled(
  'LibreOffice opens the files as the tests’ own reader does',
  () => {
    const sheets = openInLibreOffice(files, ',');
    const expected = files.map((text) => openInSpreadsheet(new TextEncoder().encode(text)));
    expect(kinds(sheets[0])).toEqual(kinds(expected[0]));
    expect(kinds(sheets[1])).toEqual(kinds(expected[1]));
    expect(sheets[0]?.[1]?.slice(0, 6)).toEqual(expected[0]?.[1]?.slice(0, 6));
    expect(sheets[0]?.[1]?.[9]?.value).toBe('Zoë Ñandú 浪');
    expect(sheets[1]?.[2]?.slice(6, 8).map(({ value }) => value)).toEqual([-300_000, 'Hujan lebat – kembali']);
  },
  STARTS_SLOWLY,
);

ifInstalled(
  'no formula runs in LibreOffice, also where semicolons separate the cells',
  () => {
    const cells = openInLibreOffice(files, ';').flat(2);
    expect(cells.length).toBeGreaterThan(20);
    expect(cells.filter(({ kind }) => kind === 'formula')).toEqual([]);
  },
  STARTS_SLOWLY,
);
