import Beasties from 'beasties';
import { facesApart } from './faces';

interface PageParts {
  /** dist/index.html */
  template: string;
  /** Its path as the page's code finds it in #root; '*' for every path that the site does not have. */
  path: string;
  /** The calls to the API that the browser is to begin at once. */
  calls: readonly string[];
  /** The page as React has rendered it, with the lists that decide which styles the first view needs. */
  sample: { html: string };
  /** The page's own scripts and stylesheets, below dist/. */
  files: readonly string[];
  /** The file of pictureFirst.js below dist/. */
  pictureFirst: string;
  /** For stylesheets with faces of the fonts: the same without them, below dist/. */
  faceless: ReadonlyMap<string, string>;
  dist: string;
}

/** A page's HTML around what is rendered: before what belongs into the head, between that and the content of #root, after it. */
export type Frame = [start: string, middle: string, end: string];

/** Stands for what belongs into the head, and around the content. */
const MARK = '<!--rendered-->';

function replaced(html: string, part: string, by: string): string {
  if (html.split(part).length !== 2) throw new Error(`public/index.html must have one ${part}.`);
  return html.replace(part, () => by);
}

/** Replaces the same elements of public/index.html, where they describe the whole site: from the title to the last meta. */
export function withHead(template: string, head: string): string {
  const begin = template.indexOf('<title>');
  const end = template.indexOf('>', template.lastIndexOf('<meta ')) + 1;
  if (begin === -1 || end < begin) throw new Error('public/index.html must have a title, and metas after it.');
  return template.slice(0, begin) + head + template.slice(end);
}

/** Sets the faces of the fonts apart, in styles that hold on paper alone: pictureFirst.js reads them, as they would hold up the first paint. */
function withFacesApart(html: string): string {
  const { faces, rest } = facesApart(html);
  return rest.replace('</head>', () => `<style id="faces" media="print">${faces}</style></head>`);
}

/** Lets one script load all others and the stylesheets. The styles of the first view are inline; without scripts, all are loaded. */
function withPictureFirst(html: string, { pictureFirst, calls, faceless }: PageParts): string {
  const urls = { styles: '', scripts: '' };
  const rest = html.replaceAll(/<link [^<>]*>|<script defer[^<>]*><\/script>/g, (tag) => {
    if (tag.startsWith('<link') && !tag.includes('rel="stylesheet"')) return tag;
    const [, url = ''] = /(?:href|src)="([^"]*)"/.exec(tag) ?? [];
    urls[tag.startsWith('<link') ? 'styles' : 'scripts'] += ` ${url}`;
    return '';
  });
  const sheetsOf = urls.styles.trim().split(' ');
  const styles = sheetsOf.map((url) => `/${faceless.get(url.slice(1)) ?? url.slice(1)}`).join(' ');
  const data = { ...urls, ...(urls.styles && { styles }), calls: calls.join(' ') };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value.trim()}"`);
  const sheets = sheetsOf.map((url) => `<link rel="stylesheet" href="${url}">`);
  const withoutScripts = urls.styles ? `<noscript>${sheets.join('')}</noscript>` : '';
  return rest.replace(
    '</head>',
    `${withoutScripts}<script defer src="/${pictureFirst}"${attributes.join('')}></script></head>`,
  );
}

/**
 * Leaves the blurred picture out of inline styles where it belongs to one that is loaded when it is near: it cannot be compressed, and
 * comes with the stylesheets.
 */
function withoutLazyPictures(html: string): string {
  const eager = (html.match(/<img [^<>]*>/g) ?? []).filter((tag) => tag.includes('loading="eager"')).join();
  return html.replace(/\.[\w-]+\{background-image:[^{}]*\}/g, (rule) => {
    const [name = '', styles = ''] = rule.slice(1).split('{');
    if (!styles.startsWith('background-image:url(data:image/webp') || eager.includes(name)) return rule;
    return `.${name}{${styles.slice(styles.indexOf(')') + 1).replace(/^;/, '')}`;
  });
}

/** A page's frame: with the styles that its first view needs, and hints of what it will ask for. */
export async function pageFrame(parts: PageParts): Promise<Frame> {
  const { template, path, files, calls, dist } = parts;
  const isPictureFirst = calls.length === 0 || parts.sample.html.includes('fetchPriority="high"');
  const filesOf = (type: string) => files.filter((file) => file.endsWith(type));
  const links = [
    ...filesOf('.css').map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...(isPictureFirst
      ? []
      : calls.map((url) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${url}">`)),
  ];
  // They come before the app's, so that the page can be hydrated as soon as that runs.
  const scripts = filesOf('.js').map((file) => `<script defer src="/${file}"></script>`);

  let html = withHead(template, MARK);
  html = replaced(html, '</head>', `${links.join('')}</head>`);
  html = html.replace('<script defer', `${scripts.join('')}<script defer`);
  html = replaced(
    html,
    '<div id="root"></div>',
    `<div id="root" data-page="${path}">${MARK}${parts.sample.html}${MARK}</div>`,
  );
  const beasties = new Beasties({
    path: dist,
    publicPath: '/',
    preload: 'body',
    inlineFonts: true, // the fallbacks, which have the measures of the faces
    pruneSource: false,
    reduceInlineStyles: false,
    logLevel: 'warn',
  });
  html = withoutLazyPictures((await beasties.process(html)).replace(' data-beasties-container', ''));
  if (isPictureFirst) html = withPictureFirst(withFacesApart(html), parts);
  const [start, middle, , end, ...rest] = html.split(MARK);
  if (start === undefined || middle === undefined || end === undefined || rest.length > 0) {
    throw new Error(`${path}: the places of what is rendered were not found again.`);
  }
  return [start, middle, end];
}
