import { imageUrl } from '../../../lib/imageUrl';
import { Badge } from '../../../ui/Badge';
import type { Column } from './types';
import { DialogButton } from './DialogButton';
import { PreviewModal } from './PreviewModal';
import * as s from './resource.module.css';

/** Compares texts as people sort them: without regard to case, numbers by their value. */
const byText = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const isGiven = <V,>(value: V | null): value is V => value !== null && value !== '';

/** Sorts rows by a value. Rows without a value come last in both directions. */
const emptyLast =
  <R, V extends string | number>(
    pick: (row: R) => V | null,
    compare: (a: V, b: V) => number,
  ): NonNullable<Extract<Column<R>['sorter'], CallableFunction>> =>
  (rowA, rowB, order) => {
    const [a, b] = [pick(rowA), pick(rowB)];
    if (isGiven(a) && isGiven(b)) return compare(a, b);
    const givenFirst = Number(isGiven(b)) - Number(isGiven(a));
    return order === 'descend' ? -givenFirst : givenFirst;
  };

/** A column of short texts that can be sorted. */
export const textColumn = <R,>(title: string, pick: (row: R) => string | null): Column<R> => ({
  key: title,
  title,
  render: (_value, row) => <div className={s.short}>{pick(row)}</div>,
  sorter: emptyLast(pick, byText.compare),
});

/** A column of texts that may take several lines. */
export const longTextColumn = <R,>(title: string, pick: (row: R) => string | null): Column<R> => ({
  ...textColumn(title, pick),
  render: (_value, row) => <div className={s.long}>{pick(row)}</div>,
});

/** A column of numbers that can be sorted; `format` says how they are written. Rows without one come last. */
export const numberColumn = <R,>(
  title: string,
  pick: (row: R) => number | null,
  format: (value: number) => string = String,
): Column<R> => ({
  key: title,
  title,
  align: 'right',
  render: (_value, row) => {
    const value = pick(row);
    return value === null ? '' : format(value);
  },
  sorter: emptyLast(pick, (a, b) => a - b),
});

/** A column of pictures: a small one, and a button that shows it in full size. */
export const imageColumn = <R,>(pick: (row: R) => string | null, nameOf: (row: R) => string): Column<R> => ({
  key: 'image',
  title: 'Image',
  render: (_value, row) => <ImageCell path={pick(row)} name={nameOf(row)} />,
});

function ImageCell({ path, name }: { path: string | null; name: string }) {
  const small = imageUrl(path, 320);
  if (small === null) return 'No Image';
  return (
    <div className={s.actions}>
      <img className={s.thumbnail} src={small} alt="" loading="lazy" />
      <DialogButton label="Preview" name={`Preview ${name}`} size="small">
        {(close) => (
          <PreviewModal title="Image Preview" onClose={close}>
            <img className={s.full} src={imageUrl(path) ?? ''} alt={name} />
          </PreviewModal>
        )}
      </DialogButton>
    </div>
  );
}

/** A column that says whether the site shows the row. */
export const activeColumn = <R,>(isActive: (row: R) => boolean): Column<R> => ({
  key: 'active',
  title: 'Status',
  render: (_value, row) => (
    <Badge tone={isActive(row) ? 'success' : 'warning'} text={isActive(row) ? 'Active' : 'Inactive'} />
  ),
  sorter: (a, b) => Number(isActive(a)) - Number(isActive(b)),
});
