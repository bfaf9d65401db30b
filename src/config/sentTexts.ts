import { type SchoolText, sent } from './sentSchool';

/** The parts of a text: its paragraphs, which a blank line parts, or its lines. */
export const partsOf = (text: string, between = /\n\s*\n/): readonly string[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);

const partsOr = (name: SchoolText, first: readonly string[], between?: RegExp): readonly string[] => {
  const own = sent.texts?.[name];
  return own === undefined ? first : partsOf(own ?? '', between);
};

/** The lines of a text that is a list, else those of the build. */
export const linesOr = (name: SchoolText, first: readonly string[]): readonly string[] => partsOr(name, first, /\n/);

/** The paragraphs of a text, else those of the build. */
export const paragraphsOr = (name: SchoolText, first: readonly string[]): readonly string[] => partsOr(name, first);
