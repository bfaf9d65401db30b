import { useCallback, useEffect, useState } from 'react';
import { lessonFacts } from '../lib/lessonFacts';
import { refusesPeople } from '../lib/lessonPeople';
import { inOwnWords } from '../lib/ownWords';
import { startTimeProblem } from '../lib/startTimes';
import { type AppDispatch, type CartLine, cartProductOf, cartReplaced, totalOf, useAppDispatch } from '../state';
import type { Product } from './api.gen';
import { lessonsOfNewList, newPage } from './newLessonList';

// What the cart and the checkout need of the API besides index.ts. No other page downloads it.

/** What a lesson is now: its price in rupiah, its days, and its hours and people, which a backend of level 1 does not tell. */
interface Lesson extends People {
  price: number;
  days: number;
  start_times: string[];
}

type People = Pick<CartLine['product'], 'min_people' | 'max_people'>;

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

/** A lesson that costs another amount, or takes another number of days, than when it was put into the cart. */
export interface LessonChange {
  id: string;
  name: string;
  from: number;
  to: number;
}

/** Whether a person has to agree to it: nobody minds to pay less. */
const isRaise = ({ from, to }: LessonChange): boolean => to > from;

/** Prices that were asked for in the last minute are those of now. */
const FRESH_MS = 60_000;

function changesOf(field: 'price' | 'days', lines: readonly CartLine[], lessons: Lessons): LessonChange[] {
  const changes = lines.flatMap(({ product: { id, name, [field]: from } }) => {
    const to = lessons[id]?.[field];
    return typeof from !== 'number' || to === undefined || to === from ? [] : [{ id, name, from, to }];
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
    const { price, min_people, max_people } = lesson;
    return [id, { price, days, start_times: [...startTimes], min_people, max_people }];
  });
  const shown = data.map((row): [string, Shown] => [row.id, inOwnWords(row)]);
  return { at: Date.now(), lessons: Object.fromEntries(lessons), shown: Object.fromEntries(shown) };
}

/** The line with how many people its lesson takes now, and without hours where it has none any more; the same where nothing changes. */
function asOfNow(line: CartLine, lessons: Lessons): CartLine {
  const { product, sessions } = line;
  const now = lessons[product.id];
  if (!now) return line;
  const { min_people, max_people } = now;
  const isLost = now.start_times.length === 0 && sessions.some(({ start_time }) => start_time !== undefined);
  const isSame = (product.min_people ?? 0) === (min_people ?? 0) && (product.max_people ?? 0) === (max_people ?? 0);
  if (isSame && !isLost) return line;
  return {
    ...line,
    product: cartProductOf({ ...product, min_people, max_people }),
    sessions: isLost ? sessions.map(({ date, participants }) => ({ date, participants })) : sessions,
  };
}

/** The line at what its lesson costs and is now, as far as that is known. */
const atNow = (line: CartLine, lessons: Lessons): CartLine => ({
  ...line,
  product: { ...line.product, ...lessons[line.product.id] },
});

/** Whether the lesson of a line has the hours of its sessions, and takes their people. */
const isTaken = ({ product, sessions }: CartLine): boolean =>
  sessions.every(
    (session) =>
      startTimeProblem(product.start_times ?? [], session) === null && !refusesPeople(product, session.participants),
  );

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
    const now = stored.map((line) => asOfNow(line, lessons));
    if (now.some((line, index) => line !== stored[index])) dispatch(cartReplaced(now));
  }, [stored, lessons, dispatch]);

  const lines = stored.map((line) => atNow(line, lessons));
  const areTaken = (known: Lessons): boolean =>
    stored.every((line) => known[line.product.id] !== null && isTaken(atNow(line, known)));

  const changed = (field: 'price' | 'days') =>
    changesOf(field, stored, lessons).map((change) => ({ ...change, name: nameShown(shown, change) }));

  return {
    lines,
    changes: changed('price'),
    daysChanged: changed('days'),
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
    /**
     * Asks again if the prices may be old; resolves to whether all prices and days are the agreed ones, no lesson is gone, and all
     * have the hours and take the people of the cart. Of a retry the prices alone count: it may have been booked.
     */
    areAgreed: async (isRetry: boolean): Promise<boolean> => {
      const known = (Date.now() - at < FRESH_MS ? undefined : await read()) ?? lessons;
      const isDearer = changesOf('price', stored, known).some(isRaise);
      return !isDearer && (isRetry || (changesOf('days', stored, known).length === 0 && areTaken(known)));
    },
    /** Asks again, however fresh the prices are; resolves to whether no lesson is gone, and all have the hours and take the people of the cart. */
    askAgain: async (): Promise<boolean> => areTaken((await read()) ?? lessons),
    /** The person agrees to the prices, or the days, of now: they become the cart's. */
    agree: (field: 'price' | 'days') => {
      const agreed = stored.map((line, index) => {
        const now = lines[index]?.product[field] ?? line.product[field];
        return { ...line, product: { ...line.product, [field]: now } };
      });
      dispatch(cartReplaced(agreed));
    },
  };
}
