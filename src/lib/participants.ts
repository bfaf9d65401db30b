/** How many people a session of a lesson takes. */
export interface ParticipantRule {
  /** What a new session starts with, and the least it takes. */
  minimum: number;
  maximum: number;
  /** Only group lessons let the customer choose. */
  adjustable: boolean;
}

/** The contract's limit for one session. */
export const MAX_PARTICIPANTS = 100;

const fixed = (people: number): ParticipantRule => ({ minimum: people, maximum: people, adjustable: false });

/**
 * The rule for a lesson by its name (spec §5): private 1, semi-private 2, group at least 3, any other lesson 1.
 * Every semi-private lesson is also called private, so it is tested first.
 */
export function participantRule(lessonName: string): ParticipantRule {
  const name = lessonName.toLowerCase();
  if (name.includes('semi-private') || name.includes('semi private')) return fixed(2);
  if (name.includes('private')) return fixed(1);
  if (name.includes('group')) return { minimum: 3, maximum: MAX_PARTICIPANTS, adjustable: true };
  return fixed(1);
}

/** Whether a session of the lesson takes `people`. A count that is not accepted is ignored, not corrected (spec §5). */
export function acceptsParticipants(lessonName: string, people: number): boolean {
  const { minimum, maximum } = participantRule(lessonName);
  return Number.isInteger(people) && people >= minimum && people <= maximum;
}
