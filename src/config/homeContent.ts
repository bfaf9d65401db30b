import { school } from './school';

/** What the home page says of this school. */
export const homeContent = {
  heroLead: `${school.tagline} Lessons every day in ${school.contact.address.area}, from your first white water to your first green wave.`,
  everyLesson: '1 instructor : 3 surfers · every day',
  everyLessonFrom: (price: string) => `From ${price} · 1 instructor : 3 surfers · every day`,
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
} as const;
