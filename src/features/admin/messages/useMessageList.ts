import { statusOf } from '../../../api';
import { type ListMessagesApiArg, useListMessagesQuery } from '../../../api/admin';

const NOT_FOUND = 404;

/** The messages to guests. A backend without them (level 1) has none, and nothing is said. */
export function useMessageList(query: ListMessagesApiArg, options: { refetchOnMountOrArgChange: true }) {
  const list = useListMessagesQuery(query, { ...options, refetchOnFocus: true });
  return { ...list, isError: list.isError && statusOf(list.error) !== NOT_FOUND };
}
