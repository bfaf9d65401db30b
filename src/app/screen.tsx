import { type ComponentType, lazy, type ReactNode } from 'react';
import { PageContext } from '../ui/PageHead';
import { Arrival } from './layouts/Arrival';

interface PageEntry {
  path: string;
  load: () => Promise<ComponentType>;
  title?: string;
  description?: string;
}

/** A page at a path. */
export interface Screen {
  path: string;
  element: ReactNode;
}

/** A page whose code is a chunk of its own. */
export function screen(page: PageEntry): Screen {
  const Page = lazy(async () => ({ default: await page.load() }));
  const element = (
    <PageContext value={page}>
      <Page />
      <Arrival />
    </PageContext>
  );
  return { path: page.path, element };
}
