import { t } from 'ttag';

interface Instructor {
  name: string;
  role: string;
  languages: readonly string[];
  /** What they have passed. Every one of them renews lifeguard and first aid each year. */
  certificates: readonly string[];
  text: string;
  /** A square picture: a file of public/pictures/people. */
  portrait: string;
}

/**
 * The people who teach, in the order in which they are shown. Another school puts its own here, with photographs. They change twice
 * a year, and the documented calls have no place for them, so they are not in the database.
 */
export const instructors: readonly Instructor[] = [
  {
    name: 'Wayan',
    role: t`Head coach`,
    languages: [t`Indonesian`, t`English`, t`Balinese`],
    certificates: [t`Surf coach, level 2`, t`Ocean lifeguard`, t`First aid`],
    text: t`Plans every day’s beaches by swell, tide and wind, and watches the water while others teach. Has been surfing this break since childhood.`,
    portrait: 'wayan.svg',
  },
  {
    name: 'Ayu',
    role: t`First lessons and children`,
    languages: [t`Indonesian`, t`English`, t`Japanese`],
    certificates: [t`Surf teacher, level 1`, t`Ocean lifeguard`, t`First aid for children`],
    text: t`Has brought some hundred children to their feet, and most of their parents. Knows a game for every fear of water.`,
    portrait: 'ayu.svg',
  },
  {
    name: 'Made',
    role: t`Three-day courses`,
    languages: [t`Indonesian`, t`English`, t`German`],
    certificates: [t`Surf teacher, level 1`, t`Ocean lifeguard`, t`First aid`],
    text: t`Remembers tomorrow what your back foot did today. Believes in breakfast, sunscreen and one correction at a time.`,
    portrait: 'made.svg',
  },
  {
    name: 'Komang',
    role: t`From standing to turning`,
    languages: [t`Indonesian`, t`English`, t`French`],
    certificates: [t`Surf coach, level 2`, t`Ocean lifeguard`, t`First aid`],
    text: t`Rides a longboard as others dance. Teaches the first turn, the second, and when to let a wave pass.`,
    portrait: 'komang.svg',
  },
  {
    name: 'Nyoman',
    role: t`Guide and driver`,
    languages: [t`Indonesian`, t`English`, t`Spanish`],
    certificates: [t`Ocean lifeguard`, t`First aid`, t`Rescue board`],
    text: t`Knows the roads, the reefs and the hours at which both are empty. Carries the boards, too.`,
    portrait: 'nyoman.svg',
  },
  {
    name: 'Putu',
    role: t`The desk`,
    languages: [t`Indonesian`, t`English`, t`Dutch`],
    certificates: [t`First aid`],
    text: t`Answers messages, finds the right size of rash guard, and knows whether there is coffee. There is.`,
    portrait: 'putu.svg',
  },
];

/** Stands below the portraits; null for a school whose people are real. */
export const instructorsNote: string | null =
  t`Drawn, not photographed: this school is made up, and so are the people who work in it.`;
