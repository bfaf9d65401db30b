import { t } from 'ttag';
import type { PictureName } from './pictures';
import { paths } from './paths';

interface Offer {
  name: string;
  picture: PictureName;
  alt: string;
  /** The first school's alone, as the contract has no field for another's. */
  text: string;
  /** Where it leads: a page of the site, or a message to the school. */
  link: { label: string; to: string } | { label: string; message: string };
}

/** What the school does; the names of the three stand in the specification. */
export const offers: readonly Offer[] = [
  {
    name: t`Surfing Lesson`,
    picture: 'offer-lesson',
    alt: t`An instructor in the water pushes a board on which a beginner is standing up`,
    text: t`Private, semi-private or with a group. Board, rash guard and a patient instructor are included.`,
    link: { label: t`See lessons and prices`, to: paths.lessons },
  },
  {
    name: t`Surf Guide & Day Trip`,
    picture: 'offer-guide',
    alt: t`A van with boards on its roof on a road above the sea`,
    text: t`The right beach for the tide and for you. We drive, we carry, we know when to paddle.`,
    link: { label: t`See the surf spots`, to: paths.surfSpots },
  },
  {
    name: t`Board rental`,
    picture: 'offer-boards',
    alt: t`Surfboards of five shapes in a rack beside a beach hut`,
    text: t`Soft-tops, longboards and fish, by the hour or by the day. Ask at the beach which one suits the swell.`,
    link: { label: t`Ask for a board on WhatsApp`, message: `${t`Hello! I would like to rent a board.`} ` },
  },
];
