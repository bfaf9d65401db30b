import { useListChangesQuery } from '../../../api';
import * as filters from '../shared/filters.module.css';
import { PeriodFields } from '../shared/PeriodFields';
import type { ListView } from '../shared/useListView';
import { useToday } from '../shared/useToday';
import * as s from './changes.module.css';
import { rangeOf, withDay } from './changeRange';
import { changeQuery, isWhat, whats } from './useChangeList';

/** Which changes are listed: by whom, of what and in which days. All of it is in the address. */
export function ChangeTools({ view }: { view: ListView }) {
  const { data } = useListChangesQuery(changeQuery(view));
  const range = rangeOf(view, useToday());
  const [who, what] = [view.filter('actor'), view.filter('what')];
  const actors = data?.actors ?? [];
  return (
    <div className={s.filters} role="group" aria-label="Filters">
      <select
        className={filters.select}
        aria-label="Who"
        value={who}
        onChange={({ target }) => view.show({ actor: target.value })}
      >
        <option value="">Who: all</option>
        {who !== '' && !actors.some(({ id }) => id === who) && (
          <option value={who}>{data ? 'Nobody in these days' : 'Loading...'}</option>
        )}
        {actors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select
        className={filters.select}
        aria-label="What"
        value={isWhat(what) ? what : ''}
        onChange={({ target }) => view.show({ what: target.value })}
      >
        <option value="">What: all</option>
        {Object.entries(whats).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <PeriodFields
        className={filters.day}
        name="Changed"
        period={range}
        moved={withDay}
        onChange={(days) => view.show({ ...days }, { replace: true })}
      />
    </div>
  );
}
