import { t } from 'ttag';
import { dayAfter, daysInRow } from '../../lib/dates';
import { lessonFacts, type Described } from '../../lib/lessonFacts';
import { placesLeft, refusalOf, type SchoolDay, shortRefusal } from '../../lib/schoolDays';
import { dayOverProblem } from '../../lib/startTimes';
import { lastBookable } from './months';

/** As few places as this are said before a day is chosen. */
const FEW = 3;

/** What a calendar says of a day as the first day of a lesson. */
export interface DayNote {
  /** Why the lesson cannot begin on it, as a sentence; null where it can. */
  refusal: string | null;
  /** What is said after the day's name. */
  words: string | null;
  /** How many places there are, where these are few. */
  left: number | null;
}

const free: DayNote = { refusal: null, words: null, left: null };

/** Tells what is known of days for a lesson and the least people who come to it. */
export function dayNotes(lesson: Described, days: readonly SchoolDay[], today: string): (day: string) => DayNote {
  const { days: courseDays, people, startTimes } = lessonFacts(lesson);
  const least = people.minimum;
  const known = new Map(days.map((day) => [day.date, day]));

  return (day) => {
    if (day < today) return { ...free, refusal: t`Choose today or a later day.` };
    if (day > lastBookable(today)) return { ...free, refusal: t`Lessons can be booked for the next two years.` };
    const itself = known.get(day);
    const over = day === today ? dayOverProblem(startTimes, day) : null;
    if (over !== null) return { refusal: over, words: over, left: null };
    // A course is refused by any of its days.
    const refusing = daysInRow(day, courseDays)
      .map((date) => known.get(date))
      .find((one) => one && refusalOf(one, least) !== null);
    if (refusing) {
      const refusal = refusalOf(refusing, least);
      return { refusal, words: refusing === itself ? shortRefusal(refusing, least) : refusal, left: null };
    }
    const left = itself?.places_left ?? null;
    return left === null || left > FEW ? free : { refusal: null, words: placesLeft(left), left };
  };
}

/** 'Today' and 'Tomorrow' for these days. */
export function nearName(day: string, today: string): string | null {
  if (day === today) return t`Today`;
  return day === dayAfter(today) ? t`Tomorrow` : null;
}
