import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';
import { AppRoutes } from './app/AppRoutes';
import { loadPage } from './app/routes';
import { setupStore } from './app/store';

/** The HTML of a page as a visitor who is not signed in sees it before its lists are there. Runs at build time. */
export async function renderPage(pathname: string): Promise<string> {
  await loadPage(pathname);
  const { prelude } = await prerender(
    <App store={setupStore()}>
      <StaticRouter location={pathname}>
        <AppRoutes />
      </StaticRouter>
    </App>,
    // One piece: a boundary that comes later would need an inline script to find its place, which the site's policy forbids.
    { progressiveChunkSize: Infinity },
  );
  return new Response(prelude).text();
}
