import type { PictureName } from './pictures';
import { paths } from './paths';

interface Offer {
  name: string;
  picture: PictureName;
  alt: string;
  text: string;
  /** Where it leads: a page of the site, or a message to the school. */
  link: { label: string; to: string } | { label: string; message: string };
}

/** What the school does; the names of the three stand in the specification. */
export const offers: readonly Offer[] = [
  {
    name: 'Surfing Lesson',
    picture: 'offer-lesson',
    alt: 'An instructor in the water pushes a board on which a beginner is standing up',
    text: 'Private, semi-private or with a group. Board, rash guard and a patient instructor are included.',
    link: { label: 'See lessons and prices', to: paths.lessons },
  },
  {
    name: 'Surf Guide & Day Trip',
    picture: 'offer-guide',
    alt: 'A van with boards on its roof on a road above the sea',
    text: 'The right beach for the tide and for you. We drive, we carry, we know when to paddle.',
    link: { label: 'See the surf spots', to: paths.surfSpots },
  },
  {
    name: 'Board rental',
    picture: 'offer-boards',
    alt: 'Surfboards of five shapes in a rack beside a beach hut',
    text: 'Soft-tops, longboards and fish, by the hour or by the day. Ask at the beach which one suits the swell.',
    link: { label: 'Ask for a board on WhatsApp', message: 'Hello! I would like to rent a board. ' },
  },
];
