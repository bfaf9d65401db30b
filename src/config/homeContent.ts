import { t } from 'ttag';
import { school } from './school';

/** What the first screen says of this school. What no field of the contract is for is promised by the first school alone. */
export const homeContent = {
  get heroLead() {
    return school.isFirst
      ? t`${school.tagline} Lessons every day in ${school.contact.address.area}, from your first white water to your first green wave.`
      : `${school.tagline} ${t`Surf lessons in ${school.contact.address.area}.`}`.trim();
  },
  get everyLesson() {
    return school.isFirst ? t`1 instructor : 3 surfers · every day` : '';
  },
  everyLessonFrom: (price: string) =>
    school.isFirst ? t`From ${price} · 1 instructor : 3 surfers · every day` : t`From ${price}`,
};
