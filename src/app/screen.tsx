import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorPage } from './ErrorPage';

/** A page at a path. */
export interface Screen {
  path: string;
  /** Fetches the page's code. */
  load: () => Promise<unknown>;
  element: ReactNode;
}

/** A page whose code is a chunk of its own. `loadLayout` fetches its layout's chunk at the same time. */
export function screen(
  path: string,
  loadComponent: () => Promise<ComponentType>,
  loadLayout?: () => Promise<unknown>,
): Screen {
  let loaded: ComponentType | null = null;
  const load = async () => {
    [loaded] = await Promise.all([loadComponent(), loadLayout?.()]);
    return loaded;
  };
  const LazyPage = lazy(async () => ({ default: await load() }));
  // React.lazy suspends even when the code is there; a click would find a rendered page that is not hydrated yet.
  const Page = () => {
    const [Content] = useState<ComponentType>(() => loaded ?? LazyPage);
    return <Content />;
  };
  const element = (
    <ErrorBoundary key={path} fallback={<ErrorPage />}>
      <Page />
    </ErrorBoundary>
  );
  return { path, load, element };
}
