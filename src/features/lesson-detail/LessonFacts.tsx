import { msgid, ngettext, t } from 'ttag';
import { useListSurfSpotsQuery } from '../../api';
import { school } from '../../config/school';
import { changeHours } from '../../config/changeHours';
import { lessonFacts } from '../../lib/lessonFacts';
import { factTexts } from '../../lib/lessonTexts';
import { lessonHours } from '../../lib/lessonTime';
import { meetingPlace } from '../../lib/meetingPlace';
import type { SelectedLesson } from '../../state';
import * as s from './LessonFacts.module.css';
import { useSpot } from './SpotField';

interface FactProps {
  sign: 'hour' | 'place' | 'people' | 'free';
  /** What is looked for first. */
  lead: string;
  more?: string | null | undefined;
}

const Fact = ({ sign, lead, more }: FactProps) => (
  <li className={s[sign]}>
    <div>
      <strong>{lead}</strong> {more && <span dir="auto">{more}</span>}
    </div>
  </li>
);

/** A blank that keeps the room until the spot is known. */
const NOTHING_YET = '\u00a0';

/** What decides whether a lesson fits, before anything is filled in: when and how long, where, for whom, and until when it can be given back. */
export function LessonFacts({ lesson }: { lesson: SelectedLesson }) {
  const { isLoading } = useListSurfSpotsQuery({ page: 1 });
  const spot = useSpot();
  const { length, people, level } = factTexts(lesson);
  const { days, minutes } = lessonFacts(lesson);
  const notice = changeHours();
  const until =
    notice === 0
      ? t`until it begins`
      : ngettext(msgid`until ${notice} hour before`, `until ${notice} hours before`, notice);
  const { region } = school.contact.address;
  const hours = lessonHours(lesson);
  const whole = length || '';
  const howLong = days > 1 && minutes ? t`${whole}, ${minutes} min each` : whole;
  return (
    <ul className={s.facts}>
      <Fact sign="hour" lead={t`${hours} in ${region}`} more={howLong} />
      <Fact
        sign="place"
        lead={isLoading ? NOTHING_YET : (spot?.name ?? t`At the school`)}
        more={spot && meetingPlace(spot)}
      />
      <Fact sign="people" lead={people} more={level} />
      <Fact sign="free" lead={t`Free to cancel or move`} more={until} />
    </ul>
  );
}
