import { fireEvent, render, screen } from '@testing-library/react';
import { BarChart } from '../../../../../../src/features/admin/shared/charts/BarChart';
import { ticksFor } from '../../../../../../src/features/admin/shared/charts/scale';
import { toCsv } from '../../../../../../src/features/admin/shared/csv';
import { pagesAround } from '../../../../../../src/features/admin/shared/pagesAround';
import { callUrl, shownPhone, whatsAppUrl } from '../../../../../../src/features/admin/shared/phone';
import { sessionText } from '../../../../../../src/features/admin/shared/sessionText';
import { SearchBox } from '../../../../../../src/features/admin/shared/SearchBox';
import { textColumn } from '../../../../../../src/features/admin/shared/resource/columns';
import { makeBooking, makeBookingDetail } from '../../../../../support/web/factories';
import { sessionsOf } from '../bookings/bookingScreen';

test.each([
  ['ARRIVED', 2, '15 Jan 2030, Kuta Beach, 3 people, 2 of 3 came'],
  ['ARRIVED', 3, '15 Jan 2030, Kuta Beach, 3 people, arrived'],
  ['ARRIVED', undefined, '15 Jan 2030, Kuta Beach, 3 people, arrived'],
  ['NO_SHOW', 0, '15 Jan 2030, Kuta Beach, 3 people, did not come'],
  [null, null, '15 Jan 2030, Kuta Beach, 3 people'],
] as const)('a session in words says who came: %s, %s', (attendance, people_came, text) => {
  const lines = [makeBookingDetail({ person: 3, reservation_date: '2030-01-15' })];
  const coming = { attendance, ...(people_came !== undefined && { people_came }), surf_spot_name: 'Kuta Beach' };
  const [session] = sessionsOf(makeBooking({ booking_details: lines }), coming);
  expect(session && sessionText(session)).toBe(text);
});

describe('csv', () => {
  test('a CSV text: separators, quotes and lines are kept in their cells', () => {
    expect(
      toCsv([
        ['a', 1],
        ['b,c', null],
        ['say "hi"', 'two\nlines'],
      ]),
    ).toBe('\uFEFF"a",1\r\n"b,c",\r\n"say ""hi""","two\nlines"\r\n');
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+628', "'+628"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    [' =1', "' =1"],
    ['\u00a0\u200b=1', "'\u00a0\u200b=1"],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['\ntext', "'\ntext"],
    ["Ayu;=cmd|'/C calc'!A0;x", "Ayu;'=cmd|'/C calc'!A0;x"],
    ['Ayu; "=1+1"', 'Ayu;\' "=1+1"'],
    ['two\r\n=1+1', "two\r\n'=1+1"],
    ['a\t@x|-1', "a\t'@x|'-1"],
  ])('%j is no formula in a spreadsheet, whichever separator it expects', (text, safe) => {
    expect(toCsv([[text]])).toBe(`\uFEFF"${safe.replaceAll('"', '""')}"\r\n`);
  });

  test.each(['Ayu; Budi', 'a=b', 'ayu+surf@surf.example', '2027-01-02 Private x1; 2027-01-03 Group x4', 'a - b', ''])(
    '%j has no formula and stays as it is',
    (text) => {
      expect(toCsv([[text]])).toBe(`\uFEFF"${text}"\r\n`);
    },
  );
});

describe('pagesAround', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 20, [1, 2, 3, null, 20]],
    [10, 20, [1, null, 8, 9, 10, 11, 12, null, 20]],
    [20, 20, [1, null, 18, 19, 20]],
  ])('pages around %d of %d', (page, total, pages) => {
    expect(pagesAround(page, total)).toEqual(pages);
  });
});

