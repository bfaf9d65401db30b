import { prerender } from 'react-dom/static';
import { createPath, NavigationType } from 'react-router-dom';
import { App } from './app/App';
import { loadPage } from './app/routes';
import { SiteView } from './app/SiteView';
import { setupStore } from './app/store';

const ignore = () => undefined;

/** The HTML of a page as a visitor who is not signed in sees it before its lists are there. Runs at build time. */
export async function renderPage(pathname: string): Promise<string> {
  await loadPage(pathname);
  const site = {
    first: {
      location: { pathname, search: '', hash: '', state: null, key: 'default', unstable_mask: undefined },
      action: NavigationType.Pop,
      admitted: null,
    },
    navigator: {
      createHref: (to: Parameters<typeof createPath>[0] | string) => (typeof to === 'string' ? to : createPath(to)),
      go: ignore,
      push: ignore,
      replace: ignore,
    },
    follow: () => ignore,
    guardLeaving: () => ignore,
  };
  const { prelude } = await prerender(
    <App store={setupStore()}>
      <SiteView site={site} />
    </App>,
    // One piece: a boundary that comes later would need an inline script to find its place, which the site's policy forbids.
    { progressiveChunkSize: Infinity },
  );
  return new Response(prelude).text();
}
