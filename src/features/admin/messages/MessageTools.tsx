import { useListMessagesQuery } from '../../../api';
import * as filters from '../shared/filters.module.css';
import type { ListView } from '../shared/useListView';
import { statusOptions } from '../shared/messages/messageLooks';
import { RehearsalNote } from '../shared/messages/RehearsalNote';
import { messageQuery } from './useMessageList';

/** Which messages are listed, by what has become of them; the choice is in the address. And whether they are a rehearsal. */
export function MessageTools({ view }: { view: ListView }) {
  const { data } = useListMessagesQuery(messageQuery(view));
  const chosen = view.filter('status');
  return (
    <>
      <select
        className={filters.select}
        aria-label="Status"
        value={statusOptions.some(({ value }) => value === chosen) ? chosen : ''}
        onChange={({ target }) => view.show({ status: target.value })}
      >
        <option value="">Status: all</option>
        {statusOptions.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <RehearsalNote messages={data?.data ?? []} />
    </>
  );
}
