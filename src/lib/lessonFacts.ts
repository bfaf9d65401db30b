import { t } from 'ttag';
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
  if (/\bhalf a day\b/i.test(description)) return t`Half a day`;
  return /lesson|session/i.test(name) ? t`90 min` : null; // spec §9
}

/** What '/each' means: a price is for one person, and for all days of a course. */
export function priceNote(name: string, description: string): string {
  const days = courseDays({ name, description });
  return days ? t`for one person, all ${days} days` : t`for one person, one session`;
}

/** The levels that a lesson's words name, as they are shown; null where they name none. */
function levelOf(name: string, description: string): string | null {
  // 'for beginners' names a level, 'not for beginners' does not.
  const said = `${name} ${String(description.match(/(?<!not )\bfor \w+/gi))}`.toUpperCase();
  const named = Object.entries(levels).flatMap(([level, label]) => (said.includes(level) ? [label] : []));
  return named.length > 0 ? named.reduce((lower, higher) => t`${lower} to ${higher}`) : null;
}

/** Length, group size and level of a lesson, as far as its name and description say them; null where they do not. */
export function lessonFacts(name: string, description: string) {
  const { minimum, adjustable } = participantRule(name);
  return {
    length: lengthOf(name, description),
    people: adjustable ? t`${minimum} or more people` : peopleCounted(minimum),
    level: levelOf(name, description),
  };
}
