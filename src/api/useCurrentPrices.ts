import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CartLine, lessonPricesAgreed, useAppDispatch } from '../state';
import { lessonsOfNewList } from './newLessonList';

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

/**
 * The cart's lines at what their lessons cost now, and which lessons have another price than the one that was agreed to. The
 * prices are asked for when the page opens; without an answer the cart's own stand, as the backend computes the total anyway.
 */
export function useCurrentPrices(lines: readonly CartLine[]) {
  const [prices, setPrices] = useState<Prices>({});
  const askedAt = useRef(0);
  const dispatch = useAppDispatch();
  const ids = [...new Set(lines.map(({ product }) => product.id))];

  const ask = async (): Promise<Prices> => {
    const { data } = await lessonsOfNewList(ids, dispatch);
    if (!data) return prices;
    askedAt.current = Date.now();
    const now = Object.fromEntries(data.map(({ id, price }) => [id, price]));
    setPrices(now);
    return now;
  };

  const askAtFirst = useEffectEvent(() => {
    if (ids.length > 0) void ask();
  });
  const key = ids.join();
  useEffect(() => askAtFirst(), [key]);

  return {
    changes: changesOf(lines, prices),
    lines: lines.map((line) => {
      const price = prices[line.product.id] ?? line.product.price;
      return { ...line, product: { ...line.product, price } };
    }),
    /** Asks again if the prices may be old; resolves to whether all are the agreed ones. */
    areAgreed: async (): Promise<boolean> => {
      const isFresh = Date.now() - askedAt.current < FRESH_MS;
      return changesOf(lines, isFresh ? prices : await ask()).length === 0;
    },
    /** The person agrees to the prices of now: they become the cart's. */
    agree: () => void dispatch(lessonPricesAgreed(prices)),
  };
}
