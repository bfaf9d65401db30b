import { useListAttentionQuery } from '../../../api';
import { PageHead } from '../../../ui/PageHead';
import { counted } from '../shared/counted';
import { Attention } from './Attention';
import { Balances } from './Balances';
import * as s from './money.module.css';
import { Revenue } from './Revenue';

/** How much there is to see to, below the figures. */
function AttentionHint() {
  const { data } = useListAttentionQuery(undefined);
  const count = Array.isArray(data?.data) ? data.data.length : 0;
  if (count === 0) return null;
  return (
    <p className={s.hint}>
      <a href="#what-needs-attention">{counted(count, 'thing needs', 'things need')} attention</a>
    </p>
  );
}

/** What a period brings in, the files for the accountant, what is owed and paid ahead, and what a person must see to. */
export function MoneyPage() {
  return (
    <div className={s.page}>
      <PageHead title="Money" />
      <h1 tabIndex={-1}>Money</h1>
      <AttentionHint />
      <Revenue />
      <Balances />
      <Attention />
    </div>
  );
}
