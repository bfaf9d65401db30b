import { aboutContent } from './aboutContent';
import { changeHours } from './changeHours';
import { goodToKnow } from './goodToKnow';
import { firstFields, firstLinks, school, takeSchool } from './school';
import type { SchoolWords } from './sentSchool';
import { terms } from './terms';
import { welcome } from './welcome';

const paragraphs = (texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join('\n\n');

/** What the build itself says of the school, as the contract names it. The server sends what is not that. */
export function wordsOfBuild(): SchoolWords {
  takeSchool({});
  return {
    ...firstFields,
    ...firstLinks,
    change_hours: changeHours(),
    texts: {
      tagline: school.tagline,
      welcome: paragraphs(welcome.paragraphs),
      about: paragraphs([aboutContent.lead, ...aboutContent.story]),
      safety: aboutContent.safety.join('\n'),
      included: goodToKnow.included.join('\n'),
      bring: goodToKnow.bring.join('\n'),
      meeting: goodToKnow.meetingPoint,
      swell: goodToKnow.swell,
      plans_change: terms.plansChange,
      notes: goodToKnow.notes.join('\n'),
    },
  };
}
