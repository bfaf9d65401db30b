import type { CreateProductRequest, Product } from '../../../api';
import { HALF_DAY, lessonFacts, saidByWords, USUAL_MINUTES } from '../../../lib/lessonFacts';
import type { LessonFields } from '../../../lib/lessonFields';
import { MAX_PEOPLE, type PeopleRule } from '../../../lib/lessonPeople';
import { lessonHour } from '../../../lib/lessonTime';
import { levels } from '../../../lib/levels';
import { counted, peopleText } from '../shared/counted';
import { isWholeNumber } from '../shared/isWholeNumber';
import type { Refusal } from '../shared/resource/types';

/** What a lesson says of itself, as the form holds it; an empty field leaves it to the words of the lesson. */
export type FactValues = {
  days: string;
  minutes: string;
  minPeople: string;
  maxPeople: string;
  level: string;
  startTimes: string;
};

/** The words of the lesson, as they are typed. */
interface Words {
  name: string;
  description: string;
}

const MAX_TIMES = 6;

const textOf = (value: number | null | undefined): string => String(value ?? '');

/** What the form begins with. */
export const factsOf = (product: LessonFields): FactValues => ({
  days: textOf(product.days),
  minutes: textOf(product.minutes),
  minPeople: textOf(product.min_people),
  maxPeople: textOf(product.max_people),
  level: product.level ?? '',
  startTimes: (product.start_times ?? []).join(', '),
});

const typedTimes = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** '7.00' → '07:00'; null for what is no time. */
function timeOf(text: string): string | null {
  const [, hour = '', minute = ''] = /^(\d|[01]\d|2[0-3])[:.]([0-5]\d)$/.exec(text) ?? [];
  return (hour && `${hour.padStart(2, '0')}:${minute}`) || null;
}

const timesOf = (text: string): string[] => typedTimes(text).flatMap((typed) => timeOf(typed) ?? []);

function timesProblem(text: string): string | null {
  const wrong = typedTimes(text).find((typed) => timeOf(typed) === null);
  if (wrong !== undefined) return `“${wrong}” is no time. Write start times like this: 07:00, 09:30.`;
  const times = timesOf(text);
  if (times.length > MAX_TIMES) return `Please enter at most ${String(MAX_TIMES)} start times.`;
  const twice = times.find((time, index) => times.indexOf(time) < index);
  if (twice !== undefined) return `The start time ${twice} stands there twice.`;
  const sorted = [...times].sort();
  return sorted.join() === times.join() ? null : `Please put the start times in order: ${sorted.join(', ')}.`;
}

/** The bounds of the contract, and what each number is called. */
const numbers = [
  ['days', 1, 14, 'the days'],
  ['minutes', 15, 600, 'the minutes'],
  ['minPeople', 1, MAX_PEOPLE, 'the people'],
  ['maxPeople', 1, MAX_PEOPLE, 'the people'],
] as const;

/** What keeps the facts from being sent: what is out of bounds, then what does not go together. */
export function checkFacts(values: FactValues): Refusal<FactValues> | null {
  for (const [field, least, most, what] of numbers) {
    const text = values[field].trim();
    if (text !== '' && !isWholeNumber(text, least, most))
      return { field, message: `Please enter ${what} as a whole number from ${String(least)} to ${String(most)}.` };
  }
  const { minPeople, maxPeople } = values;
  if (maxPeople.trim() !== '' && minPeople.trim() === '')
    return { field: 'minPeople', message: 'Please enter also from how many people on.' };
  if (maxPeople.trim() !== '' && Number(maxPeople) < Number(minPeople))
    return { field: 'maxPeople', message: 'The people must not go to fewer than they begin with.' };
  const message = timesProblem(values.startTimes);
  return message === null ? null : { field: 'startTimes', message };
}

/** A typed number as it is sent: null takes away what was there before, undefined leaves it as it is. */
const sentNumber = (text: string, before: number | null | undefined): number | null | undefined =>
  text.trim() !== '' ? Number(text) : before ? null : undefined;

/** The facts as a request sends them. */
export function sentFacts(values: FactValues, before: Product | null) {
  const times = timesOf(values.startTimes);
  return {
    days: sentNumber(values.days, before?.days),
    minutes: sentNumber(values.minutes, before?.minutes),
    min_people: sentNumber(values.minPeople, before?.min_people),
    max_people: sentNumber(values.maxPeople, before?.max_people),
    level: (values.level as CreateProductRequest['level']) || (before?.level ? '' : undefined),
    start_times: times.length > 0 ? times : before?.start_times?.length ? [''] : undefined,
  } satisfies Partial<CreateProductRequest>;
}

const daysText = (days: number): string => counted(days, 'day', 'days');

const ruleText = ({ minimum, adjustable }: PeopleRule): string =>
  adjustable ? `${String(minimum)} people or more` : peopleText(minimum);

/** What the words of the lesson give where a field is empty. */
export function hintsFor({ name, description, minPeople }: Words & FactValues): Record<keyof FactValues, string> {
  const words = { name, description };
  const { days, minutes, people, levels: said } = lessonFacts(words);
  const byName = `By its name: ${ruleText(people)}.`;
  return {
    days: `By its name: ${daysText(days)}.`,
    minutes: `By its name: ${String(minutes ?? USUAL_MINUTES)}.`,
    minPeople: byName,
    maxPeople: minPeople.trim() === '' ? byName : 'Empty: without a limit.',
    level: `By its name: ${said.map((level) => levels[level]).join(' to ') || 'none'}.`,
    startTimes: `Up to ${String(MAX_TIMES)} in order, such as 07:00, 09:30. By its name: usually ${lessonHour(words) ?? ''}.`,
  };
}

/** A warning where the fields are about something else than the words of the lesson. */
export function disagreement({ name, description, ...values }: Words & FactValues): string | null {
  const { people, days, minutes, levels: said } = saidByWords({ name, description });
  const isFewer = people !== null && people.maximum < MAX_PEOPLE && textOf(people.maximum) !== values.maxPeople.trim();
  const others = [
    people && values.minPeople.trim() !== '' && (textOf(people.minimum) !== values.minPeople.trim() || isFewer)
      ? ruleText(people)
      : null,
    days && values.days.trim() !== '' && textOf(days) !== values.days.trim() ? daysText(days) : null,
    minutes === HALF_DAY && values.minutes.trim() !== '' && textOf(minutes) !== values.minutes.trim()
      ? 'half a day'
      : null,
    said.length > 0 && values.level !== '' && said.join() !== values.level
      ? said.map((level) => levels[level]).join(' to ')
      : null,
  ].filter((text) => text !== null);
  return others.length === 0
    ? null
    : `The name and the description say something else: ${others.join(', ')}. What the fields say counts, but guests read both.`;
}
