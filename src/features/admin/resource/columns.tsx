import type { ReactNode } from 'react';
import { type ImageInfo, imageStyle } from '../../../lib/imageInfo';
import { imageUrl } from '../../../lib/imageUrl';
import { Badge } from '../../../ui/Badge';
import type { Column } from './types';
import { PreviewButton } from './PreviewModal';
import * as s from './resource.module.css';

/** Compares texts as people sort them: without regard to case, numbers by their value. */
const byText = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Sorts rows by a text. Rows without one come last in both directions. */
const emptyLast =
  <R,>(pick: (row: R) => string | null): NonNullable<Extract<Column<R>['sorter'], CallableFunction>> =>
  (rowA, rowB, order) => {
    const [a, b] = [pick(rowA), pick(rowB)];
    if (a && b) return byText.compare(a, b);
    const givenFirst = Number(Boolean(b)) - Number(Boolean(a));
    return order === 'descend' ? -givenFirst : givenFirst;
  };

/** A column of short texts that can be sorted; `show` says how they are shown. */
export const textColumn = <R, T extends string | null>(
  title: string,
  pick: (row: R) => T,
  show: (text: T, row: R) => ReactNode = (text) => <div className={s.short}>{text}</div>,
): Column<R> => ({
  key: title,
  title,
  render: (_value, row) => show(pick(row), row),
  sorter: emptyLast(pick),
});

/** A column of texts that may take several lines. */
export const longTextColumn = <R,>(title: string, pick: (row: R) => string | null): Column<R> =>
  textColumn(title, pick, (text) => <div className={s.long}>{text}</div>);

interface RowWithImage {
  image_url: string | null;
  image?: ImageInfo | null;
}

/** A column of pictures: a small one, and a button that shows it in full size. */
export const imageColumn = <R extends RowWithImage>(nameOf: (row: R) => string): Column<R> => ({
  key: 'image',
  title: 'Image',
  render: (_value, row) => <ImageCell row={row} name={nameOf(row)} />,
});

function ImageCell({ row: { image_url: path, image }, name }: { row: RowWithImage; name: string }) {
  const small = imageUrl(path, 320);
  if (small === null) return 'No Image';
  return (
    <div className={s.actions}>
      <img className={s.thumbnail} style={image ? imageStyle(image) : undefined} src={small} alt="" loading="lazy" />
      <PreviewButton name={name} title="Image Preview">
        <img className={s.full} src={imageUrl(path) ?? ''} alt={name} />
      </PreviewButton>
    </div>
  );
}

/** A column that says whether the site shows the row. */
export const activeColumn = <R extends { active: boolean }>(): Column<R> => ({
  key: 'active',
  title: 'Status',
  render: (_value, { active }) => <Badge tone={active ? 'success' : 'warning'} text={active ? 'Active' : 'Inactive'} />,
  sorter: (a, b) => Number(a.active) - Number(b.active),
});
