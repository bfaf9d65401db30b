import { createContext, use, useState } from 'react';
import type { ListQuery } from '../ListFrame';
import type { Failure } from '../useChange';
import type { Row } from './types';

/** Somebody else may have changed a row in the meantime, if the list is older (ms). */
const FRESH_MS = 30_000;

interface ListOnScreen {
  askAgain: () => unknown;
  /**
   * A row as it is stored now; null where the list has it no more, undefined where that is not known. The screen keeps the rows
   * that it shows until `release`, as a dialog would go with its row, and with it what is typed.
   */
  freshRow: (id: string) => Promise<Row | null | undefined>;
  release: () => void;
}

/** The list that a row's dialog belongs to. */
export const ListOnScreen = createContext<ListOnScreen>({
  askAgain: () => undefined,
  freshRow: () => Promise.resolve(undefined),
  release: () => undefined,
});

/** The rows to show of a list, and what dialogs may ask of it. */
export function useListOnScreen<R extends Row>(list: ListQuery<R>, rows: R[]): { shown: R[]; onScreen: ListOnScreen } {
  const { data, fulfilledTimeStamp = 0, refetch } = list;
  const [kept, keep] = useState<R[] | null>(null);
  const shown = kept ?? rows;
  const onScreen: ListOnScreen = {
    askAgain: refetch,
    freshRow: async (id) => {
      const isOld = Date.now() - fulfilledTimeStamp > FRESH_MS;
      if (isOld) keep(shown);
      const answer = isOld ? (await refetch()).data : data;
      return answer && (answer.data.find((row) => row.id === id) ?? null);
    },
    release: () => keep(null),
  };
  return { shown, onScreen };
}

/** Closes a row's dialog, and asks for the list again where somebody else has deleted the row meanwhile. */
export function useClose(failure: Failure | null, onClose: () => void): () => void {
  const { askAgain } = use(ListOnScreen);
  return () => {
    onClose();
    if (failure?.status === 404) askAgain();
  };
}
