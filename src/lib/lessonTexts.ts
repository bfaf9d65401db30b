import { t } from 'ttag';
import { daysCounted, peopleCounted } from './counted';
import { type Described, HALF_DAY, lessonFacts } from './lessonFacts';
import { MAX_PEOPLE, type PeopleRule } from './lessonPeople';
import { levels as labels } from './levels';

/** '3 or more', '2 to 6' or '1': how many people a rule takes. */
export function peopleRange({ minimum, maximum, adjustable }: PeopleRule): string {
  if (!adjustable) return String(minimum);
  return maximum < MAX_PEOPLE ? t`${minimum} to ${maximum}` : t`${minimum} or more`;
}

function peopleText(rule: PeopleRule): string {
  const { minimum, maximum, adjustable } = rule;
  if (!adjustable) return peopleCounted(minimum);
  return maximum < MAX_PEOPLE ? t`${minimum} to ${maximum} people` : t`${minimum} or more people`;
}

/** Length, group size and level of a lesson as they are shown; null where nothing tells them. */
export function factTexts(lesson: Described) {
  const { people, days, minutes, levels } = lessonFacts(lesson);
  const length = minutes === HALF_DAY ? t`Half a day` : minutes && t`${minutes} min`;
  return {
    length: days > 1 ? daysCounted(days) : length,
    people: peopleText(people),
    level:
      levels.length > 0
        ? levels.map((level): string => labels[level]).reduce((lower, higher) => t`${lower} to ${higher}`)
        : null,
  };
}

/** What '/each' means: a price is for one person, and for all days of a course. */
export function priceNote(lesson: Described): string {
  const { days } = lessonFacts(lesson);
  return days > 1 ? t`for one person, all ${days} days` : t`for one person, one session`;
}
