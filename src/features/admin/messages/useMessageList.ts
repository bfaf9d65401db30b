import { isNotFound, type ListMessagesApiArg, useListMessagesQuery } from '../../../api';
import { type ListView, useListView } from '../shared/useListView';

/** What a view of the messages asks for. */
export function messageQuery({ query, filter }: Pick<ListView, 'query' | 'filter'>): ListMessagesApiArg {
  const status = filter('status');
  return status === '' ? query : { ...query, status };
}

/** The messages to guests; none with a backend that has no such call. */
export function useMessageList(query: ListMessagesApiArg, options: { refetchOnMountOrArgChange: true }) {
  const { filter } = useListView();
  const wanted = messageQuery({ query: query as ListView['query'], filter });
  const list = useListMessagesQuery(wanted, { ...options, refetchOnFocus: true });
  return { ...list, isError: list.isError && !isNotFound(list.error) };
}
