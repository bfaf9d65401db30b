import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageSchool, SentSchool } from '../school/pageSchool.ts';
import { withLevel } from './document.ts';
import type { HeadTexts } from './shell.ts';

/** An answer of the API, as the page finds it in its store. */
export interface Answer {
  endpointName: string;
  arg: Record<string, string | number>;
  value: unknown;
  /** Path and query of the call; none for what the site puts together out of several calls. */
  url?: string;
}

/** What a page is rendered from at an address. */
export interface RenderedFrom {
  /** What of the address's query the page depends on. */
  query: string;
  calls: readonly string[];
  /** The call out of `calls` whose further pages the page needs as well. */
  everyPageOf?: string;
  /** The id of the lesson that the page is about. */
  lesson?: string;
  /** The page shows what a visitor searched for. */
  isSearch?: boolean;
}

/** A page's HTML before what belongs into its head, between that and the content of #root, and after it. */
type Frame = readonly [start: string, middle: string, end: string];

/** What `npm run build` makes of src/serverRender.tsx. */
export interface Renderer {
  isKnownPath: (pathname: string) => boolean;
  lessonPath: (id: string) => string;
  /** What the build itself says of the school. */
  firstSchool: PageSchool;
  /** The pages that a search engine is to find, besides those of lessons. */
  listedPaths: readonly string[];
  renderedFrom: (pathname: string, query: URLSearchParams) => RenderedFrom | null;
  /** Answers with what the site puts together out of several of them. */
  withFurtherProducts: (answers: readonly Answer[]) => Answer[];
  renderPage: (request: {
    url: string;
    origin: string;
    answers: readonly Answer[];
    /** What the school says of itself where that is not `firstSchool`. */
    school: SentSchool;
  }) => Promise<{ html: string; head: string; status: number }>;
  /** What the head of a page says of it, by its path, with what the school says of itself where that is not `firstSchool`. */
  headTexts: (path: string, school: SentSchool) => HeadTexts;
  /** By the page's path. */
  frames: Readonly<Record<string, Frame>>;
}

/** A renderer for each language of the site. */
export type Renderers = ReadonlyMap<string, Renderer>;

async function loadRenderer(folder: string): Promise<Renderer> {
  const code = (await import(pathToFileURL(path.join(folder, 'renderer.js')).href)) as Omit<Renderer, 'frames'>;
  const built = JSON.parse(readFileSync(path.join(folder, 'frames.json'), 'utf8')) as Renderer['frames'];
  const frames = Object.fromEntries(
    Object.entries(built).map(([pathname, [start, ...rest]]): [string, Frame] => [
      pathname,
      [withLevel(start), ...rest],
    ]),
  );
  const renderer = { ...code, frames };
  // The first time takes ten times as long as the next ones, for which somebody waits.
  for (const url of renderer.listedPaths) await renderer.renderPage({ url, origin: '', answers: [], school: {} });
  return renderer;
}

/** Loads the renderers from the folder into which the site's build writes them; null when there are none. */
export async function loadRenderers(folder = path.resolve('build/render')): Promise<Renderers | null> {
  if (!existsSync(folder)) return null;
  const renderers = new Map<string, Renderer>();
  for (const language of readdirSync(folder)) renderers.set(language, await loadRenderer(path.join(folder, language)));
  return renderers.size > 0 ? renderers : null;
}
