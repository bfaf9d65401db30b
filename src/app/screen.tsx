import { type ComponentType, lazy, type ReactNode } from 'react';
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
  const load = async () => (await Promise.all([loadComponent(), loadLayout?.()]))[0];
  const Page = lazy(async () => ({ default: await load() }));
  const element = (
    <ErrorBoundary key={path} fallback={<ErrorPage />}>
      <Page />
    </ErrorBoundary>
  );
  return { path, load, element };
}
