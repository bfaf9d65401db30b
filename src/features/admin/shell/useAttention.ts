import { useMatch } from 'react-router-dom';
import { adminApi, type AttentionItem, isNotFound, useListAttentionQuery } from '../../../api';
import { paths } from '../../../config/paths';

const none: AttentionItem[] = [];

/**
 * What administrators must see to, and whether the backend does not know of it (level 1). The dashboard asks when the figures
 * have come: there the calls of the day come first.
 */
export function useAttention(isAdmin: boolean): { items: AttentionItem[]; isUnknown: boolean } {
  const isDashboard = useMatch({ path: paths.admin, end: true }) !== null;
  const figures = adminApi.endpoints.getOverview.useQueryState(undefined);
  const isEarly = isDashboard && !figures.isSuccess && !figures.isError;
  const { currentData, error } = useListAttentionQuery(undefined, {
    skip: !isAdmin || isEarly,
    refetchOnFocus: true,
  });
  const items = currentData?.data;
  // Any server may answer: what is no list is none.
  return { items: Array.isArray(items) ? items : none, isUnknown: isNotFound(error) };
}
