import { Alert, Button } from 'antd';
import { messageOf, statusOf } from '../../../api';
import { useListAttentionQuery } from '../../../api/admin';
import { AttentionRow } from './AttentionRow';
import * as s from './money.module.css';

const NOT_FOUND = 404;

/** What a person must see to, newest first. A backend without it (level 1) shows nothing. */
export function Attention() {
  const { data, error, isFetching, refetch } = useListAttentionQuery(undefined, { refetchOnMountOrArgChange: true });
  if (statusOf(error) === NOT_FOUND) return null;
  const items = data?.data;
  return (
    <section className={s.attention} aria-labelledby="what-needs-attention" aria-busy={isFetching}>
      <h2 id="what-needs-attention">To see to</h2>
      {error !== undefined && !isFetching && (
        <Alert
          type="error"
          showIcon
          title={messageOf(error, 'What there is to see to could not be loaded.')}
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      {!items && isFetching && <p role="status">Loading what there is to see to...</p>}
      {Array.isArray(items) && items.length === 0 && <p className={s.calm}>Nothing needs you.</p>}
      {Array.isArray(items) && items.length > 0 && (
        <ul className={s.items}>
          {items.map((item) => (
            <AttentionRow key={item.id} item={item} onGone={() => void refetch()} />
          ))}
        </ul>
      )}
    </section>
  );
}
