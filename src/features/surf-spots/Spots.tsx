import { useState } from 'react';
import { t } from 'ttag';
import { useListSurfSpotsQuery } from '../../api';
import { inOwnWords } from '../../lib/ownWords';
import { Button } from '../../ui/Button';
import { Empty, Loading } from '../../ui/Notice';
import { SpotView } from './SpotView';
import * as s from './Spots.module.css';

/** One button per spot; the first is selected at first (spec §2). */
export function Spots() {
  const { data, isError, isFetching, refetch } = useListSurfSpotsQuery({});
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const spots = (data?.data ?? []).map(inOwnWords);
  const selected = spots.find(({ id }) => id === selectedId) ?? spots[0];

  if (isFetching && !data) {
    return (
      <div className={s.waiting}>
        <Loading text={t`Loading surf spots...`} />
      </div>
    );
  }
  if (isError && !selected) {
    return (
      <div className={s.failure} role="alert">
        <p>{t`Failed to fetch spots`}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {t`Try again`}
        </Button>
      </div>
    );
  }
  if (!selected) return <Empty text={t`No surf spots yet.`} hint={t`We are out looking for the next wave.`} />;
  return (
    <>
      <div className={s.choice} role="group" aria-label={t`Surf spots`}>
        {spots.map(({ id, name, difficulty_level: level }) => (
          <button
            key={id}
            type="button"
            dir="auto"
            data-level={level}
            aria-pressed={id === selected.id}
            onClick={() => setSelectedId(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <p className={s.legend}>{t`The dots: one for first waves, two for turns, three for experts only.`}</p>
      <div aria-live="polite">
        <SpotView key={selected.id} spot={selected} />
      </div>
    </>
  );
}
