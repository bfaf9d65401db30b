import type { FastifyReply, FastifyRequest } from 'fastify';
import { escaped } from '../escaped.ts';
import type { Db } from '../db/connect.ts';
import { pathOf, queryOf } from '../http/address.ts';
import { type PageSchool, schoolToSend } from '../school/pageSchool.ts';
import { isMissing, readAnswers, readSchool } from './answers.ts';
import { answersElement, answersFiles, type AnswersOf } from './answersFiles.ts';
import { documentOf } from './document.ts';
import { documentSender, type SenderOptions } from './documentSender.ts';
import { named, schoolElement, shellOf, withoutLazyPlaceholders } from './pageData.ts';
import type { Source } from './keptDocuments.ts';
import { SOURCE_LANGUAGE } from './language.ts';
import type { Answer, Renderer, RenderedFrom, Renderers } from './renderer.ts';
import { manifestOf } from './manifest.ts';
import { sitemapOf } from './sitemap.ts';

const HTML = 'text/html; charset=utf-8';

export interface RenderOptions extends SenderOptions {
  renderers: Renderers;
  db: Db;
  /** The setting CHANGE_HOURS. */
  changeHours: number;
  /** The manifest of the built site. */
  manifest: string;
}

/** What a page is made of. */
interface Content {
  answers: Answer[];
  school: PageSchool;
}

/** An address that a page is rendered for: language, path, what of the query it depends on, and what absolute addresses begin with. */
interface PageAddress {
  language: string;
  pathname: string;
  query: string;
  origin: string;
}

const ROOT_END = '</div>';

/**
 * Renders the public pages with their lists and keeps them until the content changes. Where that fails or takes too long,
 * nothing is sent, and the caller sends the page without its lists.
 */
export function renderedPages({ renderers, db, changeHours, manifest, ...options }: RenderOptions) {
  const { originFor, inTime, answer } = documentSender(options);
  const files = answersFiles();

  const answersFor = async (renderer: Renderer, from: RenderedFrom, language: string): Promise<Answer[]> =>
    renderer.withFurtherProducts(await readAnswers(db, from, language));

  async function render(renderer: Renderer, page: PageAddress, { answers, school: now }: Content) {
    const { language, pathname, query, origin } = page;
    const frame = renderer.frames[pathname];
    if (!frame?.[2].startsWith(ROOT_END)) throw new Error(`The build has no frame for ${pathname}.`);
    const school = schoolToSend(now, renderer.firstSchool);
    const { html, head, status } = await renderer.renderPage({ url: pathname + query, origin, answers, school });
    const [start, middle, end] = frame;
    const site = origin === '' ? '' : `<meta name="site-origin" content="${escaped(origin)}">`;
    const file = answers.length > 0 && files.keep(await files.make(answers), { language, page: pathname + query });
    const begin = answersElement(file || '') + site + head;
    const said = (built: string) => named(built, now, renderer.firstSchool);
    const rest = ROOT_END + schoolElement(school) + said(end.slice(ROOT_END.length));
    return documentOf(said(start) + begin + middle + withoutLazyPlaceholders(html) + rest, HTML, status);
  }

  function sourceOf(
    renderer: Renderer,
    language: string,
    from: RenderedFrom,
    request: FastifyRequest,
  ): Source<Content> {
    const origin = originFor(request);
    const pathname = pathOf(request);
    return {
      key: `${language} ${origin}${pathname}${from.query}`,
      isRare: from.isSearch === true,
      read: async () => {
        const [answers, school] = await Promise.all([
          answersFor(renderer, from, language),
          readSchool(db, { language, changeHours }),
        ]);
        return { answers, school };
      },
      isRareWith: ({ answers }) => isMissing(answers),
      make: (content) => render(renderer, { language, pathname, query: from.query, origin }, content),
    };
  }

  /** What a page would be rendered from today, as a file. */
  const answersSource = (
    renderer: Renderer,
    from: RenderedFrom,
    { language, page }: AnswersOf,
  ): Source<readonly Answer[]> => ({
    key: `${language} answers of ${page}`,
    isRare: from.isSearch === true,
    read: () => answersFor(renderer, from, language),
    isRareWith: isMissing,
    make: files.make,
  });

  return {
    /** Sends the page of an address in a language, with its lists; `otherwise` sends it without. */
    sendPage: (request: FastifyRequest, reply: FastifyReply, language: string, otherwise: () => void): void => {
      const renderer = renderers.get(language);
      const from = renderer?.renderedFrom(pathOf(request), queryOf(request));
      if (renderer && from) answer(request, reply, sourceOf(renderer, language, from, request), otherwise);
      else otherwise();
    },

    /** Sends the file that a page names; `otherwise` answers where there is none, and the page asks the API. */
    sendAnswers: (request: FastifyRequest, reply: FastifyReply, name: string, otherwise: () => void): void => {
      const of = queryOf(request);
      const [language, page] = [of.get('lang') ?? '', of.get('page') ?? ''];
      const [pathname = '', query] = page.split('?');
      const kept = files.kept(name);
      const renderer = renderers.get(language);
      const from = renderer?.renderedFrom(pathname, new URLSearchParams(query));
      if (kept) files.send(request, reply, kept, name);
      else if (!renderer || !from) otherwise();
      else
        void inTime(answersSource(renderer, from, { language, page: pathname + from.query })).then((file) =>
          file ? files.send(request, reply, file, name) : otherwise(),
        );
    },

    /** Sends a page that is the same for all addresses, with what the school says of itself; `otherwise` sends it as it was built. */
    sendShell: (
      request: FastifyRequest,
      reply: FastifyReply,
      shell: { file: string; language: string; html: string; status: number },
      otherwise: () => void,
    ): void => {
      const { file, language, html, status } = shell;
      const renderer = renderers.get(language);
      if (!renderer) {
        otherwise();
        return;
      }
      const source: Source<PageSchool> = {
        key: file,
        isRare: false,
        read: () => readSchool(db, { language, changeHours }),
        isRareWith: () => false,
        make: (now) => documentOf(shellOf(html, now, renderer.firstSchool), HTML, status),
      };
      answer(request, reply, source, otherwise);
    },

    /** Sends the manifest with the school's name; `otherwise` sends it as it was built. */
    sendManifest: (request: FastifyRequest, reply: FastifyReply, otherwise: () => void): void =>
      answer(request, reply, { key: 'manifest', isRare: false, ...manifestOf(manifest, db) }, otherwise),

    /** Sends sitemap.xml; `otherwise` answers where it cannot be made at the moment. */
    sendSitemap: (request: FastifyRequest, reply: FastifyReply, otherwise: () => void): void => {
      const origin = originFor(request);
      const renderer = renderers.get(SOURCE_LANGUAGE);
      if (!renderer) {
        otherwise();
        return;
      }
      const sitemap = sitemapOf(renderer, db, origin);
      answer(request, reply, { key: `${origin}/sitemap.xml`, isRare: false, ...sitemap }, otherwise);
    },
  };
}
