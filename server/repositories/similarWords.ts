/** Characters between words, besides the space. To a search they are the same as a space. */
export const SEPARATORS = '-‐‑–—/,.;:&()';

const isSeparator = (letter: string): boolean => SEPARATORS.includes(letter) || letter.trim() === '';

/** The words of a text in lower case. */
export const wordsOf = (text: string): string[] =>
  Array.from(text.toLowerCase(), (letter) => (isSeparator(letter) ? ' ' : letter))
    .join('')
    .split(' ')
    .filter(Boolean);

/** A longer search is no name with a typing mistake. */
const MAX_WORDS = 8;
const MAX_LETTERS = 30;
/** From this length on a word may also be the mistyped beginning of one. */
const MIN_BEGINNING = 5;
/** More words than a mistyped one can be meant for. */
const MAX_SIMILAR = 10;

/** How many letters may be wrong. Numbers and signs are meant as they are typed. */
function allowedMistakes(word: string): number {
  if (!/^\p{L}+$/u.test(word) || word.length < 4 || word.length > MAX_LETTERS) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * How many letters of `typed` are wrong, missing, too many or swapped with their neighbour, compared with `word` or, if
 * `asBeginning`, with the beginning of `word` that it is closest to.
 */
export function mistakesIn(typed: string, word: string, asBeginning = false): number {
  let former: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= word.length; j += 1) {
      const isSame = typed[i - 1] === word[j - 1];
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (former[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    former = last;
    last = row;
  }
  return asBeginning ? Math.min(...last) : (last[word.length] ?? 0);
}

/** Whether some words of a search may be mistyped, so that the words of all names are worth reading. */
export const mayBeMistyped = (words: readonly string[]): boolean =>
  words.length <= MAX_WORDS && words.some((word) => allowedMistakes(word) > 0);

/** The words out of `known` that a typed one may be meant for, the closest first. */
export function similarWords(typed: string, known: readonly string[]): string[] {
  const allowed = allowedMistakes(typed);
  if (allowed === 0) return [];
  const asBeginning = typed.length >= MIN_BEGINNING;
  return known
    .filter(({ length }) => length >= typed.length - allowed && (asBeginning || length <= typed.length + allowed))
    .map((word) => ({
      word,
      mistakes: mistakesIn(typed, word.slice(0, typed.length + (asBeginning ? allowed : MAX_LETTERS)), asBeginning),
    }))
    .filter(({ mistakes }) => mistakes <= allowed)
    .toSorted((a, b) => a.mistakes - b.mistakes)
    .slice(0, MAX_SIMILAR)
    .map(({ word }) => word);
}
