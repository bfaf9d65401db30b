import type { LedgerEntry } from '../../../../api';
import { formatRupiah } from '../../../../lib/money';
import * as s from './panel.module.css';
import { schoolTime } from '../../shared/schoolTime';
import { entryText } from '../shared/ledgerRules';

/** When it was written down, and by whom. */
function origin({ paid_at, actor, method }: LedgerEntry): string {
  const who = actor ?? (method === 'GATEWAY' ? 'Payment gateway' : null);
  return who === null ? schoolTime(paid_at) : `${schoolTime(paid_at)} · ${who}`;
}

/** What was paid for a booking and what was given back, the oldest first. */
export function Ledger({ ledger }: { ledger: LedgerEntry[] }) {
  return (
    <section className={s.log}>
      <h2>Paid and given back</h2>
      {ledger.length === 0 ? (
        <p className={s.note}>Nothing was paid yet.</p>
      ) : (
        <ol>
          {ledger.map((entry) => (
            <li key={entry.id}>
              <span className={s.entry}>
                <span>{entryText(entry.kind, entry.method)}</span>
                <strong>{`${entry.kind === 'REFUND' ? '− ' : ''}${formatRupiah(entry.amount)}`}</strong>
              </span>
              <span className={s.second}>{origin(entry)}</span>
              {entry.reason !== null && entry.reason !== '' && <span className={s.reason}>{entry.reason}</span>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
