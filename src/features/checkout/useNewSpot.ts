import { useLazyListSurfSpotsQuery } from '../../api';
import { inOwnWords } from '../../lib/ownWords';
import { cartReplaced, selectCartLines, useAppDispatch, useAppStore } from '../../state';

/**
 * Puts the cart at the spot at which lessons are booked now (spec §7), where its own is no longer offered. Resolves to the new
 * spot's name, or null where nothing has changed.
 */
export function useNewSpot() {
  const [askSpots] = useLazyListSurfSpotsQuery();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return async (): Promise<string | null> => {
    const { data: spots = [] } = (await askSpots({ page: 1 })).data ?? {};
    const lines = selectCartLines(store.getState());
    const [first] = spots;
    if (!first || spots.some(({ id }) => id === lines[0]?.surfSpot.id)) return null;
    dispatch(cartReplaced(lines.map((line) => ({ ...line, surfSpot: { id: first.id } }))));
    return inOwnWords(first).name;
  };
}
