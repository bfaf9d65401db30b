import { levels } from './levels';
import { participantRule } from './participants';

function lengthOf(name: string, text: string): string | null {
  const days = /\b\d+ days\b(?! (a|per) week)/i.exec(text);
  if (days) return days[0].toLowerCase();
  if (/\bhalf a day\b/i.test(text)) return 'Half a day';
  return /lesson|session/i.test(name) ? '90 min' : null; // spec §9
}

/** Length, group size and level of a lesson, as far as its name and description say them; null where they do not. */
export function lessonFacts(name: string, description: string) {
  const { minimum, adjustable } = participantRule(name);
  // 'for beginners' names a level, 'not for beginners' does not.
  const said = `${name} ${String(description.match(/(?<!not )\bfor \w+/gi))}`.toLowerCase();
  return {
    length: lengthOf(name, `${name} ${description}`),
    people: minimum === 1 ? '1 person' : `${minimum}${adjustable ? '+' : ''} people`,
    level:
      Object.values(levels)
        .filter((level) => said.includes(level.toLowerCase()))
        .join(' to ') || null,
  };
}
