import { textColumn } from '../../../../../../../src/features/admin/shared/resource/columns';

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
