import type { ReactNode } from 'react';
import { type ImageInfo, imageStyle } from '../../../../lib/imageInfo';
import { imageUrl } from '../../../../lib/imageUrl';
import { Badge } from '../../../../ui/Badge';
import type { Column } from './types';
import * as preview from './preview.module.css';
import { PreviewButton } from './PreviewModal';
import * as s from './resource.module.css';

/** Compares texts as people sort them: without regard to case, numbers by their value. */
const byText = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Sorts rows by a text. Rows without one come last in both directions. */
const emptyLast =
  <R,>(pick: (row: R) => string | null | undefined): NonNullable<Extract<Column<R>['sorter'], CallableFunction>> =>
  (rowA, rowB, order) => {
    const [a, b] = [pick(rowA), pick(rowB)];
    if (a && b) return byText.compare(a, b);
    const givenFirst = Number(Boolean(b)) - Number(Boolean(a));
    return order === 'descend' ? -givenFirst : givenFirst;
  };

/** A column of short texts that can be sorted, null or none where a row has no text; `show` says how they are shown. */
export const textColumn = <R, T extends string | null | undefined>(
  title: string,
  pick: (row: R) => T,
  show: (text: T, row: R) => ReactNode = (text) => <div className={s.short}>{text}</div>,
): Column<R> => ({
  key: title,
  title,
  render: (_value, row) => show(pick(row), row),
  sorter: emptyLast(pick),
});

/** A column of texts, each cut after two lines: its form shows the whole. */
export const longTextColumn = <R,>(title: string, pick: (row: R) => string | null | undefined): Column<R> =>
  textColumn(title, pick, (text) => (
    <div className={s.long} title={text ?? undefined}>
      {text}
    </div>
  ));

interface RowWithImage {
  image_url: string | null;
  image?: ImageInfo | null;
}

/** A column of pictures: a small one that opens it in full size. On a card it is as wide as the card. */
export const imageColumn = <R extends RowWithImage>(nameOf: (row: R) => string, place?: 'card'): Column<R> => ({
  key: 'image',
  title: 'Image',
  render: (_value, row) => <ImageCell row={row} name={nameOf(row)} isCard={place === 'card'} />,
});

interface ImageCellProps {
  row: RowWithImage;
  name: string;
  isCard: boolean;
}

function ImageCell({ row: { image_url: path, image }, name, isCard }: ImageCellProps) {
  const small = imageUrl(path, isCard ? 480 : 320);
  if (small === null) return isCard ? <div className={s.noImage}>No Image</div> : 'No Image';
  return (
    <PreviewButton
      name={name}
      title="Image Preview"
      isCard={isCard}
      picture={<img style={image ? imageStyle(image) : undefined} src={small} alt="" loading="lazy" />}
    >
      <img className={preview.full} src={imageUrl(path) ?? ''} alt={name} />
    </PreviewButton>
  );
}

/** Whether the site shows a row. */
export const ActiveBadge = ({ active }: { active: boolean }) => (
  <Badge tone={active ? 'success' : 'warning'} text={active ? 'Active' : 'Inactive'} />
);

/** A column that says whether the site shows the row; `show` shows more than that. */
export const activeColumn = <R extends { active: boolean }>(
  show: (row: R) => ReactNode = ({ active }) => <ActiveBadge active={active} />,
): Column<R> => ({
  key: 'active',
  title: 'Status',
  render: (_value, row) => show(row),
  sorter: (a, b) => Number(a.active) - Number(b.active),
});
