import { levels } from './levels';
import { participantRule } from './participants';

/** The days of a course, such as '3 days'. */
const daysOf = (text: string): string | undefined => /\b\d+ days\b(?! (a|per) week)/i.exec(text)?.[0].toLowerCase();

function lengthOf(name: string, text: string): string | null {
  const days = daysOf(text);
  if (days) return days;
  if (/\bhalf a day\b/i.test(text)) return 'Half a day';
  return /lesson|session/i.test(name) ? '90 min' : null; // spec §9
}

/** What '/each' means: a price is for one person, and for all days of a course. */
export function priceNote(name: string, description: string): string {
  const days = daysOf(`${name} ${description}`);
  return days ? `for one person, all ${days}` : 'for one person, one session';
}

/** Length, group size and level of a lesson, as far as its name and description say them; null where they do not. */
export function lessonFacts(name: string, description: string) {
  const { minimum, adjustable } = participantRule(name);
  // 'for beginners' names a level, 'not for beginners' does not.
  const said = `${name} ${String(description.match(/(?<!not )\bfor \w+/gi))}`.toLowerCase();
  return {
    length: lengthOf(name, `${name} ${description}`),
    people: minimum === 1 ? '1 person' : `${minimum}${adjustable ? ' or more' : ''} people`,
    level:
      Object.values(levels)
        .filter((level) => said.includes(level.toLowerCase()))
        .join(' to ') || null,
  };
}
