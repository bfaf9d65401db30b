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
  /** The file of the script that brings the others when the first picture is painted; without it they come at once. */
  boot?: string | undefined;
  dist: string;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function replaced(html: string, pattern: RegExp | string, by: string): string {
  if (html.split(pattern).length !== 2) throw new Error(`public/index.html must have one ${String(pattern)}.`);
  return html.replace(pattern, () => by);
}

/** The title of a page in the browser's tab: its h1 before the school's name (src/ui/PageMeta.tsx). */
function titleOf(page: PublicPage, content: string): string {
  const [, heading = ''] = /<h1(?: [^<>]*)?>([^<]*)<\/h1>/.exec(content) ?? [];
  return page.path === '/' ? `${school.name} | ${school.tagline}` : `${heading} | ${school.name}`;
}

const scriptTags = /(?:<script defer="defer" src="[^"]*"><\/script>)+/;
const scriptTag = (src: string) => `<script defer src="${src}"></script>`;

/** The scripts of a page. Its own come before the app's, so that it comes to life in the moment in which that runs. */
function scriptsOf(tags: string, files: readonly string[]): string[] {
  const scripts = [...tags.matchAll(/src="([^"]*)"/g)].map(([, src = '']) => src);
  const main = scripts.findIndex((src) => src.includes('/main.'));
  if (main < 0) throw new Error('public/index.html does not load the app.');
  const own = files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
  return scripts.toSpliced(main, 0, ...own);
}

/** Leaves to one script what comes after the first picture. What is seen before has its styles inside. */
function withBoot(html: string, boot: string, calls: readonly string[]): string {
  const take = (tags: RegExp, mark: string) => {
    const urls: string[] = [];
    html = html.replaceAll(tags, (tag) => {
      const [, url] = /(?:href|src)="([^"]*)"/.exec(tag) ?? [];
      if (url === undefined || !tag.includes(mark)) return tag;
      urls.push(url);
      return '';
    });
    return urls.join(' ');
  };
  const styles = take(/<link [^<>]*>/g, 'rel="stylesheet"');
  const scripts = take(/<script defer src="[^"]*"><\/script>/g, 'src');
  if (!styles || !scripts) throw new Error(`Nothing is left to ${boot}.`);
  const data = `data-styles="${styles}" data-calls="${calls.join(' ')}" data-scripts="${scripts}"`;
  return html.replace('</head>', `<script defer src="/${boot}" ${data}></script></head>`);
}

/** A whole page: its head, its content, the styles that its first view needs, and hints of what it will ask for. */
export async function pageHtml({ template, page, content, files, calls, boot, dist }: PageParts): Promise<string> {
  // React puts the pictures to load first before the content; their place is the head.
  const [preloads = ''] = /^(?:<link[^>]*>)*/.exec(content) ?? [];
  const api = (process.env['API_URL'] ?? '').replace(/(?<!\/)\/+$/, '');
  const asked = calls.map((call) => api + call);
  const head = [
    preloads,
    ...files.filter((file) => file.endsWith('.css')).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...(boot ? [] : asked.map((url) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${url}">`)),
  ].join('');
  const title = titleOf(page, content);
  if (content.includes('<script>')) throw new Error(`${page.path} came in pieces that only an inline script joins.`);
  let html = replaced(
    template,
    '<div id="root"></div>',
    `<div id="root" data-page="${page.path}">${content.slice(preloads.length)}</div>`,
  );
  html = replaced(html, /<title>[^<]*<\/title>/, `<title>${escape(title)}</title>`);
  const description = escape(page.description);
  html = replaced(html, /<meta name="description"[^<>]*>/, `<meta name="description" content="${description}">`);
  html = replaced(
    html,
    /<meta property="og:description"[^<>]*>/,
    `<meta property="og:description" content="${description}">`,
  );
  html = replaced(html, /<meta property="og:title"[^<>]*>/, `<meta property="og:title" content="${escape(title)}">`);
  html = replaced(html, '</head>', `${head}</head>`);
  html = html.replace(scriptTags, (tags) => scriptsOf(tags, files).map(scriptTag).join(''));
  const beasties = new Beasties({
    path: dist,
    publicPath: '/',
    preload: 'body',
    inlineFonts: true, // the faces' measures, so that nothing moves when the faces come
    pruneSource: false,
    reduceInlineStyles: false,
    logLevel: 'warn',
  });
  html = (await beasties.process(html)).replace(' data-beasties-container', '');
  return boot ? withBoot(html, boot, asked) : html;
}
