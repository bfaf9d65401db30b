import { useCallback, useEffect, useState } from 'react';
import { type AppDispatch, type CartLine, cartReplaced, useAppDispatch } from '../state';
import { lessonsOfNewList, newPage } from './newLessonList';

// What the cart and the checkout need of the API besides index.ts. No other page downloads it.

/** What lessons cost now in rupiah, by their ids. */
type Prices = Readonly<Record<string, number>>;

/** A lesson that costs another amount than when it was put into the cart. */
export interface PriceChange {
  id: string;
  name: string;
  from: number;
  to: number;
}

/** Prices that were asked for in the last minute are those of now. */
const FRESH_MS = 60_000;

function changesOf(lines: readonly CartLine[], prices: Prices): PriceChange[] {
  const changes = lines.flatMap(({ product: { id, name, price } }) => {
    const to = prices[id];
    return to === undefined || to === price ? [] : [{ id, name, from: price, to }];
  });
  return changes.filter(({ id, from }, index) => changes.findIndex((c) => c.id === id && c.from === from) === index);
}

/** What these lessons cost now, and when that was asked (ms); null without an answer. */
async function readPrices(
  ids: readonly string[],
  dispatch: AppDispatch,
): Promise<{ at: number; prices: Prices } | null> {
  const { data } = await lessonsOfNewList(ids, (page) => dispatch(newPage(page)));
  return data ? { at: Date.now(), prices: Object.fromEntries(data.map(({ id, price }) => [id, price])) } : null;
}

/**
 * The cart's lines at what their lessons cost now, and which lessons have another price than the one that was agreed to. The
 * prices are asked for when the page opens; without an answer the cart's own stand, as the backend computes the total anyway.
 */
export function useCurrentPrices(stored: readonly CartLine[]) {
  const [{ at, prices }, setKnown] = useState<{ at: number; prices: Prices }>({ at: 0, prices: {} });
  const dispatch = useAppDispatch();
  const ids = [...new Set(stored.map(({ product }) => product.id))].join();

  const read = useCallback(async () => {
    const known = ids ? await readPrices(ids.split(','), dispatch) : null;
    setKnown((former) => known ?? { ...former, at: 0 }); // without an answer the next look asks again
    return known?.prices;
  }, [ids, dispatch]);
  useEffect(() => {
    const first = async () => void (await read());
    void first();
  }, [read]);

  const lines = stored.map((line) => {
    const price = prices[line.product.id] ?? line.product.price;
    return { ...line, product: { ...line.product, price } };
  });

  return {
    lines,
    changes: changesOf(stored, prices),
    /** Asks again if the prices may be old; resolves to whether all are the agreed ones. */
    areAgreed: async (): Promise<boolean> => {
      const known = Date.now() - at < FRESH_MS ? undefined : await read();
      return changesOf(stored, known ?? prices).length === 0;
    },
    /** Asks again, however fresh the prices are. */
    askAgain: read,
    /** The person agrees to the prices of now: they become the cart's. */
    agree: () => void dispatch(cartReplaced(lines)),
  };
}
