/** The beginning of a text, ended at a word: at most so many characters, and an ellipsis where something is left out. */
export function firstWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const begun = text.slice(0, most + 1);
  const end = begun.lastIndexOf(' ');
  return `${(end > 0 ? begun.slice(0, end) : text.slice(0, most)).replace(/[ .,;:–—-]{1,9}$/, '')}…`;
}
