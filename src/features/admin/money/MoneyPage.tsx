import { PageHead } from '../../../ui/PageHead';
import { Attention } from './Attention';
import * as s from './money.module.css';
import { Revenue } from './Revenue';

/** What a person must see to, what a period brings in, and the files for the accountant. */
export function MoneyPage() {
  return (
    <div className={s.page}>
      <PageHead title="Money" />
      <h1 tabIndex={-1}>Money</h1>
      <Attention />
      <Revenue />
    </div>
  );
}
