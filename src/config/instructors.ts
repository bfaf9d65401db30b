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

/** The people who teach, in the order in which they are shown. Another school puts its own here, with photographs. */
export const instructors: readonly Instructor[] = [
  {
    name: 'Wayan',
    role: 'Head coach',
    languages: ['Indonesian', 'English', 'Balinese'],
    certificates: ['Surf coach, level 2', 'Ocean lifeguard', 'First aid'],
    text: 'Plans every day’s beaches by swell, tide and wind, and watches the water while others teach. Has been surfing this break since childhood.',
    portrait: 'wayan.svg',
  },
  {
    name: 'Ayu',
    role: 'First lessons and children',
    languages: ['Indonesian', 'English', 'Japanese'],
    certificates: ['Surf teacher, level 1', 'Ocean lifeguard', 'First aid for children'],
    text: 'Has brought some hundred children to their feet, and most of their parents. Knows a game for every fear of water.',
    portrait: 'ayu.svg',
  },
  {
    name: 'Made',
    role: 'Three-day courses',
    languages: ['Indonesian', 'English', 'German'],
    certificates: ['Surf teacher, level 1', 'Ocean lifeguard', 'First aid'],
    text: 'Remembers tomorrow what your back foot did today. Believes in breakfast, sunscreen and one correction at a time.',
    portrait: 'made.svg',
  },
  {
    name: 'Komang',
    role: 'From standing to turning',
    languages: ['Indonesian', 'English', 'French'],
    certificates: ['Surf coach, level 2', 'Ocean lifeguard', 'First aid'],
    text: 'Rides a longboard as others dance. Teaches the first turn, the second, and when to let a wave pass.',
    portrait: 'komang.svg',
  },
  {
    name: 'Nyoman',
    role: 'Guide and driver',
    languages: ['Indonesian', 'English', 'Spanish'],
    certificates: ['Ocean lifeguard', 'First aid', 'Rescue board'],
    text: 'Knows the roads, the reefs and the hours at which both are empty. Carries the boards, too.',
    portrait: 'nyoman.svg',
  },
  {
    name: 'Putu',
    role: 'The desk',
    languages: ['Indonesian', 'English', 'Dutch'],
    certificates: ['First aid'],
    text: 'Answers messages, finds the right size of rash guard, and knows whether there is coffee. There is.',
    portrait: 'putu.svg',
  },
];

/** Stands below the portraits; null for a school whose people are real. */
export const instructorsNote: string | null =
  'Drawn, not photographed: this school is made up, and so are the people who work in it.';
