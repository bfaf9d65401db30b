import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { PageContext } from '../ui/PageHead';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorPage } from './ErrorPage';
import { openAnew } from './openAnew';
import type { VisitorPage } from './pages';

/** What of a page's entry in the manifest the routes need. */
type PageEntry = Pick<VisitorPage, 'path' | 'load' | 'title' | 'description'>;

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
  let loaded: ComponentType | null = null;
  const load = async () => {
    [loaded] = await Promise.all([page.load(), loadLayout?.()]);
    return loaded;
  };
  const lazyPage = () => lazy(async () => ({ default: await load().catch(openAnew) }));
  let LazyPage = lazyPage();
  // React.lazy suspends even when the code is loaded, which would delay hydration; loaded code is rendered directly.
  const Page = () => {
    const [Content] = useState<ComponentType>(() => loaded ?? LazyPage);
    return <Content />;
  };
  /** React keeps the failure of a lazy component: the next try takes another one. */
  const failed = (_error: unknown, tryAgain: () => void) => {
    if (loaded) return <ErrorPage />;
    LazyPage = lazyPage();
    return <ErrorPage load={load} onLoaded={tryAgain} />;
  };
  const element = (
    <PageContext key={path} value={page}>
      <ErrorBoundary fallback={failed}>
        <Page />
      </ErrorBoundary>
    </PageContext>
  );
  return { path, load, element };
}
