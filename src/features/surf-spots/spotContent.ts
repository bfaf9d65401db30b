import { t } from 'ttag';

/** The static cards of the surf spots page (spec §2). */
export const abilities = [
  {
    title: t`Beginner`,
    text: t`Your first days on a board. You learn to paddle, pop up and ride white water, waist-deep over sand, with an instructor beside you.`,
    waves: t`White water up to 0.7 m`,
  },
  {
    title: t`Intermediate`,
    text: t`You stand up safely and want to read the ocean. We paddle out the back, catch unbroken waves and draw the first turns.`,
    waves: t`Green waves of 0.7 to 1.5 m`,
  },
  {
    title: t`Advanced`,
    text: t`You surf on your own and look for the right reef on the right tide. A guide takes you there, and explains entry and exit.`,
    waves: t`Reef waves of 1.5 m and more`,
  },
] as const;

interface Information {
  title: string;
  points: readonly string[];
  /** Whether the strip of the months belongs to it. */
  isAboutMonths?: boolean;
}

export const information: readonly Information[] = [
  {
    title: t`Hazard`,
    points: [
      t`Rip currents: ask before you paddle out.`,
      t`Sharp reef below shallow water.`,
      t`Strong sun from nine o’clock on.`,
    ],
  },
  {
    title: t`Bring Your`,
    points: [t`Swimsuit and towel.`, t`Water bottle.`, t`Reef-friendly sunscreen, SPF 30+.`, t`Personal ID.`],
  },
  {
    title: t`Best Season`,
    isAboutMonths: true,
    points: [
      t`Dry season, May to September: steady swell and morning offshore winds on the west coast.`,
      t`Wet season, October to April: smaller, softer waves here, and cleaner days on the east coast.`,
    ],
  },
];

/** May to September, as months from 0 (spec §2, surf spots). */
export const dryMonths: readonly number[] = [4, 5, 6, 7, 8];
