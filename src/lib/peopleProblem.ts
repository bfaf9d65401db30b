import { msgid, ngettext, t } from 'ttag';
import { type LessonPeople, MAX_PEOPLE, peopleOf, refusesPeople } from './lessonPeople';

/** Why a lesson cannot be booked for so many people: it takes another number now; null where it takes them. */
export function peopleProblem(lesson: LessonPeople, people: number): string | null {
  if (!refusesPeople(lesson, people)) return null;
  const { minimum, maximum, adjustable } = peopleOf(lesson);
  if (!adjustable)
    return ngettext(
      msgid`This lesson takes ${minimum} person now.`,
      `This lesson takes ${minimum} people now.`,
      minimum,
    );
  return maximum < MAX_PEOPLE
    ? t`This lesson takes ${minimum} to ${maximum} people now.`
    : t`This lesson takes ${minimum} or more people now.`;
}
