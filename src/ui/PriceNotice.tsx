import { formatRupiah } from '../lib/money';
import { Button } from './Button';
import * as s from './PriceNotice.module.css';

interface PriceNoticeProps {
  /** Prices for one person in rupiah. */
  changes: readonly { id: string; name: string; from: number; to: number }[];
  onAgree: () => void;
}

/** Says which lessons have another price than when they were put into the cart, and asks whether that is fine. */
export function PriceNotice({ changes, onAgree }: PriceNoticeProps) {
  if (changes.length === 0) return null;
  return (
    <div className={s.notice} role="alert" tabIndex={-1} data-question>
      {changes.map(({ id, name, from, to }) => (
        <p key={`${id}/${String(from)}`}>
          The price of <strong dir="auto">{name}</strong> has changed from {formatRupiah(from)} to{' '}
          <strong>{formatRupiah(to)}</strong> for each person since you chose it.
        </p>
      ))}
      <Button variant="secondary" onClick={onAgree}>
        Agree to the new price
      </Button>
    </div>
  );
}
