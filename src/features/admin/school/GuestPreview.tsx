import { partsOf } from '../../../config/sentTexts';
import { Paragraphs } from '../../../ui/Paragraphs';
import * as s from './school.module.css';
import { type LanguageCode, schoolTexts, type TextName, wordLanguages } from './schoolFields';

interface GuestPreviewProps {
  text: TextName;
  code: LanguageCode;
  /** The text as it is typed, in each language. */
  words: Record<LanguageCode, string>;
}

/** Paragraphs by blank lines, or points by lines, as on the site. Texts may stand there twice, so their place is the key. */
const Rendered = ({ text, words }: { text: TextName; words: string }) =>
  schoolTexts[text].isList ? (
    <ul>
      {partsOf(words, /\n/).map((point, index) => (
        <li key={index} dir="auto">
          {point}
        </li>
      ))}
    </ul>
  ) : (
    <Paragraphs text={words} />
  );

/** What the guest sees of a text: where there is none in Indonesian, the English one. */
export function GuestPreview({ text, code, words }: GuestPreviewProps) {
  const isBorrowed = code === 'id' && words.id.trim() === '' && words.en.trim() !== '';
  const seen = isBorrowed ? 'en' : code;
  const isNothing = words[seen].trim() === '';
  return (
    <figure className={s.preview}>
      <figcaption>{`The guest sees (${wordLanguages[code]})`}</figcaption>
      {isBorrowed && <p className={s.hint}>Without an Indonesian text, the English one:</p>}
      {isNothing ? (
        <p className={s.hint}>Nothing.</p>
      ) : (
        <div lang={seen}>
          <Rendered text={text} words={words[seen]} />
        </div>
      )}
    </figure>
  );
}
