import { t } from 'ttag';
import { school } from './school';

/** What the first screen says of this school. */
export const homeContent = {
  get heroLead() {
    return t`${school.tagline} Lessons every day in ${school.contact.address.area}, from your first white water to your first green wave.`;
  },
  everyLesson: t`1 instructor : 3 surfers · every day`,
  everyLessonFrom: (price: string) => t`From ${price} · 1 instructor : 3 surfers · every day`,
};
