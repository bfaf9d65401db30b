import { paths } from './paths';
import { school } from './school';

/** A page that search engines may list. */
export interface PublicPage {
  path: string;
  /** One or two sentences for search results and shared links. */
  description: string;
  /** It shows what the person has chosen before: no place to begin, and nothing to render at build time. */
  isPersonal?: boolean;
}

/** The pages for search engines; every other path asks them to stay out. */
export const publicPages: readonly PublicPage[] = [
  {
    path: paths.home,
    description: `Surf lessons in ${school.contact.address.area}, ${school.contact.address.region}: private, semi-private and group, for first waves and better turns. Book online in two minutes.`,
  },
  {
    path: paths.lessons,
    description: `Private, semi-private and group surf lessons and courses with prices in rupiah. Ninety minutes with an instructor, board and rash guard included.`,
  },
  {
    path: paths.lessonDetail,
    description: 'Choose the days and the people of your surf lesson, and put it into the cart.',
    isPersonal: true,
  },
  {
    path: paths.surfSpots,
    description: `Where to surf in ${school.contact.address.region}: the spots we teach at, their level, their hazards and their best season.`,
  },
  {
    path: paths.aboutUs,
    description: `Who we are, how we teach and how we keep you safe: ${school.name}, in ${school.contact.address.area} since ${school.founded}.`,
  },
  {
    path: paths.contactUs,
    description: `Phone, e-mail and address of ${school.name} in ${school.contact.address.area}, and the place to leave a review.`,
  },
  {
    path: paths.checkBookings,
    description: 'Look up your surf lesson by its booking code: days, people, payment status and total.',
  },
];

/** The page at a pathname, with or without a slash at its end; undefined when it is not for search engines. */
export const publicPageAt = (pathname: string): PublicPage | undefined => {
  const path = pathname.replace(/(?<!\/)\/+$/, '') || '/';
  return publicPages.find((page) => page.path === path);
};

/** The public pages that are the same for everybody: in the sitemap, and rendered at build time. */
export const sharedPages: readonly PublicPage[] = publicPages.filter(({ isPersonal }) => isPersonal !== true);
