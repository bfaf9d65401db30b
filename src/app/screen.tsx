import { type ComponentType, lazy, type ReactNode } from 'react';
import { Arrival } from './layouts/Arrival';

/** A page at a path. */
export interface Screen {
  path: string;
  /** Fetches the page's code. */
  load: () => Promise<unknown>;
  element: ReactNode;
}

/** A page whose code is a chunk of its own. */
export function screen(path: string, load: () => Promise<ComponentType>): Screen {
  const Page = lazy(async () => ({ default: await load() }));
  const element = (
    <>
      <Page />
      <Arrival />
    </>
  );
  return { path, load, element };
}
