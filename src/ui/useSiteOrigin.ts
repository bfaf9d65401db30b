import { createContext, useContext, useSyncExternalStore } from 'react';
import { renderedOrigin, siteOrigin } from '../config/env';
import { neverChanges } from '../lib/neverChanges';

/** The origin for a page that is being rendered on the server, which has no document to read it from. */
export const SiteOrigin = createContext('');

/**
 * The origin that absolute addresses begin with. '' while a page is rendered or hydrated that no origin was given for: then
 * absolute addresses are left out.
 */
export function useSiteOrigin(): string {
  const given = useContext(SiteOrigin);
  return useSyncExternalStore(neverChanges, siteOrigin, () => given || renderedOrigin());
}
