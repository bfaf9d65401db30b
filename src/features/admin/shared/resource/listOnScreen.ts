import { createContext, use } from 'react';
import type { ListQuery } from '../ListFrame';
import type { Failure } from '../useChange';
import type { FormField, Row, Values } from './types';

/** Somebody else may have changed a row in the meantime, if the list is older (ms). */
const FRESH_MS = 30_000;

interface ListOnScreen {
  askAgain: () => unknown;
  /** A row as it is stored now; undefined where that is not known, or the row is not in the list any more. */
  freshRow: (id: string) => Promise<Row | undefined>;
}

/** The list that a row's dialog belongs to. */
export const ListOnScreen = createContext<ListOnScreen>({
  askAgain: () => undefined,
  freshRow: () => Promise.resolve(undefined),
});

/** What dialogs may ask of a list. */
export const onScreen = ({ data, fulfilledTimeStamp = 0, refetch }: ListQuery<Row>): ListOnScreen => ({
  askAgain: refetch,
  freshRow: async (id) => {
    const rows = Date.now() - fulfilledTimeStamp < FRESH_MS ? data : (await refetch()).data;
    return rows?.data.find((row) => row.id === id);
  },
});

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
