import { msgid, ngettext, t } from 'ttag';
import { asDate, dayAfter } from './dates';
import { textLocale } from './language';
import { once } from './once';

/** A day of the school, as the contract has it. */
export interface SchoolDay {
  /** YYYY-MM-DD */
  date: string;
  is_open: boolean;
  /** Why it is closed. */
  reason: string | null;
  /** For people; null without a limit. */
  places_left: number | null;
}

/** The days of several answers, each once, with what is for everybody: staff are told more, which no visitor of the browser may find. */
export function mergedDays(answers: readonly ({ data?: readonly SchoolDay[] } | undefined)[]): SchoolDay[] {
  const days = answers.flatMap((answer) => answer?.data ?? []);
  const forAll = days.map(({ date, is_open, reason, places_left }) => ({ date, is_open, reason, places_left }));
  return [...new Map(forAll.map((day) => [day.date, day])).values()];
}

/** People who come on a day. */
interface Session {
  date: string;
  participants: number;
}

const longDate = once(() => new Intl.DateTimeFormat(textLocale, { dateStyle: 'long', timeZone: 'UTC' }));

/** Whether a day takes so many people. */
export const takes = ({ is_open, places_left }: SchoolDay, people: number): boolean =>
  is_open && (places_left === null || people <= places_left);

/** Why a day does not take so many people, in the words in which a booking is refused; null if it does. */
export function refusalOf(day: SchoolDay, people: number): string | null {
  if (takes(day, people)) return null;
  const date = longDate().format(asDate(day.date));
  const { is_open, reason, places_left: left } = day;
  if (!is_open) return reason ? t`The school is closed on ${date}: ${reason}.` : t`The school is closed on ${date}.`;
  if (!left) return t`No place is left on ${date}.`;
  return ngettext(msgid`Only ${left} place is left on ${date}.`, `Only ${left} places are left on ${date}.`, left);
}

/** Why days do not take the people of these sessions, by day in the order of `days`. All sessions of one booking count together. */
export function refusalsOf(sessions: readonly Session[], days: readonly SchoolDay[]): ReadonlyMap<string, string> {
  const people = new Map<string, number>();
  for (const { date, participants } of sessions) people.set(date, (people.get(date) ?? 0) + participants);
  const refused = days.flatMap((day): [string, string][] => {
    const wanted = people.get(day.date);
    const refusal = wanted === undefined ? null : refusalOf(day, wanted);
    return refusal === null ? [] : [[day.date, refusal]];
  });
  return new Map(refused);
}

/** How many places are left, in a few words. */
export const placesLeft = (left: number): string => ngettext(msgid`${left} place left`, `${left} places left`, left);

/** What is said of a day in a few words, for so many people; null where nothing keeps them away. */
export function shortRefusal(day: SchoolDay, people: number): string | null {
  if (takes(day, people)) return null;
  const { is_open, reason, places_left: left } = day;
  if (!is_open) return reason ? t`Closed: ${reason}` : t`Closed`;
  if (!left) return t`Full`;
  return placesLeft(left);
}

/** Days in a row that are refused for the same reason. */
export interface DaysOff {
  first: string;
  /** Such as '8 March 2027' or '1–5 February 2027'. */
  dates: string;
  why: string;
}

/** The days that do not take so many people, those in a row together. */
export function daysOff(days: readonly SchoolDay[], people: number): DaysOff[] {
  const runs: { first: string; last: string; why: string }[] = [];
  for (const day of days) {
    const why = shortRefusal(day, people);
    if (why === null) continue;
    const run = runs.at(-1);
    if (run?.why === why && dayAfter(run.last) === day.date) run.last = day.date;
    else runs.push({ first: day.date, last: day.date, why });
  }
  return runs.map(({ first, last, why }) => ({
    first,
    dates: longDate().formatRange(asDate(first), asDate(last)),
    why,
  }));
}
