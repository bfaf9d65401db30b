/** How many letters have to be changed, added or taken away to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  Array.from(one).forEach((letter, i) => {
    const next = [i + 1];
    for (let j = 0; j < other.length; j += 1) {
      const changed = (row[j] ?? 0) + Number(letter !== other[j]);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  });
  return row.at(-1) ?? 0;
}

/** The word that somebody meant, if one is near enough; case does not matter. */
export function nearest(word: string, words: string[]): string | undefined {
  const found = words.map((one) => ({ one, far: distance(word.toLowerCase(), one.toLowerCase()) }));
  const [first] = found.toSorted((a, b) => a.far - b.far);
  return first && first.far <= Math.max(2, word.length / 4) ? first.one : undefined;
}
