import { t } from 'ttag';
import { lessonPath } from '../../config/paths';
import { school } from '../../config/school';
import { cutAtWord } from '../../lib/cutAtWord';
import { language, SOURCE_LANGUAGE } from '../../lib/language';
import { lessonPicture } from '../../lib/lessonPicture';
import type { SelectedLesson } from '../../state';
import type { HeadFacts } from '../../ui/PageHead';
import { pricePerPerson } from './lessonPrice';

/** What search results show of a description, with the sign that more follows; they would cut a longer one anywhere. */
const MAX_DESCRIPTION = 160;

function inOneLine(text: string): string {
  const [shown, rest] = cutAtWord(text.replaceAll(/\s+/g, ' ').trim(), MAX_DESCRIPTION - 1);
  return rest === '' ? shown : `${shown}…`;
}

/** The head of a lesson's page. `picture` is the lesson's image, if it is known. */
export function lessonHead(
  lesson: SelectedLesson,
  picture: { image_url: string | null } | null | undefined,
): HeadFacts {
  const { area } = school.contact.address;
  const price = pricePerPerson(lesson);
  return {
    // A lesson may have one name in all languages; search engines take pages with the same title for copies.
    title: language === SOURCE_LANGUAGE ? lesson.name : t`Surf lesson: ${lesson.name}`,
    description: inOneLine(lesson.description) || t`${lesson.name} at ${school.name} in ${area}: ${price}.`,
    address: lessonPath(lesson.id),
    ...(picture && { image: lessonPicture(picture) }),
  };
}
