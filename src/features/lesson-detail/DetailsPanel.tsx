import { t } from 'ttag';
import { goodToKnow } from '../../config/goodToKnow';
import { school } from '../../config/school';
import { schoolAddress } from '../../config/schoolLinks';
import { terms } from '../../config/terms';
import { lessonFacts } from '../../lib/lessonFacts';
import { lessonTime } from '../../lib/lessonTime';
import { meetingMap } from '../../lib/meetingPlace';
import type { SelectedLesson } from '../../state';
import { AskOnWhatsApp } from '../../ui/AskOnWhatsApp';
import { NewTabLink } from '../../ui/NewTabLink';
import { Paragraphs } from '../../ui/Paragraphs';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useSpot } from './SpotField';
import * as s from './DetailsPanel.module.css';

/** A list under its heading; nothing where the school has taken it away. */
const List = ({ title, items, className }: { title: string; items: readonly string[]; className?: string }) =>
  items.length > 0 && (
    <div className={className}>
      <h2>{title}</h2>
      <ul>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </div>
  );

/** Paragraphs under their heading; nothing where the school has taken them away. */
const Words = ({ title, text }: { title: string; text: string }) =>
  text && (
    <>
      <h2>{title}</h2>
      <Paragraphs text={text} />
    </>
  );

/** What is included, with the lesson's own length where it has one. */
const included = (minutes: number | null | undefined): readonly string[] =>
  goodToKnow.included.map((item) =>
    minutes && item === goodToKnow.sessionLength ? t`${minutes} minutes per session` : item,
  );

interface DetailsPanelProps {
  lesson: SelectedLesson;
  /** In the visitor's language. */
  words: Pick<SelectedLesson, 'name' | 'description'>;
}

/** What people want to know before they book: when and where, what is included, what to bring and what to mind. */
export function DetailsPanel({ lesson, words: { name, description } }: DetailsPanelProps) {
  const spot = useSpot();
  const place = spot?.meeting_point;
  const map = meetingMap(spot);
  const mapLink = map && (
    <NewTabLink href={map}>
      {t`Open the map`}
      <VisuallyHidden> {t`(opens a new tab)`}</VisuallyHidden>
    </NewTabLink>
  );
  const question = t`Hello! I have a question about the lesson “${name}”:`;
  return (
    <aside id="lesson-details" className={s.details} aria-label={t`Lesson details`}>
      {description && (
        <>
          <h2>{t`About this lesson`}</h2>
          <p className={s.description} dir="auto">
            {description}
          </p>
        </>
      )}
      <h2>{t`When and where`}</h2>
      <p>{lessonTime(lesson)}</p>
      {place ? (
        <p>
          {t`Be there 15 minutes before your time:`} <span dir="auto">{place}.</span> {mapLink}
        </p>
      ) : (
        <Paragraphs text={`${goodToKnow.meetingPoint} ${school.brand}, ${schoolAddress()}.`}> {mapLink}</Paragraphs>
      )}
      <div className={s.lists}>
        <List title={t`What is included`} items={included(lessonFacts(lesson).minutes)} />
        <List className={s.bring} title={t`What to bring`} items={goodToKnow.bring} />
      </div>
      <Words title={t`If the swell is too big`} text={goodToKnow.swell} />
      <Words title={t`If your plans change`} text={terms.cancellation} />
      <Words title={t`Please note`} text={[...goodToKnow.notes, goodToKnow.safety].filter(Boolean).join('\n\n')} />
      <p className={s.ask}>
        <AskOnWhatsApp text={`${question} `} />
      </p>
    </aside>
  );
}
