import { createContext, use, useEffect, useState } from 'react';

export type Tools = typeof import('./tools');

/** The parts in tools.ts, for what is inside of a booking's page; null where they could not be fetched: it does without them. */
export const ToolsContext = createContext<Tools | null>(null);

export const useTools = (): Tools | null => use(ToolsContext);

/**
 * Fetches the parts while the booking is looked up: the page waits for both, as what comes into it later would push away what
 * somebody is reading. Undefined meanwhile.
 */
export function useFetchedTools(): Tools | null | undefined {
  const [tools, setTools] = useState<Tools | null>();
  useEffect(() => {
    import(/* webpackChunkName: "booking-tools" */ './tools').then(setTools, (error: unknown) => {
      console.warn('A part of the page could not be loaded:', error);
      setTools(null);
    });
  }, []);
  return tools;
}
