import type { Session } from '../../../api';
import { USUAL_MINUTES } from '../../../lib/lessonFacts';
import { toCsv } from '../shared/csv';

/** What an instructor has taught of one lesson. */
interface Line {
  instructor: string;
  lesson: string;
  sessions: number;
  people: number;
  minutes: number;
}

/** What stands for an instructor where a session has none. */
export const NOBODY = 'Nobody yet';

const byName = new Intl.Collator('en', { sensitivity: 'base' });

function linesOf(sessions: readonly Session[]): Line[] {
  const lines = new Map<string, Line>();
  for (const session of sessions) {
    // Who has not come has had the place, and the instructor was there.
    if (session.booking_status === 'CANCELLED') continue;
    const { instructor_id: id, instructor_name: name, product_name: lesson, person, minutes = USUAL_MINUTES } = session;
    const key = JSON.stringify([id ?? null, lesson]);
    const line = lines.get(key) ?? { instructor: name ?? NOBODY, lesson, sessions: 0, people: 0, minutes: 0 };
    line.sessions += 1;
    line.people += person;
    line.minutes += minutes;
    lines.set(key, line);
  }
  const isNobody = ({ instructor }: Line) => Number(instructor === NOBODY);
  return [...lines.values()].sort(
    (a, b) =>
      isNobody(a) - isNobody(b) || byName.compare(a.instructor, b.instructor) || byName.compare(a.lesson, b.lesson),
  );
}

/** Minutes as hours that can be added up: 90 → 1.5. */
export const hoursOf = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;

/** By what instructors are paid as a CSV text: a row for each of them and each lesson, whose numbers can be added up. */
export const rosterCsv = (sessions: readonly Session[]): string =>
  toCsv([
    ['Instructor', 'Lesson', 'Sessions', 'People', 'Hours'],
    ...linesOf(sessions).map(({ instructor, lesson, sessions: count, people, minutes }) => [
      instructor,
      lesson,
      count,
      people,
      hoursOf(minutes),
    ]),
  ]);
