/**
 * The page that asked for the login (`?next=`), when it is a path of this site; otherwise null. Whatever a browser would
 * read as another site is refused: '//evil.example', '/\evil.example', 'https:…'.
 */
export function returnAddress(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/')) return null;
  const { origin } = window.location;
  // Parsed as the browser would: it drops tabs and line ends, turns \ into / and resolves '..'.
  const url = URL.canParse(next, origin) ? new URL(next, origin) : null;
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
