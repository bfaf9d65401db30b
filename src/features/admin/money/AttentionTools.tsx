import { Button } from 'antd';
import { AskInPlace } from '../shared/AskInPlace';
import { counted } from '../shared/counted';
import { kindLook } from './attentionKinds';
import * as s from './money.module.css';

interface KindFilterProps {
  /** How many there are of each kind. */
  counts: ReadonlyMap<string, number>;
  /** Undefined for all. */
  kind: string | undefined;
  onChange: (kind: string | undefined) => void;
}

/** Shows one kind alone; each says how many there are. */
export function KindFilter({ counts, kind, onChange }: KindFilterProps) {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const choice = (label: string, count: number, value: string | undefined) => (
    <Button
      key={label}
      type={value === kind ? 'primary' : 'default'}
      aria-pressed={value === kind}
      onClick={() => onChange(value)}
    >
      {`${label} (${String(count)})`}
    </Button>
  );
  return (
    <div className={s.row} role="group" aria-label="Kinds">
      {choice('All', all, undefined)}
      {[...counts].map(([value, count]) => choice(kindLook(value).text, count, value))}
    </div>
  );
}

interface DoneWithChosenProps {
  count: number;
  isBusy: boolean;
  onDone: () => void;
}

/** Notes all that is chosen as done, after a question. */
export function DoneWithChosen({ count, isBusy, onDone }: DoneWithChosenProps) {
  const what = counted(count, 'thing', 'things');
  return (
    <div className={s.row} role="group" aria-label="Chosen">
      <AskInPlace
        question={`Are these ${what} done?`}
        description="They leave the list for everybody."
        yes={`Yes, all ${String(count)} are done`}
        no="Not yet"
        onYes={onDone}
        type="primary"
        disabled={isBusy}
      >
        {isBusy ? 'Noting...' : `Done with ${what}`}
      </AskInPlace>
    </div>
  );
}
