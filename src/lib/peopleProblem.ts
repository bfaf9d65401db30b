import { msgid, ngettext, t } from 'ttag';
import { type LessonPeople, MAX_PEOPLE, peopleOf, type PeopleRule, refusesPeople } from './lessonPeople';

/** How many people a lesson takes now, in words. */
export function peopleTaken({ minimum, maximum }: Pick<PeopleRule, 'minimum' | 'maximum'>): string {
  if (maximum <= minimum)
    return ngettext(
      msgid`This lesson takes ${minimum} person now.`,
      `This lesson takes ${minimum} people now.`,
      minimum,
    );
  return maximum < MAX_PEOPLE
    ? t`This lesson takes ${minimum} to ${maximum} people now.`
    : t`This lesson takes ${minimum} or more people now.`;
}

/** Why a lesson cannot be booked for so many people: it takes another number now; null where it takes them. */
export const peopleProblem = (lesson: LessonPeople, people: number): string | null =>
  refusesPeople(lesson, people) ? peopleTaken(peopleOf(lesson)) : null;
