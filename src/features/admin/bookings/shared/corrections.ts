import { useEffect, useState } from 'react';
import type { LedgerEntry, LedgerMethod } from '../../../../api';
import { selectCurrentUser, useAppSelector } from '../../../../state';
import { ledgerMethods } from './ledgerRules';

/** For how long staff may take back what they have written down. */
const TIME = 10 * 60_000;
const SOON = 15_000;

/** What somebody has written down as paid in the last minutes and nobody has taken back since, by method. */
function correctable(
  ledger: readonly LedgerEntry[],
  { name, now }: { name: string; now: number },
): Partial<Record<LedgerMethod, number>> {
  const amounts = ledgerMethods.flatMap((method) => {
    const entries = ledger.filter((entry) => entry.method === method);
    const isOwn = ({ kind, actor, paid_at }: LedgerEntry) =>
      kind === 'PAYMENT' && actor === name && Date.parse(paid_at) > now - TIME;
    const first = entries.findIndex(isOwn);
    if (method === 'GATEWAY' || first < 0) return [];
    const amount = entries
      .slice(first)
      .reduce(
        (sum, entry) => (entry.kind === 'REFUND' ? sum - entry.amount : isOwn(entry) ? sum + entry.amount : sum),
        0,
      );
    return amount > 0 ? [[method, amount] as const] : [];
  });
  return Object.fromEntries(amounts);
}

/** The methods by which something may be taken back. */
export const correctableMethods = (own: Partial<Record<LedgerMethod, number>>): LedgerMethod[] =>
  ledgerMethods.filter((method) => own[method] !== undefined);

/** What the signed-in member of staff may take back now; administrators give back without it. */
export function useCorrectable(ledger: readonly LedgerEntry[] | undefined): Partial<Record<LedgerMethod, number>> {
  const user = useAppSelector(selectCurrentUser);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SOON);
    return () => clearInterval(timer);
  }, []);
  return user?.role === 'STAFF' && ledger ? correctable(ledger, { name: user.name, now }) : {};
}
