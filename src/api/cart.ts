import { useCallback, useEffect, useState } from 'react';
import { lessonFacts } from '../lib/lessonFacts';
import { inOwnWords } from '../lib/ownWords';
import { type AppDispatch, type CartLine, cartReplaced, totalOf, useAppDispatch } from '../state';
import type { Product } from './api.gen';
import { lessonsOfNewList, newPage } from './newLessonList';

// What the cart and the checkout need of the API besides index.ts. No other page downloads it.

/** What a lesson is now: its price in rupiah, its days, and its hours, which a backend of level 1 does not tell. */
interface Lesson {
  price: number;
  days: number;
  start_times: string[];
}

/** What shows a lesson: its name in the visitor's words, and its picture. */
type Shown = Pick<Product, 'name' | 'image_url' | 'image'>;

/** How lessons are shown, by their ids, as far as it is known. */
export type LessonsShown = Readonly<Record<string, Shown>>;

/** A lesson's name as it is shown: rules by words read the name that the cart has (spec §5). */
export const nameShown = (shown: LessonsShown, { id, name }: { id: string; name: string }): string =>
  shown[id]?.name ?? name;

/** Lessons by their ids; null for one that is no longer offered. */
type Lessons = Readonly<Record<string, Lesson | null>>;

interface Known {
  /** When it was asked (ms). */
  at: number;
  lessons: Lessons;
  shown: LessonsShown;
}

/** A lesson that costs another amount than when it was put into the cart. */
export interface PriceChange {
  id: string;
  name: string;
  from: number;
  to: number;
}

/** Whether a person has to agree to it: nobody minds to pay less. */
const isRaise = ({ from, to }: PriceChange): boolean => to > from;

/** Prices that were asked for in the last minute are those of now. */
const FRESH_MS = 60_000;

function changesOf(lines: readonly CartLine[], lessons: Lessons): PriceChange[] {
  const changes = lines.flatMap(({ product: { id, name, price } }) => {
    const to = lessons[id]?.price;
    return to === undefined || to === price ? [] : [{ id, name, from: price, to }];
  });
  return changes.filter(({ id, from }, index) => changes.findIndex((c) => c.id === id && c.from === from) === index);
}

/** What these lessons are now, and when that was asked; null without an answer. */
async function readLessons(ids: readonly string[], dispatch: AppDispatch): Promise<Known | null> {
  const { data } = await lessonsOfNewList(ids, (page) => dispatch(newPage(page)));
  if (!data) return null;
  const lessons = ids.map((id): [string, Lesson | null] => {
    const lesson = data.find((row) => row.id === id);
    if (!lesson) return [id, null];
    const { days, startTimes } = lessonFacts(lesson);
    return [id, { price: lesson.price, days, start_times: [...startTimes] }];
  });
  const shown = data.map((row): [string, Shown] => [row.id, inOwnWords(row)]);
  return { at: Date.now(), lessons: Object.fromEntries(lessons), shown: Object.fromEntries(shown) };
}

/** The lines without hours where their lessons have none any more; the same list where nothing changes. */
function withoutLostHours(lines: readonly CartLine[], lessons: Lessons): readonly CartLine[] {
  const isLost = ({ product: { id }, sessions }: CartLine) =>
    lessons[id]?.start_times.length === 0 && sessions.some(({ start_time }) => start_time !== undefined);
  if (!lines.some(isLost)) return lines;
  const cleared = ({ sessions, ...line }: CartLine): CartLine => ({
    ...line,
    sessions: sessions.map(({ date, participants }) => ({ date, participants })),
  });
  return lines.map((line) => (isLost(line) ? cleared(line) : line));
}

/**
 * The cart's lines at what their lessons cost and are now, which of these have another price than the one that was agreed to, and
 * which are gone. That is asked for when the page opens; without an answer the cart's own stands, as the backend decides anyway.
 */
export function useCurrentPrices(stored: readonly CartLine[]) {
  const [{ at, lessons, shown }, setKnown] = useState<Known>({ at: 0, lessons: {}, shown: {} });
  const dispatch = useAppDispatch();
  const ids = [...new Set(stored.map(({ product }) => product.id))].join();

  const read = useCallback(async () => {
    const known = ids ? await readLessons(ids.split(','), dispatch) : null;
    setKnown((former) => known ?? { ...former, at: 0 }); // without an answer the next look asks again
    return known?.lessons;
  }, [ids, dispatch]);
  useEffect(() => {
    const first = async () => void (await read());
    void first();
  }, [read]);

  useEffect(() => {
    const lines = withoutLostHours(stored, lessons);
    if (lines !== stored) dispatch(cartReplaced([...lines]));
  }, [stored, lessons, dispatch]);

  const lines = stored.map((line) => ({ ...line, product: { ...line.product, ...lessons[line.product.id] } }));

  return {
    lines,
    changes: changesOf(stored, lessons).map((change) => ({ ...change, name: nameShown(shown, change) })),
    shown,
    /** What these lines cost by what the person has agreed to: a lower price needs no word. */
    agreedTotal: totalOf(
      stored.map((line, index) => {
        const now = lines[index];
        return now && now.product.price < line.product.price ? now : line;
      }),
    ),
    /** The names of the lessons that are no longer offered, by their ids. */
    gone: new Map(
      stored.flatMap(({ product: { id, name } }): [string, string][] => (lessons[id] === null ? [[id, name]] : [])),
    ),
    /** Asks again if the prices may be old; resolves to whether all are the agreed ones, and no lesson is gone unless it `mayBeGone`. */
    areAgreed: async (mayBeGone: boolean): Promise<boolean> => {
      const known = (Date.now() - at < FRESH_MS ? undefined : await read()) ?? lessons;
      const isGone = stored.some(({ product }) => known[product.id] === null);
      return !changesOf(stored, known).some(isRaise) && (mayBeGone || !isGone);
    },
    /** Asks again, however fresh the prices are. */
    askAgain: read,
    /** The person agrees to the prices of now: they become the cart's. */
    agree: () => {
      const priced = stored.map((line, index) => {
        const price = lines[index]?.product.price ?? line.product.price;
        return { ...line, product: { ...line.product, price } };
      });
      dispatch(cartReplaced(priced));
    },
  };
}
