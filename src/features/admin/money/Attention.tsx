import { Alert, Button } from 'antd';
import { useState } from 'react';
import { isNotFound, messageOf, useListAttentionQuery } from '../../../api';
import { AttentionRow } from './AttentionRow';
import * as list from './attention.module.css';
import * as s from './money.module.css';

/** So many are shown at first, so that the figures are not far below. */
const FIRST = 6;

/** What a person must see to, newest first. Nothing with a backend that has no such call. */
export function Attention() {
  const { data, error, isFetching, refetch } = useListAttentionQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isWhole, setIsWhole] = useState(false);
  const items = data?.data;
  if (isNotFound(error)) return null;
  return (
    <section className={s.attention} aria-labelledby="what-needs-attention" aria-busy={isFetching}>
      <h2 id="what-needs-attention">Needs attention</h2>
      {error !== undefined && !isFetching && (
        <Alert
          type="error"
          showIcon
          title={messageOf(error, 'What there is to see to could not be loaded.')}
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      {!items && isFetching && <p role="status">Loading what there is to see to...</p>}
      {Array.isArray(items) && items.length === 0 && <p className={s.calm}>Nothing needs attention.</p>}
      {Array.isArray(items) && items.length > 0 && (
        <ul className={list.items}>
          {(isWhole ? items : items.slice(0, FIRST)).map((item) => (
            <AttentionRow key={item.id} item={item} onGone={() => void refetch()} />
          ))}
        </ul>
      )}
      {Array.isArray(items) && items.length > FIRST && (
        <Button className={list.more} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${items.length}`}
        </Button>
      )}
    </section>
  );
}
