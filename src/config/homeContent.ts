import { school } from './school';

/** What the home page says of this school; the names of the three offers stand in the specification. */
export const homeContent = {
  heroLead: `${school.tagline} Lessons every day in ${school.contact.address.area}, from your first white water to your first green wave.`,
  welcome: {
    title: `Welcome to ${school.brand}`,
    paragraphs: [
      `${school.brand} means “morning wave”. In ${school.founded} two friends, six soft boards and a borrowed parasol began to teach on this beach, at the hour when the wind still sleeps and the water lies like glass.`,
      'The boards are better now and the parasol is our own. The rest has stayed: small groups, instructors who know your name, and the same stretch of sand, gentle enough for a first lesson and lively enough to keep learning.',
    ],
    facts: [
      { value: String(school.founded), label: 'on this beach since' },
      { value: '90 min', label: 'in every session' },
      { value: '1 : 3', label: 'instructor to surfers at most' },
    ],
  },
  offers: [
    {
      name: 'Surfing Lesson',
      picture: 'lesson-1',
      alt: 'Three surfboards standing in the sand before the sea',
      text: 'Private, semi-private or with a group. Board, rash guard and a patient instructor are included.',
    },
    {
      name: 'Surf Guide & Day Trip',
      picture: 'spot-2',
      alt: 'A reef from above, white water rolling over it',
      text: 'The right beach for the tide and for you. We drive, we carry, we know when to paddle.',
    },
    {
      name: 'Board rental',
      picture: 'lesson-4',
      alt: 'Seven surfboards of different shapes side by side on the sand',
      text: 'Soft-tops, longboards and fish, by the hour or by the day. Ask at the beach which one suits the swell.',
    },
  ],
} as const;
