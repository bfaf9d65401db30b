import { numberColumn } from '../../../../../../src/features/admin/resource/columns';

interface Row {
  minutes: number | null;
}
const rows: Row[] = [{ minutes: 90 }, { minutes: null }, { minutes: 15 }];
const column = numberColumn<Row>(
  'Minutes',
  ({ minutes }) => minutes,
  (value) => `${String(value)} min`,
);

test('a number is written as the column says, and none as nothing', () => {
  expect(rows.map((row, index) => column.render?.(undefined, row, index))).toEqual(['90 min', '', '15 min']);
});

test.each([
  ['ascend', 1, [15, 90, null]],
  ['descend', -1, [90, 15, null]],
] as const)('sorted %s, rows without a number come last', (order, direction, sorted) => {
  const { sorter } = column;
  if (typeof sorter !== 'function') throw new Error('no sorter');
  // antd turns a comparison round for the descending order
  const shown = [...rows].sort((a, b) => direction * sorter(a, b, order));
  expect(shown.map(({ minutes }) => minutes)).toEqual(sorted);
});
