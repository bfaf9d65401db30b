/** The static cards of the surf spots page (spec §2). */
export const abilities = [
  {
    title: 'Beginner',
    text: 'Your first days on a board. You learn to paddle, pop up and ride white water, waist-deep over sand, with an instructor beside you.',
    waves: 'White water up to 0.7 m',
  },
  {
    title: 'Intermediate',
    text: 'You stand up safely and want to read the ocean. We paddle out the back, catch unbroken waves and draw the first turns.',
    waves: 'Green waves of 0.7 to 1.5 m',
  },
  {
    title: 'Advanced',
    text: 'You surf on your own and look for the right reef on the right tide. A guide takes you there, and explains entry and exit.',
    waves: 'Reef waves of 1.5 m and more',
  },
] as const;

export const information = [
  {
    title: 'Hazard',
    points: [
      'Rip currents: ask before you paddle out.',
      'Sharp reef below shallow water.',
      'Strong sun from nine o’clock on.',
    ],
  },
  {
    title: 'Bring Your',
    points: ['Swimsuit and towel.', 'Water bottle.', 'Reef-friendly sunscreen, SPF 30+.', 'Personal ID.'],
  },
  {
    title: 'Best Season',
    points: [
      'Dry season, May to September: steady swell and morning offshore winds on the west coast.',
      'Wet season, October to April: smaller, softer waves here, and cleaner days on the east coast.',
    ],
  },
] as const;

/** May to September, as months from 0 (spec §2, surf spots). */
export const dryMonths: readonly number[] = [4, 5, 6, 7, 8];
