/** A value of the API that the site has no words for, as a person reads it: 'HOW_WAS_IT' → 'How was it'. */
export function plainWords(value: string): string {
  const words = value.replaceAll('_', ' ').trim().toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
