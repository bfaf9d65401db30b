import { MAX_PEOPLE, type PeopleRule } from '../../../lib/lessonPeople';

/** How many people a lesson takes, said where it gets another number. */
export function peopleNeeded({ minimum, maximum, adjustable }: PeopleRule): string {
  const least = `This lesson takes ${adjustable && maximum === MAX_PEOPLE ? 'at least ' : ''}${String(minimum)}`;
  return adjustable && maximum < MAX_PEOPLE ? `${least} to ${String(maximum)}.` : `${least}.`;
}
