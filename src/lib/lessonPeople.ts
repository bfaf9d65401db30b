// A part of lessonFacts.ts, apart as every page loads it: the cart checks people. The rest of a lesson's facts comes with lessons.

/** What of a lesson says how many people it takes. */
export interface LessonPeople {
  name: string;
  min_people?: number | null;
  max_people?: number | null;
}

/** How many people a session of a lesson takes. */
export interface PeopleRule {
  /** What a new session starts with, and the least it takes. */
  minimum: number;
  maximum: number;
  /** Whether the customer can choose. */
  adjustable: boolean;
}

/** The contract's limit for one session. */
export const MAX_PEOPLE = 100;

const rule = (minimum: number, maximum = minimum): PeopleRule => ({
  minimum,
  maximum,
  adjustable: maximum > minimum,
});

/** The rule by a lesson's name (spec §5). Every semi-private lesson is also called private, so it is tested first. Null where the name says nothing. */
export function peopleByName(name: string): PeopleRule | null {
  if (/semi[- ]private/i.test(name)) return rule(2);
  if (/private/i.test(name)) return rule(1);
  return /group/i.test(name) ? rule(3, MAX_PEOPLE) : null;
}

/** How many people a lesson takes: by its fields, else by its name, else one. */
export const peopleOf = ({ name, min_people, max_people }: LessonPeople): PeopleRule =>
  min_people ? rule(min_people, max_people ?? MAX_PEOPLE) : (peopleByName(name) ?? rule(1));

/** Whether a rule takes so many people. A count that it does not take is ignored, not corrected (spec §5). */
export const takesPeople = ({ minimum, maximum }: PeopleRule, people: number): boolean =>
  Number.isInteger(people) && people >= minimum && people <= maximum;

/**
 * Whether a lesson is booked for another number of people than the school says that it takes. What its name alone says counts where
 * the number is chosen, and refuses nothing that is in a cart.
 */
export const refusesPeople = (lesson: LessonPeople, people: number): boolean =>
  Boolean(lesson.min_people) && !takesPeople(peopleOf(lesson), people);
