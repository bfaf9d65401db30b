/** Notes which page is open; what it returns tells whether it still is, as who has gone elsewhere meanwhile stays there. */
export function notePage(): () => boolean {
  const { pathname } = window.location;
  return () => window.location.pathname === pathname;
}
