import { type SchoolText, sent } from './sentSchool';

const partsOr = (name: SchoolText, first: readonly string[], between: RegExp): readonly string[] => {
  const own = sent.texts?.[name];
  if (own === undefined) return first;
  return (own ?? '')
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);
};

/** The lines of a text that is a list, else those of the build. */
export const linesOr = (name: SchoolText, first: readonly string[]): readonly string[] => partsOr(name, first, /\n/);

/** The paragraphs of a text, else those of the build. */
export const paragraphsOr = (name: SchoolText, first: readonly string[]): readonly string[] =>
  partsOr(name, first, /\n\s*\n/);
