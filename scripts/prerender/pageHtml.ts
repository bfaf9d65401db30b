import Beasties from 'beasties';
import type { PublicPage } from '../../src/config/publicPages';
import { school } from '../../src/config/school';

interface PageParts {
  /** dist/index.html */
  template: string;
  page: PublicPage;
  /** What React has rendered. */
  content: string;
  /** The page's own scripts and stylesheets, below dist/. */
  files: readonly string[];
  /** Calls to the API that the page makes at once. */
  calls: readonly string[];
  dist: string;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function replaced(html: string, pattern: RegExp | string, by: string): string {
  if (html.split(pattern).length !== 2) throw new Error(`public/index.html must have one ${String(pattern)}.`);
  return html.replace(pattern, () => by);
}

/** The title of a page in the browser's tab: its h1 before the school's name (src/ui/PageMeta.tsx). */
function titleOf(page: PublicPage, content: string): string {
  const [, heading = ''] = /<h1[^>]*>([^<]*)<\/h1>/.exec(content) ?? [];
  return page.path === '/' ? `${school.name} | ${school.tagline}` : `${heading} | ${school.name}`;
}

/** A whole page: its head, its content, the styles that its first view needs, and hints of what it will ask for. */
export async function pageHtml({ template, page, content, files, calls, dist }: PageParts): Promise<string> {
  // React puts the pictures to load first before the content; their place is the head.
  const [preloads = ''] = /^(?:<link[^>]*>)*/.exec(content) ?? [];
  const api = (process.env['API_URL'] ?? '').replace(/\/+$/, '');
  const head = [
    preloads,
    ...files.filter((file) => file.endsWith('.css')).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...calls.map((call) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${api}${call}">`),
  ].join('');
  const title = titleOf(page, content);
  if (content.includes('<script>')) throw new Error(`${page.path} came in pieces that only an inline script joins.`);
  let html = replaced(
    template,
    '<div id="root"></div>',
    `<div id="root" data-page="${page.path}">${content.slice(preloads.length)}</div>`,
  );
  html = replaced(html, /<title>[^<]*<\/title>/, `<title>${escape(title)}</title>`);
  for (const name of ['name="description"', 'property="og:description"']) {
    html = replaced(html, new RegExp(`<meta ${name}[^>]*>`), `<meta ${name} content="${escape(page.description)}">`);
  }
  html = replaced(html, /<meta property="og:title"[^>]*>/, `<meta property="og:title" content="${escape(title)}">`);
  html = replaced(html, '</head>', `${head}</head>`);
  // Before the app's own script, so that the page comes to life in the moment in which that runs.
  const pageScripts = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => `<script defer src="/${file}"></script>`);
  html = replaced(html, /(?=<script[^>]*src="[^"]*\/main\.)/, pageScripts.join(''));
  const beasties = new Beasties({
    path: dist,
    publicPath: '/',
    preload: 'body',
    inlineFonts: true, // the faces' measures, so that nothing moves when the faces come
    pruneSource: false,
    reduceInlineStyles: false,
    logLevel: 'warn',
  });
  return (await beasties.process(html)).replace(' data-beasties-container', '');
}
