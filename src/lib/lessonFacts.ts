import { daysCounted, peopleCounted } from './counted';
import { levels } from './levels';
import { participantRule } from './participants';

/** '3 days', but not '7 days a week' or '2 days before'. */
const SEVERAL_DAYS = /\b(\d{1,2}) days\b(?! (?:a|per) week| (?:ahead|before|earlier|in advance|notice))/i;

/**
 * How many days a course takes, as its name or its description says; null for a lesson of one day. A course is sold as a whole:
 * its price is for all of its days, and the customer reserves the first.
 */
export function courseDays({ name, description }: { name: string; description: string }): number | null {
  const days = Number(SEVERAL_DAYS.exec(`${name} ${description}`)?.[1] ?? 1);
  return days > 1 ? days : null;
}

function lengthOf(name: string, description: string): string | null {
  const days = courseDays({ name, description });
  if (days) return daysCounted(days);
  if (/\bhalf a day\b/i.test(description)) return 'Half a day';
  return /lesson|session/i.test(name) ? '90 min' : null; // spec §9
}

/** What '/each' means: a price is for one person, and for all days of a course. */
export function priceNote(name: string, description: string): string {
  const days = courseDays({ name, description });
  return days ? `for one person, all ${daysCounted(days)}` : 'for one person, one session';
}

/** Length, group size and level of a lesson, as far as its name and description say them; null where they do not. */
export function lessonFacts(name: string, description: string) {
  const { minimum, adjustable } = participantRule(name);
  // 'for beginners' names a level, 'not for beginners' does not.
  const said = `${name} ${String(description.match(/(?<!not )\bfor \w+/gi))}`.toLowerCase();
  return {
    length: lengthOf(name, description),
    people: adjustable ? `${minimum} or more people` : peopleCounted(minimum),
    level:
      Object.values(levels)
        .filter((level) => said.includes(level.toLowerCase()))
        .join(' to ') || null,
  };
}
