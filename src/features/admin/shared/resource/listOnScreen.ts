import { createContext, use, useState } from 'react';
import type { ListQuery } from '../ListFrame';
import type { Failure } from '../useChange';
import type { FormField, Row, Values } from './types';

/** Somebody else may have changed a row in the meantime, if the list is older (ms). */
const FRESH_MS = 30_000;

interface ListOnScreen {
  askAgain: () => unknown;
  /**
   * A row as it is stored now; undefined where that is not known, or the row is not in the list any more. The screen keeps the rows
   * that it shows until `release`, as a dialog would go with its row, and with it what is typed.
   */
  freshRow: (id: string) => Promise<Row | undefined>;
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
      return answer?.data.find((row) => row.id === id);
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

/** What of a form somebody else has changed: fields that nobody has touched here, as they are stored now, and the others. */
export function changedMeanwhile(typed: Values, before: Values, now: Values) {
  const names = Object.keys(now).filter((name) => now[name] !== before[name] && now[name] !== typed[name]);
  const followed = names.filter((name) => typed[name] === before[name]);
  return {
    followed: Object.fromEntries(followed.map((name) => [name, now[name]])) as Values,
    typedOver: names.filter((name) => !followed.includes(name)),
  };
}

const shownValue = (value: Values[string] | undefined): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : typeof value === 'string' && value !== '' ? value : 'nothing';

/** What is said before another value than the known one is written over; null where there is none. */
export function typedOverText<V extends Values>(names: string[], now: V, fields: FormField<V>[]): string | null {
  if (names.length === 0) return null;
  const words = names.map(
    (name) => `${fields.find((one) => one.name === name)?.label ?? name}: ${shownValue(now[name])}`,
  );
  return `Somebody has changed meanwhile what you typed over. It says now: ${words.join('; ')}.`;
}
