import { jt, t } from 'ttag';
import { formatRupiah } from '../lib/money';
import { Button } from './Button';
import * as s from './PriceNotice.module.css';

interface PriceNoticeProps {
  /** Prices for one person in rupiah. */
  changes: readonly { id: string; name: string; from: number; to: number }[];
  onAgree: () => void;
}

/** Says which lessons have another price than when they were put into the cart, and asks whether that is fine where it is a higher one. */
export function PriceNotice({ changes, onAgree }: PriceNoticeProps) {
  if (changes.length === 0) return null;
  const isAsking = changes.some(({ from, to }) => to > from);
  return (
    <div className={s.notice} role="alert" {...(isAsking && { tabIndex: -1, 'data-question': true })}>
      {changes.map(({ id, name, from, to }) => {
        const lesson = (
          <strong key="lesson" dir="auto">
            {name}
          </strong>
        );
        const formerPrice = formatRupiah(from);
        const newPrice = <strong key="price">{formatRupiah(to)}</strong>;
        return (
          <p key={`${id}/${String(from)}`}>
            {jt`The price of ${lesson} has changed from ${formerPrice} to ${newPrice} for each person since you chose it.`}
          </p>
        );
      })}
      {isAsking && (
        <Button variant="secondary" onClick={onAgree}>
          {t`Agree to the new price`}
        </Button>
      )}
    </div>
  );
}
