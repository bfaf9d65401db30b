import { school } from './school';

/** What the first screen says of this school. */
export const homeContent = {
  heroLead: `${school.tagline} Lessons every day in ${school.contact.address.area}, from your first white water to your first green wave.`,
  everyLesson: '1 instructor : 3 surfers · every day',
  everyLessonFrom: (price: string) => `From ${price} · 1 instructor : 3 surfers · every day`,
} as const;
