import { createContext, use, useEffect, useState } from 'react';
import type * as tools from './tools';

export type Tools = typeof tools;

/** The parts in tools.ts, for what is inside of a booking's page; null where they could not be fetched: it does without them. */
export const ToolsContext = createContext<Tools | null>(null);

/** The parts of the booking's page around it; null where they could not be fetched. */
export const useTools = (): Tools | null => use(ToolsContext);

/** Whoever has to pay waits no longer for them (ms). */
const PATIENCE_MS = 3000;

/**
 * Fetches the parts while the booking is looked up: the page waits for both, as what comes into it later would push away what
 * somebody is reading. Undefined meanwhile, null after three seconds and until they come.
 */
export function useFetchedTools(): Tools | null | undefined {
  const [fetched, setFetched] = useState<Tools | null>();
  useEffect(() => {
    const timer = setTimeout(() => setFetched((known) => known ?? null), PATIENCE_MS);
    import(/* webpackChunkName: "booking-tools" */ './tools').then(setFetched, (error: unknown) => {
      console.warn('A part of the page could not be loaded:', error);
      setFetched(null);
    });
    return () => clearTimeout(timer);
  }, []);
  return fetched;
}
