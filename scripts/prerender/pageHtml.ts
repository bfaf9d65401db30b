import Beasties from 'beasties';
import type { SitePage } from '../sitePages';

interface PageParts {
  /** dist/index.html */
  template: string;
  page: SitePage;
  /** What React has rendered. */
  content: string;
  /** The page's own scripts and stylesheets, below dist/. */
  files: readonly string[];
  /** The file of pictureFirst.js below dist/. */
  pictureFirst: string;
  dist: string;
}

/** What React puts before the content, as it belongs into the head. */
const hoisted = /^(?:<(?:link|meta) [^<>]*>|<title>[^<]*<\/title>)*/;

function replaced(html: string, part: string, by: string): string {
  if (html.split(part).length !== 2) throw new Error(`public/index.html must have one ${part}.`);
  return html.replace(part, () => by);
}

/** Replaces the same elements of public/index.html, where they describe the whole site: from the title to the last meta. */
function withHead(template: string, head: string): string {
  const begin = template.indexOf('<title>');
  const end = template.indexOf('>', template.lastIndexOf('<meta ')) + 1;
  if (begin === -1 || end < begin) throw new Error('public/index.html must have a title, and metas after it.');
  return template.slice(0, begin) + head + template.slice(end);
}

/** Lets one script load all others and the stylesheets. The styles of the first view are inline. */
function withPictureFirst(html: string, script: string, calls: readonly string[]): string {
  const urls = { styles: '', scripts: '' };
  const rest = html.replaceAll(/<link [^<>]*>|<script defer[^<>]*><\/script>/g, (tag) => {
    if (tag.startsWith('<link') && !tag.includes('rel="stylesheet"')) return tag;
    const [, url = ''] = /(?:href|src)="([^"]*)"/.exec(tag) ?? [];
    urls[tag.startsWith('<link') ? 'styles' : 'scripts'] += ` ${url}`;
    return '';
  });
  const data = { ...urls, calls: calls.join(' ') };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value.trim()}"`);
  return rest.replace('</head>', `<script defer src="/${script}"${attributes.join('')}></script></head>`);
}

/** A whole page: its head, its content, the styles that its first view needs, and hints of what it will ask for. */
export async function pageHtml({ template, page, content, files, pictureFirst, dist }: PageParts): Promise<string> {
  if (content.includes('<script>')) throw new Error(`${page.path} came in pieces that only an inline script joins.`);
  const [head = ''] = hoisted.exec(content) ?? [];
  const api = (process.env['API_URL'] ?? '').replace(/(?<!\/)\/+$/, '');
  const calls = (page.firstCalls ?? []).map((call) => api + call);
  const filesOf = (type: string) => files.filter((file) => file.endsWith(type));
  const links = [
    ...filesOf('.css').map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...(page.isPictureFirst
      ? []
      : calls.map((url) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${url}">`)),
  ];
  // They come before the app's, so that the page can be hydrated as soon as that runs.
  const scripts = filesOf('.js').map((file) => `<script defer src="/${file}"></script>`);

  let html = withHead(template, head);
  html = replaced(html, '</head>', `${links.join('')}</head>`);
  html = html.replace('<script defer', `${scripts.join('')}<script defer`);
  html = replaced(
    html,
    '<div id="root"></div>',
    `<div id="root" data-page="${page.path}">${content.slice(head.length)}</div>`,
  );
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
  return page.isPictureFirst ? withPictureFirst(html, pictureFirst, calls) : html;
}
