import { t } from 'ttag';
import { goodToKnow } from './goodToKnow';
import { firstFields } from './school';
import { linesOr, paragraphsOr } from './sentTexts';

/** The school's story; its first paragraph leads. */
const about = (): readonly string[] =>
  paragraphsOr('about', [
    t`A small school on a wide beach: since ${firstFields.founded} we have been teaching ${firstFields.area} visitors to read the sea before they stand on it.`,
    t`It began with two friends who worked as beach guards and saw the same thing every day: people with rented boards, no idea of the current, and a great deal of courage. In ${firstFields.founded} they put six soft boards under a parasol and offered the first lesson for the price of a lunch. Four people came. Three stood up, and the fourth came back the next morning.`,
    t`The parasol became a hut, the hut a school with showers, lockers and a rack of boards for every size of person. We have kept it small on purpose. A lesson is worth as much as the attention in it, and attention cannot be shared among twenty.`,
    t`We start early. The name of the school, “morning wave”, is also our best advice: the wind is still asleep, the water is smooth, and the beach belongs to the people who got up.`,
  ]);

/** What the about page says of this school. */
export const aboutContent = {
  get lead() {
    return about()[0];
  },
  get story() {
    return about().slice(1);
  },
  /** The first school's alone, as the contract has no field for another's. */
  values: [
    {
      title: t`Honest about the sea`,
      text: t`If the swell is too big for you, we say so and move the lesson. You lose nothing: your booking comes along to the next good day.`,
    },
    {
      title: t`Small on purpose`,
      text: t`Never more than three people to one instructor. In a private lesson there is one, in a semi-private lesson there are two.`,
    },
    {
      title: t`Guests on this beach`,
      text: t`We give way to fishermen and to ceremonies, greet the people who were here first, and teach the rules of the line-up before the pop-up.`,
    },
    {
      title: t`Leave it cleaner`,
      text: t`Every lesson ends with five minutes of picking up what the tide brought. Reef-friendly sunscreen stands at the hut, free for everybody.`,
    },
  ],
  get safety() {
    return linesOr('safety', [
      t`Every instructor holds a current lifeguard and first-aid certificate, renewed each year.`,
      t`One instructor for at most three people, always within reach of beginners.`,
      t`Beginners learn in waist-deep water over sand, on soft boards with rounded fins.`,
      t`We check swell, wind and currents before each session, and call a lesson off rather than hope.`,
      t`First-aid kit, rescue board and radio stand ready at the water; the clinic is eight minutes away.`,
      t`Tell your instructor about medical conditions or injuries. It stays between you, and changes the lesson for the better.`,
    ]);
  },
  get findUs() {
    return goodToKnow.meetingPoint;
  },
};
