import { useEffect, useState } from 'react';
import { messageOf } from '../../../api';
import { useAppDispatch } from '../../../state';
import { type Collected, collectBookings } from '../bookings/collectBookings';

const PAGES = 20; // 200 bookings: half a second, and the month of a small school

export interface LatestBookings {
  collected: Collected | null;
  isLoading: boolean;
  error: string | null;
  reload: () => void;
  /** Looks at every booking there is, however long it takes. */
  lookAtAll: () => void;
}

interface State {
  collected: Collected | null;
  isLoading: boolean;
  error: string | null;
}

/** The latest bookings, put together from the pages of their list. */
export function useLatestBookings(): LatestBookings {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<State>({ collected: null, isLoading: true, error: null });
  // A new object asks again.
  const [wish, setWish] = useState({ maxPages: PAGES });

  useEffect(() => {
    const abort = new AbortController();
    collectBookings(dispatch, { ...wish, signal: abort.signal }).then(
      (collected) => setState({ collected, isLoading: false, error: null }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        const text = messageOf(error, 'The bookings could not be loaded.');
        setState(({ collected }) => ({ collected, isLoading: false, error: text }));
      },
    );
    return () => abort.abort();
  }, [dispatch, wish]);

  const ask = (maxPages: number) => {
    setState({ ...state, isLoading: true, error: null });
    setWish({ maxPages });
  };
  return { ...state, reload: () => ask(wish.maxPages), lookAtAll: () => ask(Infinity) };
}
