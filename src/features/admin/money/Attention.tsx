import { Alert, Button } from 'antd';
import { useState } from 'react';
import { type AttentionItem, isNotFound, useListAttentionQuery } from '../../../api';
import { useEntryState } from '../shared/useEntryState';
import { AttentionRow } from './AttentionRow';
import { DoneWithChosen, KindFilter } from './AttentionTools';
import * as list from './attention.module.css';
import * as s from './money.module.css';
import { useResolveMany } from './useResolveMany';
import { NotLoaded } from '../shared/NotLoaded';

/** So many are shown at first. */
const FIRST = 20;

/** What is open, as far as it is asked for, with what several of it need. */
function AttentionItems({ items, onGone }: { items: AttentionItem[]; onGone: () => void }) {
  const [isWhole, setIsWhole] = useEntryState('all attention', false);
  const [asked, setKind] = useEntryState<string | undefined>('kind of attention', undefined);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const { resolve, isBusy, problem } = useResolveMany(onGone);
  const counts = new Map<string, number>();
  for (const { kind } of items) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  // The last one of its kind may have gone.
  const kind = asked !== undefined && counts.has(asked) ? asked : undefined;
  const found = items.filter((item) => kind === undefined || item.kind === kind);
  const shown = isWhole ? found : found.slice(0, FIRST);
  const chosen = shown.filter(({ id }) => ids.has(id));
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(ids);
    if (isChosen) next.add(id);
    else next.delete(id);
    setIds(next);
  };
  return (
    <>
      {counts.size > 1 && <KindFilter counts={counts} kind={kind} onChange={setKind} />}
      {chosen.length > 0 && (
        <DoneWithChosen count={chosen.length} isBusy={isBusy} onDone={() => void resolve(chosen.map(({ id }) => id))} />
      )}
      {problem !== null && <Alert type="error" showIcon title={problem} />}
      <ul className={list.items}>
        {shown.map((item) => (
          <AttentionRow
            key={item.id}
            item={item}
            onGone={onGone}
            isChosen={ids.has(item.id)}
            onChoose={(isChosen) => choose(item.id, isChosen)}
          />
        ))}
      </ul>
      {found.length > FIRST && (
        <Button className={list.more} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${found.length}`}
        </Button>
      )}
    </>
  );
}

/** What a person must see to, newest first. Nothing with a backend that has no such call. */
export function Attention() {
  const { data, error, isFetching, refetch } = useListAttentionQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const items = data?.data;
  if (isNotFound(error)) return null;
  return (
    <section className={s.attention} aria-labelledby="what-needs-attention" aria-busy={isFetching}>
      <h2 id="what-needs-attention">Needs attention</h2>
      {error !== undefined && !isFetching && (
        <NotLoaded error={error} text="What there is to see to could not be loaded." retry={refetch} />
      )}
      {!items && isFetching && <p role="status">Loading what there is to see to...</p>}
      {Array.isArray(items) && items.length === 0 && <p className={s.calm}>Nothing needs attention.</p>}
      {Array.isArray(items) && items.length > 0 && <AttentionItems items={items} onGone={() => void refetch()} />}
    </section>
  );
}
