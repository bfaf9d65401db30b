/** Cuts a text at a word, so that at most so many characters come first; the second part is '' where the text is no longer. */
export function cutAtWord(text: string, most: number): [first: string, rest: string] {
  if (text.length <= most) return [text, ''];
  const begun = text.slice(0, most + 1);
  const end = begun.lastIndexOf(' ');
  const first = (end > 0 ? begun.slice(0, end) : text.slice(0, most)).replace(/[ .,;:–—-]{1,9}$/, '');
  return [first, text.slice(first.length)];
}
