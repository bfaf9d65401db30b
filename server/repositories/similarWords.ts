const SEPARATOR = /[\s\-‐‑–—/,.;:&()]/;

/** The words of a text in lower case. */
export const wordsOf = (text: string): string[] => text.toLowerCase().split(SEPARATOR).filter(Boolean);

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
 * `asBeginning`, with the beginning of `word` that it is closest to. Above `most` it is Infinity.
 */
export function mistakesIn(typed: string, word: string, { asBeginning = false, most = Infinity } = {}): number {
  let former: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= word.length; j += 1) {
      const isSame = typed[i - 1] === word[j - 1];
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      const mistakes = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (former[j - 2] ?? 0) + 1 : Infinity,
      );
      row.push(mistakes);
      least = Math.min(least, mistakes);
    }
    if (least > most) return Infinity;
    former = last;
    last = row;
  }
  const mistakes = asBeginning ? Math.min(...last) : (last[word.length] ?? 0);
  return mistakes > most ? Infinity : mistakes;
}

/** Whether some words of a search may be mistyped, so that the words of all names are worth reading. */
export const mayBeMistyped = (words: readonly string[]): boolean =>
  words.length <= MAX_WORDS && words.some((word) => allowedMistakes(word) > 0);

/** The words out of `known` that a typed one may be meant for, the closest first. */
export function similarWords(typed: string, known: readonly string[]): string[] {
  const most = allowedMistakes(typed);
  if (most === 0) return [];
  const asBeginning = typed.length >= MIN_BEGINNING;
  const [shortest, longest] = [typed.length - most, typed.length + most];
  return known
    .filter(({ length }) => length >= shortest && (asBeginning || length <= longest))
    .map((word) => ({ word, mistakes: mistakesIn(typed, word.slice(0, longest), { asBeginning, most }) }))
    .filter(({ mistakes }) => mistakes <= most)
    .toSorted((a, b) => a.mistakes - b.mistakes)
    .slice(0, MAX_SIMILAR)
    .map(({ word }) => word);
}