describe('phone', () => {
  test.each([
    ['+62 812-3456-7890', 'https://wa.me/6281234567890'],
    ['0812 3456 7890', 'https://wa.me/6281234567890'],
    ['+62 0812 3456 7890', 'https://wa.me/6281234567890'],
    ['0049 170 1234567', 'https://wa.me/491701234567'],
    ['+1 (202) 555-0100', 'https://wa.me/12025550100'],
    ['000000000', null],
    ['123', null],
    ['+62812345678901234', null],
    ['call me', null],
  ])('WhatsApp of %s is %s', (phone, url) => {
    expect(whatsAppUrl(phone)).toBe(url);
  });

  test.each([
    ['+62 812-3456-7890', 'tel:+6281234567890'],
    ['0812 3456 7890', 'tel:+6281234567890'],
    ['6281234567890', 'tel:+6281234567890'],
    ['0049 170 1234567', 'tel:+491701234567'],
    ['(+49) 170 1234567', 'tel:+491701234567'],
    ['412345678', 'tel:412345678'],
    ['000000000', null],
    ['+62 0812 3456 7890', 'tel:+6281234567890'],
    ['call me', null],
  ])('%s is called at %s', (phone, url) => {
    expect(callUrl(phone)).toBe(url);
  });

  test.each([
    ['0812 3456 7890', '+62 812 3456 7890'],
    ['6281234567890', '+62 812 3456 7890'],
    ['62 812 3456 7890', '+62 812 3456 7890'],
    ['0062812 3456 7890', '+62 812 3456 7890'],
    ['+62 0812 3456 7890', '+62 812 3456 7890'],
    ['+62 812-3456-7890', '+62 812 3456 7890'],
    ['+61 412 345 678', '+61 412 345 678'],
    ['412345678', '4 1234 5678'],
    ['000000000', '0 0000 0000'],
    ['0812 or 0813', '0812 or 0813'],
  ])('%s stands on the screen and in files as %s', (phone, cell) => {
    expect(shownPhone(phone)).toBe(cell);
  });
});

describe('BarChart', () => {
  test.each([
    [0, [0, 1, 2, 3, 4]],
    [4, [0, 1, 2, 3, 4]],
    [7, [0, 2, 4, 6, 8]],
    [30, [0, 10, 20, 30]],
    [101, [0, 50, 100, 150]],
    [2_000_000, [0, 500_000, 1_000_000, 1_500_000, 2_000_000]],
  ])('the scale of values up to %d', (max, ticks) => {
    expect(ticksFor(max)).toEqual(ticks);
  });

  test('bars as high as their values, some labels, and all of it in words', () => {
    const bars = Array.from({ length: 10 }, (_, index) => ({
      key: String(index),
      label: `Day ${String(index)}`,
      value: index,
    }));
    render(<BarChart bars={bars} summary="45 bookings." />);
    expect(screen.getByRole('img')).toHaveAccessibleName('Bars. 45 bookings.');
    expect(screen.getByText('45 bookings.', { selector: 'figcaption' })).toBeVisible();
    expect(screen.getByTitle('Day 5: 5').style.getPropertyValue('--share')).toBe('50%');
    expect(screen.getAllByText(/^Day/).map(({ textContent }) => textContent)).toEqual([
      'Day 0',
      'Day 2',
      'Day 4',
      'Day 6',
      'Day 8',
    ]);
  });
});

test('a search that is on its way takes nothing away of what is typed on meanwhile', () => {
  const box = (search: string) => <SearchBox label="Search" search={search} onSearch={() => undefined} />;
  const { rerender } = render(box('sari'));
  const field = screen.getByRole('searchbox');
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.change(field, { target: { value: 'jo' } });
  rerender(box(''));
  expect(field).toHaveValue('jo');
  rerender(box('wayan'));
  expect(field).toHaveValue('wayan');
});

describe('columns', () => {
  interface Row {
    place: string | null;
  }
  const rows: Row[] = [{ place: 'Spot 10' }, { place: null }, { place: 'spot 9' }, { place: '' }];
  const column = textColumn<Row, string | null>(
    'Place',
    ({ place }) => place,
    (text) => `at ${text ?? 'no place'}`,
  );

  test('a text is shown as the column says', () => {
    const shown = rows.map((row, index) => column.render?.(undefined, row, index));
    expect(shown).toEqual(['at Spot 10', 'at no place', 'at spot 9', 'at ']);
  });

  test.each([
    ['ascend', 1, ['spot 9', 'Spot 10', null, '']],
    ['descend', -1, ['Spot 10', 'spot 9', null, '']],
  ] as const)('sorted %s, rows without a text come last', (order, direction, sorted) => {
    const { sorter } = column;
    if (typeof sorter !== 'function') throw new Error('no sorter');
    // antd turns a comparison round for the descending order
    const shown = [...rows].sort((a, b) => direction * sorter(a, b, order));
    expect(shown.map(({ place }) => place)).toEqual(sorted);
  });
});
