import { t } from 'ttag';
import { lessonPath } from '../config/paths';
import { cutAtWord } from '../lib/cutAtWord';
import type { Described } from '../lib/lessonFacts';
import { priceNote } from '../lib/lessonTexts';
import { formatRupiah } from '../lib/money';
import { inOwnWords } from '../lib/ownWords';
import type { Lesson } from '../lib/structuredData';
import { Facts } from './Facts';
import * as s from './LessonCard.module.css';
import { Link } from './Link';
import { Picture } from './Picture';
import { VisuallyHidden } from './VisuallyHidden';

interface LessonCardProps {
  lesson: Lesson & Described & { translations?: { id: object } };
  /** The person chose the lesson, in this tab or for a new one. */
  onChoose: () => void;
  headingLevel?: 2 | 3;
  /** The width of its picture, as in the `sizes` attribute. */
  sizes: string;
  /** Among the first things seen: its picture is loaded at once. */
  priority?: boolean;
}

/** How much of a description fits the three lines of the narrowest card: browsers cut the last line within a word. */
const SHOWN = 76;

/** A description as far as a card shows it; the rest is there for those who do not see the card. */
function Description({ text }: { text: string }) {
  const [shown, rest] = cutAtWord(text, SHOWN);
  if (rest === '') return text;
  return (
    <>
      <span className={s.cut}>{shown}</span>
      <VisuallyHidden>{rest}</VisuallyHidden>
    </>
  );
}

/** A lesson to choose: one link around picture, name, description and price (spec §2, lesson list). */
export function LessonCard({ lesson, onChoose, headingLevel = 3, sizes, priority = false }: LessonCardProps) {
  const { id, price, image_url, image } = lesson;
  const { name, description } = inOwnWords(lesson);
  const amount = formatRupiah(price);
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={s.card}>
      <Picture
        className={s.picture}
        path={image_url}
        image={image}
        alt=""
        width={640}
        height={427}
        sizes={sizes}
        priority={priority}
      />
      <div className={s.text}>
        <Heading className={s.name} dir="auto">
          {/* The link's area covers the card; its name stays the lesson's. */}
          <Link className={s.link} to={lessonPath(id)} onClick={onChoose} onAuxClick={onChoose}>
            {name}
          </Link>
        </Heading>
        <Facts lesson={lesson} />
        <p className={s.description} dir="auto">
          <Description text={description ?? ''} />
        </p>
        <div className={s.end}>
          <p className={s.price}>{t`${amount} /each`}</p>
          <p className={s.note}>{priceNote(lesson)}</p>
        </div>
      </div>
    </article>
  );
}
