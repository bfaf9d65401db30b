import { Button, Input } from 'antd';
import type { Session } from '../../../api';
import { type BoardFilter, kindsOf, withKind } from './boardFilter';
import * as s from './boardWays.module.css';

interface BoardFilterBarProps {
  /** All that stand on the day. */
  sessions: Session[];
  isToCome: boolean;
  filter: BoardFilter;
  onFilter: (filter: BoardFilter) => void;
}

/** Narrows a long day: who has not paid, who has not arrived, or one guest. */
export function BoardFilterBar({ sessions, isToCome, filter, onFilter }: BoardFilterBarProps) {
  return (
    <div className={s.filter} role="group" aria-label="Which guests">
      {kindsOf(sessions, isToCome).map(({ kind, label, count }) => (
        <Button
          key={kind}
          type={kind === filter.kind ? 'primary' : 'default'}
          aria-pressed={kind === filter.kind}
          onClick={() => onFilter(withKind(filter, kind))}
        >
          {label} {count}
        </Button>
      ))}
      <Input
        type="search"
        className={s.search ?? ''}
        aria-label="Find a guest of this day"
        placeholder="Name, code or phone"
        maxLength={100}
        value={filter.search}
        onChange={({ target }) => onFilter({ ...filter, search: target.value })}
      />
    </div>
  );
}
