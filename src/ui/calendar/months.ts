import { useState } from 'react';
import { asDate, dayAfter, isReservable } from '../../lib/dates';

/** The contract books a day that is at most so many days away. */
const DAYS_AHEAD = 730;

/** The last day that can be booked. */
export const lastBookable = (today: string): string => dayAfter(today, DAYS_AHEAD);

/** A day (YYYY-MM-DD) as the date of the browser's own time zone that a date picker works with. */
export function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The day (YYYY-MM-DD) of such a date. */
export function dayOf(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

const monthOf = (day: string): string => day.slice(0, 7);

/** The days that matter where a month (YYYY-MM) is shown: six weeks from a Monday on, and the further days of a course that begins on the last of them. */
export function daysShown(month: string, courseDays: number): { from: string; to: string } {
  const first = `${month}-01`;
  const afterMonday = (asDate(first).getUTCDay() + 6) % 7;
  const from = dayAfter(first, -afterMonday);
  return { from, to: dayAfter(from, 41 + courseDays - 1) };
}

/** The month (YYYY-MM) that a calendar shows: that of the chosen day, also when it is typed, until another one is turned to. */
export function useShownMonth(chosen: string, today: string): [month: string, turnTo: (month: string) => void] {
  const [shown, setShown] = useState({ chosen: '', month: monthOf(today) });
  const month = shown.chosen !== chosen && isReservable(chosen, today) ? monthOf(chosen) : shown.month;
  if (shown.chosen !== chosen) setShown({ chosen, month });
  return [month, (next) => setShown({ chosen, month: next })];
}
