import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { answersEmbedded, api, type EmbeddedAnswer, withFurtherProducts } from './api';
import { App } from './app/App';
import { AppRoutes } from './app/AppRoutes';
import { visitorPages } from './app/pages';
import type { RenderedFrom } from './app/renderedFrom';
import { isKnownPath, loadPage } from './app/routes';
import { setupStore } from './app/store';
import { lessonPath } from './config/paths';
import { takeSchool } from './config/school';
import { type SchoolWords, sent } from './config/sentSchool';
import { wordsOfBuild } from './config/wordsOfBuild';
import { headTextsOf, PageContext, PageHead } from './ui/PageHead';
import { SiteOrigin } from './ui/useSiteOrigin';

/*
 * Renders pages outside of a browser: at build time without answers (scripts/buildSite.ts), and in the server with them
 * (server/render/renderer.ts, which has the types of what is exported here once more, as the server imports nothing of src).
 */
export { isKnownPath, lessonPath, withFurtherProducts };

/** What React puts before the content, as it belongs into the head. */
const hoisted = /^(?:<(?:link|meta) [^<>]*>|<title>[^<]*<\/title>)*/;

/** What this build says of the school. */
export const firstSchool: SchoolWords = wordsOfBuild();

/** The pages that search engines are to find, whatever the content. */
export const listedPaths = visitorPages.flatMap(({ path, build }) => (build?.firstCalls ? [path] : []));

/** What the page at an address is rendered from; null for a page that no server renders. */
export function renderedFrom(pathname: string, query: URLSearchParams): RenderedFrom | null {
  const build = visitorPages.find(({ path }) => path === pathname)?.build;
  if (build?.at) return build.at(query);
  return build?.firstCalls ? { query: '', calls: build.firstCalls } : null;
}

interface RenderRequest {
  /** Path and query, as `renderedFrom` gives it. */
  url: string;
  /** What absolute addresses begin with; '' if it is not known, then there are none. */
  origin: string;
  answers: readonly EmbeddedAnswer[];
  /** What the school says of itself where that is not `firstSchool`. Pages are rendered one after the other. */
  school?: Partial<SchoolWords>;
}

/** What belongs into the head of a page that no server renders, as it is the visitor's own. */
export async function renderHead(path: string): Promise<string> {
  const page = visitorPages.find((entry) => entry.path === path);
  if (!page) throw new Error(`No page has the path ${path}.`);
  const { prelude } = await prerender(
    <SiteOrigin value="">
      <StaticRouter location={path}>
        <PageContext value={page}>
          <PageHead />
        </PageContext>
      </StaticRouter>
    </SiteOrigin>,
  );
  return new Response(prelude).text();
}

/** What the head of a page says of it with a school's words: at once, so that a page that is being rendered meanwhile keeps its own. */
export function headTexts(path: string, words: Partial<SchoolWords>): { title: string; description: string } {
  const before = sent;
  takeSchool(words);
  try {
    return headTextsOf(visitorPages.find((page) => page.path === path) ?? {});
  } finally {
    takeSchool(before);
  }
}

/** A page as a visitor who is not signed in sees it: the content of #root, what belongs into the head, and the HTTP status. */
export async function renderPage({ url, origin, answers, school = {} }: RenderRequest) {
  const [pathname = '/'] = url.split('?');
  takeSchool(school);
  await loadPage(pathname);
  const store = setupStore();
  store.dispatch(answersEmbedded(answers));
  try {
    const { prelude } = await prerender(
      <SiteOrigin value={origin}>
        <App store={store}>
          <StaticRouter location={url}>
            <AppRoutes />
          </StaticRouter>
        </App>
      </SiteOrigin>,
      // One piece: a boundary that comes later would need an inline script to find its place, which the site's policy forbids.
      { progressiveChunkSize: Infinity },
    );
    const content = await new Response(prelude).text();
    if (content.includes('<script>')) throw new Error(`${pathname} came in pieces that only an inline script joins.`);
    const [head = ''] = hoisted.exec(content) ?? [];
    const isMissing = answers.some(({ endpointName, value }) => endpointName === 'findLesson' && value === null);
    return { html: content.slice(head.length), head, status: isMissing || !isKnownPath(pathname) ? 404 : 200 };
  } finally {
    store.dispatch(api.util.resetApiState()); // ends the timers that would keep the store
  }
}
