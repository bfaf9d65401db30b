import { type ComponentType, lazy, type ReactNode } from 'react';
import { PageContext } from '../ui/PageHead';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorPage } from './ErrorPage';

/** What of a page's entry in the manifest (pages.ts) the routes need. */
interface PageEntry {
  path: string;
  load: () => Promise<ComponentType>;
  title?: string;
  description?: string;
}

/** A page at a path. */
export interface Screen {
  path: string;
  /** Fetches the page's code. */
  load: () => Promise<unknown>;
  element: ReactNode;
}

/** A page whose code is a chunk of its own. `loadLayout` fetches its layout's chunk at the same time. */
export function screen(page: PageEntry, loadLayout?: () => Promise<unknown>): Screen {
  const { path } = page;
  const load = async () => (await Promise.all([page.load(), loadLayout?.()]))[0];
  const Page = lazy(async () => ({ default: await load() }));
  const element = (
    <PageContext key={path} value={page}>
      <ErrorBoundary fallback={<ErrorPage />}>
        <Page />
      </ErrorBoundary>
    </PageContext>
  );
  return { path, load, element };
}
